-- Accounts and addresses that are opened ahead, so that a funding instrument is created from what exists. The table was
-- made by a migration of another name first: a database that has it keeps it.
create table if not exists provider_stock (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  item text not null,
  adapter text not null,
  status text not null check (status in ('ordered', 'ready', 'taken', 'refused')),
  provider_reference text,
  bsb text,
  account_number text,
  address text,
  tag text,
  funding_instrument_id text unique,
  ordered_at bigint not null,
  answered_at bigint,
  taken_at bigint,
  unique (bsb, account_number),
  unique (item, address),
  check (status not in ('ready', 'taken') or provider_reference is not null),
  check ((status = 'taken') = (funding_instrument_id is not null))
);

-- What an order tells its provider and must not stay, sealed: it goes when the order is pending no longer.
alter table instructions add column sealed text check (sealed is null or status = 'pending');
alter table instructions add column sealed_until bigint;
create index instructions_sealed on instructions (sealed_until) where sealed_until is not null;
