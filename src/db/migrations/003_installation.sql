-- Which environment the database belongs to: one row, which the migration's process writes in the same transaction.
create table installation (
  only_row integer primary key default 1 check (only_row = 1),
  environment text not null check (environment in ('sandbox', 'production'))
);
