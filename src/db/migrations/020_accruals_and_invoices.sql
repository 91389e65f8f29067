-- What a tenant's month has brought of one thing, counted in the commits that cause it: one row for each asset and unit
-- price. An amount is kept as its part of 2^32 and the rest, each added up by itself, since a month of fees may pass 64 bits.
create table accruals (
  tenant_id text not null references tenants (id) deferrable initially deferred,
  month text not null check (length(month) = 7),
  item text not null check (item in ('kyc', 'platform_fee', 'developer_fee')),
  asset text not null check (asset in ('AUD', 'USDC', 'USDT')),
  unit_price_minor bigint not null,
  count bigint not null check (count >= 0),
  minor_high bigint not null,
  minor_low bigint not null,
  primary key (tenant_id, month, item, asset, unit_price_minor)
);

-- The month that a tenant is invoiced for next, and its end on the tenant's clock. A tenant without a month begins with the
-- one in which it is looked at first: accounts that are older than this table, and what a server of before makes.
create table next_invoices (
  tenant_id text primary key references tenants (id) deferrable initially deferred,
  month text check (month is null or length(month) = 7),
  due_at bigint not null,
  ready_at bigint,
  -- The newest movement of which nothing was counted yet.
  accrued_after_seq bigint not null default 0
);
create index next_invoices_ready on next_invoices ((coalesce(ready_at, due_at))) where due_at >= 0;
insert into next_invoices (tenant_id, due_at, accrued_after_seq) select tenant_id, 0, seq from wallets;

-- One invoice of one month. What it says is fixed from `issued` on.
create table invoices (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  month text not null,
  number text not null,
  period_from bigint not null,
  period_to bigint not null,
  status text not null check (status in ('draft', 'issued', 'settled', 'void')),
  status_by text,
  version integer not null,
  line_count integer not null,
  platform_fees_due_minor bigint not null,
  developer_fees_credit_minor bigint not null check (developer_fees_credit_minor >= 0),
  tax_minor bigint not null,
  net_due_minor bigint not null,
  inflow_collected text not null,
  generated_at bigint not null,
  generated_by text not null,
  issued_at bigint,
  issued_by text,
  settled_at bigint,
  settled_by text,
  voided_at bigint,
  voided_by text,
  void_reason text,
  replaces text,
  unique (tenant_id, number),
  check ((issued_at is null) = (issued_by is null)),
  check ((settled_at is null) = (settled_by is null)),
  check ((voided_at is null) = (voided_by is null) and (voided_at is null) = (void_reason is null)),
  check ((status = 'void') = (voided_at is not null)),
  check ((status = 'settled') = (settled_at is not null)),
  check (status not in ('issued', 'settled') or issued_at is not null)
);
create index invoices_tenant on invoices (tenant_id, id);
create unique index invoices_standing on invoices (tenant_id, month) where status <> 'void';

-- What was not collected as it arose, a row a line, from 1.
create table invoice_lines (
  invoice_id text not null references invoices (id) deferrable initially deferred,
  line integer not null check (line > 0),
  tenant_id text not null,
  type text not null check (type in ('kyc', 'subscription', 'adjustment')),
  description text not null,
  count bigint not null check (count >= 0),
  unit_price_minor bigint not null,
  amount_minor bigint not null,
  actor text,
  primary key (invoice_id, line)
);

-- The newest invoice of a month, and the last place that was taken in the month's sequence of numbers.
create table invoice_months (
  tenant_id text not null references tenants (id) deferrable initially deferred,
  month text not null,
  last_place integer not null check (last_place between 1 and 9999),
  invoice_id text not null,
  primary key (tenant_id, month)
);
