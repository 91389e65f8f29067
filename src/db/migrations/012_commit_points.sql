-- Marks of commits, at most one a second a process: a process that has seen one which is missing knows that the database is
-- an earlier one (src/epochs/).
create table commit_points (
  mark text primary key check (length(mark) = 32),
  epoch integer not null,
  written_at bigint not null,
  expires_at bigint not null
);
create index commit_points_written_at on commit_points (written_at);
create index commit_points_expires_at on commit_points (expires_at);
-- Who this database is: a copy of it is the same, and no other database has it. Its one row is written with the
-- environment (src/db/startup/): a build keeps what migrations make of an empty file.
create table installation_identity (
  only_row integer primary key default 1 check (only_row = 1),
  id text not null check (length(id) = 32)
);
