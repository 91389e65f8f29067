-- The tables of both databases. Moments are milliseconds since the epoch, amounts are minor units.
-- Foreign keys are checked at COMMIT, since a group's rows are written table by table.

create table tenants (
  id text primary key,
  name text not null,
  status text not null check (status in ('active', 'suspended')),
  configuration_id text not null,
  created_at bigint not null
);

create table wallets (
  tenant_id text primary key references tenants (id) deferrable initially deferred,
  seq bigint not null check (seq >= 0),
  head_hash text not null check (length(head_hash) = 64),
  last_occurred_at bigint not null,
  clock_offset_ms bigint not null,
  clock_frozen_at bigint
);

create table balances (
  tenant_id text not null references wallets (tenant_id) deferrable initially deferred,
  asset text not null check (asset in ('AUD', 'USDC', 'USDT')),
  available_minor bigint not null check (available_minor between -9000000000000000000 and 9000000000000000000),
  reserved_minor bigint not null check (reserved_minor between 0 and 9000000000000000000),
  pending_minor bigint not null check (pending_minor between 0 and 9000000000000000000),
  spending_stopped smallint not null check (spending_stopped in (0, 1)),
  primary key (tenant_id, asset)
);

create table movements (
  tenant_id text not null references wallets (tenant_id) deferrable initially deferred,
  seq bigint not null check (seq > 0),
  id text not null unique,
  asset text not null check (asset in ('AUD', 'USDC', 'USDT')),
  kind text not null,
  available_delta_minor bigint not null,
  reserved_delta_minor bigint not null,
  reference text not null check (length(reference) > 0),
  reason text,
  occurred_at bigint not null,
  external_reference text not null check (length(external_reference) > 0),
  operation_id text,
  operation_kind text,
  previous_hash text not null check (length(previous_hash) = 64),
  hash text not null check (length(hash) = 64),
  primary key (tenant_id, seq)
);

-- One movement of a kind an operation: one reservation, one release, one capture, one return.
create unique index movements_operation_kind on movements (operation_id, kind);
create index movements_kind on movements (tenant_id, kind, seq);
create index movements_external_reference on movements (tenant_id, external_reference, seq);
create index movements_occurred_at on movements (tenant_id, occurred_at, seq);

create table postings (
  entry_id text not null references movements (id) deferrable initially deferred,
  line integer not null check (line > 0),
  tenant_id text not null,
  account text not null,
  asset text not null check (asset in ('AUD', 'USDC', 'USDT')),
  amount_minor bigint not null check (amount_minor <> 0),
  primary key (entry_id, line)
);

create table configurations (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  version integer not null check (version > 0),
  effective_at bigint not null,
  created_at bigint not null,
  created_by text not null,
  reason text not null,
  terms text not null,
  unique (tenant_id, version)
);

create table treasury_settings (
  tenant_id text primary key references tenants (id) deferrable initially deferred,
  payout_remitter text not null check (payout_remitter in ('platform', 'tenant')),
  pobo_enabled smallint not null check (pobo_enabled in (0, 1)),
  updated_at bigint not null
);

create table api_keys (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  hash text not null unique,
  prefix text not null,
  last_four text not null,
  name text not null,
  type text not null check (type in ('secret', 'publishable')),
  role text not null,
  scopes text,
  allowed_ips text,
  created_at bigint not null,
  created_by text not null,
  expires_at bigint,
  revoked_at bigint
);
create index api_keys_tenant on api_keys (tenant_id, id);

create table idempotency_keys (
  tenant_id text not null,
  key_hash text not null,
  fingerprint text not null,
  request_id text not null,
  status integer not null,
  body text,
  plan text,
  created_at bigint not null,
  lease_until bigint,
  primary key (tenant_id, key_hash)
);

create table beneficiaries (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  external_reference text not null,
  status text not null check (status in ('active', 'inactive')),
  destination text not null,
  party text not null,
  party_context text,
  business_identity text,
  gl_mapping text,
  created_at bigint not null,
  updated_at bigint not null,
  deactivated_at bigint
);
create index beneficiaries_tenant on beneficiaries (tenant_id, id);

-- Identity share tokens that were handed over, by their hash: each works once.
create table share_tokens (
  tenant_id text not null,
  token_hash text not null,
  beneficiary_id text not null references beneficiaries (id) deferrable initially deferred,
  used_at bigint not null,
  primary key (tenant_id, token_hash)
);

create table funding_instruments (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  type text not null,
  asset text not null,
  status text not null check (status in ('active', 'inactive')),
  provider_reference text not null,
  external_reference text,
  account_name text not null,
  bsb text not null,
  account_number text not null,
  pay_id text,
  activation_message text not null,
  created_at bigint not null,
  updated_at bigint not null,
  deactivated_at bigint,
  unique (bsb, account_number)
);
create index funding_instruments_tenant on funding_instruments (tenant_id, id);

create table receipts (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  type text not null check (type in ('aud_payin', 'stable_deposit')),
  funding_instrument_id text not null references funding_instruments (id) deferrable initially deferred,
  provider_reference text not null,
  status text not null check (status in ('detected', 'confirming', 'credited', 'held', 'returned')),
  version integer not null,
  asset text not null,
  network text,
  gross_minor bigint not null check (gross_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0),
  open_holdback_minor bigint not null check (open_holdback_minor >= 0),
  holdback_due_at bigint,
  external_reference text,
  downstream_reference text,
  movement_id text,
  reason text,
  occurred_at bigint not null,
  updated_at bigint not null,
  credited_at bigint,
  -- The same fact reported twice is one receipt.
  unique (funding_instrument_id, provider_reference)
);
create index receipts_tenant on receipts (tenant_id, type, id);
create index receipts_holdback on receipts (holdback_due_at) where holdback_due_at is not null;

create table operations (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  kind text not null check (kind in ('payout', 'stable_withdrawal', 'conversion')),
  status text not null check (status in ('accepted', 'held', 'submitted', 'settled', 'failed', 'returned')),
  version integer not null,
  external_reference text not null,
  asset text not null,
  network text,
  principal_minor bigint not null check (principal_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0),
  configuration_id text not null,
  beneficiary_id text references beneficiaries (id) deferrable initially deferred,
  details text not null,
  provider_reference text,
  hold_reason text,
  failure_code text,
  failure_message text,
  status_history text not null,
  movement_ids text not null,
  adjustments text not null,
  created_at bigint not null,
  updated_at bigint not null
);
create index operations_tenant on operations (tenant_id, kind, id);
create index operations_beneficiary on operations (tenant_id, beneficiary_id, id) where beneficiary_id is not null;
create index operations_external_reference on operations (tenant_id, external_reference, id);

-- Who holds an external reference: one operation of a kind that has not failed.
create table reference_claims (
  tenant_id text not null,
  kind text not null,
  external_reference text not null,
  operation_id text,
  primary key (tenant_id, kind, external_reference)
);

-- What counts against a limit: the sum of principals in one calendar window. A sum may pass 64 bits.
create table counters (
  tenant_id text not null,
  counter text not null,
  period text not null,
  total_minor text not null,
  primary key (tenant_id, counter, period)
);

create table provider_reports (
  tenant_id text not null,
  provider text not null,
  event_id text not null,
  subject_id text not null,
  report text not null,
  outcome text not null,
  received_at bigint not null,
  primary key (tenant_id, provider, event_id)
);
create index provider_reports_subject on provider_reports (subject_id);

create table instructions (
  operation_id text primary key references operations (id) deferrable initially deferred,
  tenant_id text not null,
  provider text not null,
  payload text not null,
  due_at bigint not null,
  status text not null check (status in ('pending', 'done', 'withdrawn')),
  attempts integer not null,
  lease_token text,
  lease_until bigint
);
create index instructions_due on instructions (due_at) where status = 'pending';

create table events (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  type text not null,
  object text not null,
  object_id text not null,
  object_status text not null,
  object_version bigint not null,
  occurred_at bigint not null
);
create index events_tenant on events (tenant_id, id);

-- The simulated bank's own books: what it was told to pay, and what it will report next.
create table simulated_payments (
  operation_id text primary key,
  tenant_id text not null,
  next_report text,
  due_at bigint
);
create index simulated_payments_due on simulated_payments (due_at) where next_report is not null;
