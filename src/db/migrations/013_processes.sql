-- The processes whose workers work on this database, and when each was last seen: the more there are, the less often each
-- looks for what another has left (src/workers/processes.ts).
create table processes (
  id text primary key,
  seen_at bigint not null
);
create index processes_seen_at on processes (seen_at);
