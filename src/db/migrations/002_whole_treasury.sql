-- Withdrawals and conversions beside payouts: what each kind adds to the common record.
alter table operations add column destination_id text;
alter table operations add column quote_id text;
alter table operations add column evidence_id text;
alter table operations add column transaction_hash text;
alter table operations add column confirmations integer not null default 0;
create index operations_destination on operations (tenant_id, destination_id, id) where destination_id is not null;
create unique index operations_quote on operations (quote_id) where quote_id is not null;
create index operations_evidence on operations (evidence_id) where evidence_id is not null;

-- What open conversions will bring: it counts against the bound of a balance, so that no settlement can pass it.
alter table balances add column converting_minor bigint not null default 0;

-- A deposit is known by its transaction as well: reported twice, it is one receipt.
alter table receipts add column transaction_hash text;
create unique index receipts_transaction on receipts (funding_instrument_id, transaction_hash) where transaction_hash is not null;

-- Every simulated provider keeps its orders here: what it was told to do, and what it will report next.
alter table simulated_payments rename to simulated_orders;
drop index simulated_payments_due;
alter table simulated_orders add column provider text not null default 'bank';
alter table simulated_orders add column deliveries integer not null default 1;
alter table simulated_orders add column confirmations integer not null default 0;
alter table simulated_orders add column answer text not null default '{}';
create index simulated_orders_due on simulated_orders (due_at) where next_report is not null;

-- How a tenant has asked a simulated provider to misbehave.
create table faults (
  tenant_id text not null,
  provider text not null,
  queue text not null,
  primary key (tenant_id, provider)
);

-- Rates that a tenant of the sandbox has pinned, each in its one direction.
create table pinned_rates (
  tenant_id text not null,
  source text not null check (source in ('AUD', 'USDC', 'USDT')),
  destination text not null check (destination in ('AUD', 'USDC', 'USDT')),
  rate text,
  primary key (tenant_id, source, destination)
);

create table destinations (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  external_reference text not null,
  name text not null,
  asset text not null check (asset in ('USDC', 'USDT')),
  network text not null,
  address text not null,
  tag text,
  version integer not null check (version > 0),
  status text not null check (status in ('active', 'inactive')),
  created_at bigint not null,
  updated_at bigint not null,
  deactivated_at bigint
);
create index destinations_tenant on destinations (tenant_id, id);

create table conversion_quotes (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  status text not null check (status in ('open', 'accepted', 'expired')),
  version integer not null,
  side text not null check (side in ('source', 'destination')),
  source_asset text not null check (source_asset in ('AUD', 'USDC', 'USDT')),
  source_network text,
  source_minor bigint not null check (source_minor > 0),
  destination_asset text not null check (destination_asset in ('AUD', 'USDC', 'USDT')),
  destination_network text,
  destination_minor bigint not null check (destination_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0),
  rate text not null,
  configuration_id text not null,
  conversion_id text,
  expires_at bigint not null,
  created_at bigint not null,
  updated_at bigint not null
);
create index conversion_quotes_tenant on conversion_quotes (tenant_id, id);
create index conversion_quotes_due on conversion_quotes (expires_at) where status = 'open';

create table identity_evidence (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  beneficiary_id text not null references beneficiaries (id) deferrable initially deferred,
  status text not null check (status in ('pending', 'accepted', 'rejected', 'expired')),
  version integer not null,
  level text not null,
  reason text,
  created_at bigint not null,
  updated_at bigint not null,
  accepted_at bigint,
  expires_at bigint
);
create index identity_evidence_beneficiary on identity_evidence (tenant_id, beneficiary_id, id);
create index identity_evidence_due on identity_evidence (expires_at) where status = 'accepted';

-- The simulated identity provider's own books: what it will report of an evidence, and when.
create table simulated_checks (
  evidence_id text primary key,
  tenant_id text not null,
  next_report text,
  due_at bigint,
  deliveries integer not null
);
create index simulated_checks_due on simulated_checks (due_at) where next_report is not null;

-- Orders that are still queued name their asset as those of the other providers do.
update instructions set payload = replace(payload, '"currency":"AUD"', '"asset":"AUD"');
