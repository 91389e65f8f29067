-- Standing ways for a customer's money: what comes in at the route's own account or address is converted, and sent on to
-- its destination. `asset` and `network` are the pair of the stablecoin, whichever end it stands at; the limits are in minor
-- units of what the customer sends.
create table payment_routes (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  customer_id text not null references customers (id) deferrable initially deferred,
  direction text not null check (direction in ('aud_to_stablecoin', 'stablecoin_to_aud')),
  status text not null check (status in ('active', 'inactive')),
  version integer not null check (version > 0),
  asset text not null check (asset in ('USDC', 'USDT')),
  network text not null,
  -- Where the money goes: an address of a stablecoin, or a bank account or PayID.
  destination_address text,
  payee text,
  -- Where it comes in: an account, perhaps with a PayID, or an address.
  provider_reference text not null,
  account_name text not null,
  bsb text,
  account_number text,
  pay_id text,
  deposit_address text,
  deposit_tag text,
  reference text not null,
  min_minor bigint check (min_minor >= 0),
  max_minor bigint check (max_minor > 0),
  daily_minor bigint check (daily_minor > 0),
  metadata text,
  created_at bigint not null,
  updated_at bigint not null,
  deactivated_at bigint,
  created_by text not null,
  deactivated_by text,
  unique (tenant_id, reference),
  check ((status = 'inactive') = (deactivated_at is not null)),
  check (min_minor <= max_minor),
  check (min_minor <= daily_minor),
  check ((direction = 'aud_to_stablecoin') = (destination_address is not null)),
  check ((direction = 'stablecoin_to_aud') = (payee is not null)),
  check ((direction = 'aud_to_stablecoin') = (bsb is not null)),
  check ((direction = 'aud_to_stablecoin') = (account_number is not null)),
  check ((direction = 'stablecoin_to_aud') = (deposit_address is not null)),
  check (direction = 'aud_to_stablecoin' or pay_id is null),
  check (direction = 'stablecoin_to_aud' or deposit_tag is null)
);
create index payment_routes_tenant on payment_routes (tenant_id, id);
create index payment_routes_customer on payment_routes (tenant_id, customer_id, id);
create unique index payment_routes_account on payment_routes (bsb, account_number) where bsb is not null;
create unique index payment_routes_address on payment_routes (asset, network, deposit_address)
  where deposit_address is not null;

-- Every account, PayID and address that money can come in at, with the one funding instrument or payment route that has it,
-- for good: what is paid there must not be able to belong to two. Triggers keep it, whoever writes. Where two should have had
-- one before, the first keeps it.
create table receiving_places (
  place text primary key,
  holder_id text not null
);
insert into receiving_places (place, holder_id)
  select 'account ' || bsb || ' ' || account_number, id from funding_instruments where account_number is not null;
insert into receiving_places (place, holder_id)
  select 'address ' || asset || ' ' || network || ' ' || case when address like '0x%' then lower(address) else address end, id
  from funding_instruments where address is not null order by id on conflict (place) do nothing;
insert into receiving_places (place, holder_id)
  select 'payid ' || lower(pay_id), id from funding_instruments where pay_id is not null order by id
  on conflict (place) do nothing;
