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
