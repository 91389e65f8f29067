-- Buckets that all processes share: when each is full again, in microseconds since the epoch, and how many tokens it gave last.
-- Nothing is lost that matters if the database crashes: buckets are full then. Rows are written all the time, and in place.
create unlogged table rate_limits (
  bucket text primary key,
  full_at bigint not null,
  taken integer not null
) with (fillfactor = 50);
