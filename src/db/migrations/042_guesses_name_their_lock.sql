-- The name of the lock that a counter of guesses stands under, sealed: removing an old counter takes it. A counter that an earlier
-- version has made has none until a guess is counted in it again.
alter table guess_counters add column lock_sealed text;
