-- The moments of a wallet's movements never fall as their numbers rise (a law), so that bounds in time are found by halving
-- the numbers.
drop index movements_occurred_at;
