-- How long nobody was connected who could carry out the orders that wait: for those that no adapter has been given (''), any adapter
-- of their provider could; for the others their own.
create table provider_absences (
  provider text not null check (provider in ('bank', 'chain', 'exchange', 'identity')),
  adapter text not null,
  -- On the server's clock, as found by a process that has orders waiting; null while it lasts.
  began_at bigint not null,
  ended_at bigint,
  primary key (provider, adapter)
);

-- The first cut-off of its rail after an order came to wait for it: its age is counted from then on.
alter table instructions add column cut_off_at bigint;
