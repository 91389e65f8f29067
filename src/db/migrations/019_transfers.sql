-- breaks the server before it: it knows what a simulated provider was told to do by its operation alone
-- Money that customers send to payment routes, on its way through the house: no operation and no receipt. Amounts are in
-- minor units of their assets. What is fixed with the rate is there whole, or not at all.
create table transfers (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  customer_id text not null,
  payment_route_id text not null,
  direction text not null check (direction in ('aud_to_stablecoin', 'stablecoin_to_aud')),
  status text not null
    check (status in ('detected', 'held', 'converting', 'delivering', 'completed', 'failed', 'returned')),
  version integer not null check (version > 0),
  provider_reference text not null,
  transaction_hash text,
  transfer_index integer not null check (transfer_index >= 0),
  deposit_reference text not null,
  source_asset text not null check (source_asset in ('AUD', 'USDC', 'USDT')),
  source_network text,
  gross_minor bigint not null check (gross_minor > 0),
  destination_asset text not null check (destination_asset in ('AUD', 'USDC', 'USDT')),
  destination_network text,
  payee text not null,
  payment text,
  configuration_id text not null,
  pricing text not null,
  platform_fee_minor bigint not null check (platform_fee_minor >= 0),
  developer_fee_minor bigint check (developer_fee_minor >= 0),
  rate text,
  converted_minor bigint check (converted_minor > 0),
  destination_minor bigint check (destination_minor > 0),
  developer_fee_aud_minor bigint check (developer_fee_aud_minor >= 0),
  delivery_reference text,
  hold_reason text,
  failure_code text,
  failure_message text,
  status_history text not null,
  is_steered integer not null check (is_steered in (0, 1)),
  -- When it is to be converted: on the tenant's clock, and on the server's where that is another moment.
  due_at bigint,
  ready_at bigint,
  attempts integer not null,
  created_at bigint not null,
  updated_at bigint not null,
  completed_at bigint,
  failed_at bigint,
  returned_at bigint,
  check ((rate is null) = (converted_minor is null)),
  check ((rate is null) = (destination_minor is null)),
  check ((rate is null) = (developer_fee_aud_minor is null)),
  check (rate is null or developer_fee_minor is not null),
  check ((status = 'held') = (hold_reason is not null)),
  check ((direction = 'stablecoin_to_aud') = (payment is not null)),
  check (direction = 'aud_to_stablecoin' or transaction_hash is not null),
  check (due_at is null or status = 'detected'),
  check ((status = 'completed') = (completed_at is not null)),
  check ((status = 'returned') = (returned_at is not null))
);
create index transfers_tenant on transfers (tenant_id, id);
create index transfers_status on transfers (tenant_id, status, id);
create index transfers_route on transfers (tenant_id, payment_route_id, id);
create index transfers_customer on transfers (tenant_id, customer_id, id);
create index transfers_completed on transfers (tenant_id, completed_at) where completed_at is not null;
create index transfers_held on transfers (id) where status = 'held';
create index transfers_ready on transfers ((coalesce(ready_at, due_at))) where due_at is not null;
create index transfers_due on transfers (tenant_id, due_at) where due_at is not null;
-- One fact at one route is one transfer. A report may name the provider's reference or the transaction alone: they come first.
create unique index transfers_provider_reference on transfers (provider_reference, payment_route_id);
create unique index transfers_deposit on transfers (transaction_hash, transfer_index, payment_route_id)
  where direction = 'stablecoin_to_aud';
create index transfers_transaction on transfers (transaction_hash) where direction = 'aud_to_stablecoin';
-- The simulator's reports always name what they are about: its references need not be found.
create index transfers_delivery_reference on transfers (delivery_reference)
  where substr(delivery_reference, 1, 3) <> 'SIM';

-- A transfer has several orders, one of a kind: what a simulated provider was told to do is known by subject and kind, as
-- the orders themselves are.
create table new_simulated_orders (
  subject text not null,
  kind text not null,
  tenant_id text not null,
  provider text not null,
  next_report text check (next_report in ('settled', 'failed', 'returned')),
  due_at bigint,
  ready_at bigint,
  deliveries integer not null default 1,
  confirmations integer not null default 0,
  answer text not null default '{}',
  said text,
  primary key (subject, kind)
);
insert into new_simulated_orders (
  subject, kind, tenant_id, provider, next_report, due_at, ready_at, deliveries, confirmations, answer, said
)
select
  operation_id, case provider when 'bank' then 'pay' when 'chain' then 'send' else 'convert' end,
  tenant_id, provider, next_report, due_at, ready_at, deliveries, confirmations, answer, said
from simulated_orders;
drop table simulated_orders;
alter table new_simulated_orders rename to simulated_orders;
create index simulated_orders_ready on simulated_orders ((coalesce(ready_at, due_at))) where next_report is not null;
create index simulated_orders_due on simulated_orders (tenant_id, due_at) where next_report is not null;
