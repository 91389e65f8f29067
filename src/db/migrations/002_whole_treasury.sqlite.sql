-- A stable address has none of a bank account's fields, and a bank account none of an address's.
-- SQLite cannot loosen a column: the table is made again, and its rows are put back under the old name, by which
-- the receipts know it.
create temp table kept_funding_instruments as select * from funding_instruments;
drop table funding_instruments;
create table funding_instruments (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  type text not null,
  asset text not null,
  status text not null check (status in ('active', 'inactive')),
  provider_reference text not null,
  external_reference text,
  account_name text,
  bsb text,
  account_number text,
  pay_id text,
  activation_message text,
  network text,
  address text,
  tag text,
  created_at bigint not null,
  updated_at bigint not null,
  deactivated_at bigint,
  unique (bsb, account_number)
);
create index funding_instruments_tenant on funding_instruments (tenant_id, id);
create unique index funding_instruments_address on funding_instruments (asset, network, address) where address is not null;
insert into funding_instruments (
  id, tenant_id, type, asset, status, provider_reference, external_reference, account_name, bsb, account_number, pay_id,
  activation_message, created_at, updated_at, deactivated_at
) select
  id, tenant_id, type, asset, status, provider_reference, external_reference, account_name, bsb, account_number, pay_id,
  activation_message, created_at, updated_at, deactivated_at
from kept_funding_instruments;
drop table kept_funding_instruments;
