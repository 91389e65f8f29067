-- Whoever writes has ended before anything here changes, and nobody who waits holds what is needed next.
lock table wallets in exclusive mode;
alter table wallets add column clock_target bigint;
