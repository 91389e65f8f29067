alter table wallets add column clock_target integer;
