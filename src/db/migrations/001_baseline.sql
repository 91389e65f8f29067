
-- ==== Installation

-- Which environment the database belongs to: one row, which the migration's process writes in the same transaction.
create table installation (
  only_row integer primary key default 1 check (only_row = 1),
  environment text not null check (environment in ('sandbox', 'production'))
);

-- ==== Tenants

create table tenants (
  id text primary key,
  name text not null,
  status text not null check (status in ('active', 'suspended')),
  configuration_id text not null,
  created_at bigint not null,
  developer_fee_version integer not null default 0 check (developer_fee_version >= 0),
  webhook_count integer not null default 0 check (webhook_count between 0 and 200),
  webhook_version integer not null default 0 check (webhook_version >= 0)
);

-- ==== Ledger

create table wallets (
  tenant_id text primary key references tenants (id) deferrable initially deferred,
  seq bigint not null check (seq >= 0),
  head_hash text not null check (length(head_hash) = 64),
  last_occurred_at bigint not null,
  clock_offset_ms bigint not null,
  clock_frozen_at bigint,
  event_seq bigint not null default 0 check (event_seq >= 0),
  clock_target bigint
);

create table balances (
  tenant_id text not null references wallets (tenant_id) deferrable initially deferred,
  asset text not null check (asset in ('AUD', 'USDC', 'USDT')),
  available_minor bigint not null check (available_minor between -9000000000000000000 and 9000000000000000000),
  reserved_minor bigint not null check (reserved_minor between 0 and 9000000000000000000),
  pending_minor bigint not null check (pending_minor between 0 and 9000000000000000000),
  spending_stopped smallint not null check (spending_stopped in (0, 1)),
  converting_minor bigint not null default 0,
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
create index movements_external_reference on movements (tenant_id, external_reference, seq)
  where operation_id is null;

-- What the movements of a wallet add up to at every hundredth, by asset and kind: balances of the past and their
-- explanations begin there. Amounts are in halves of 32 bits, so that no sum passes 64. Rows are written by the statement
-- that writes the hundredth movement, whichever server's it is, and never changed.
create table movement_sums (
  tenant_id text not null,
  seq bigint not null check (seq > 0 and seq % 100 = 0),
  asset text not null check (asset in ('AUD', 'USDC', 'USDT')),
  kind text not null,
  first_seq bigint not null check (first_seq between 1 and seq),
  movements bigint not null check (movements > 0),
  available_high bigint not null,
  available_low bigint not null,
  reserved_high bigint not null,
  reserved_low bigint not null,
  primary key (tenant_id, seq, asset, kind)
);

-- Money that no wallet sees has entries of its own beside the movements: one of a kind for whatever it is about.
-- Postings belong to a movement or to one of these, and never to both.
create table journal_entries (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  subject_id text not null check (length(subject_id) > 0),
  kind text not null check (length(kind) > 0),
  occurred_at bigint not null,
  unique (subject_id, kind)
);

-- Who adjusted a balance stands beside the movement, which is hashed and never changes.
create table balance_adjustments (
  movement_id text primary key references movements (id) deferrable initially deferred,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  actor text not null
);

-- ==== Writes

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
-- What is kept for a time and no longer is found by its age, the oldest first, and never by reading a whole table.
create index idempotency_keys_replies on idempotency_keys (created_at) where body is not null;

-- ==== Treasury: configuration, limits and settings

create table configurations (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  version integer not null check (version > 0),
  effective_at bigint not null,
  created_at bigint not null,
  created_by text not null,
  reason text not null,
  terms text not null,
  actor text,
  unique (tenant_id, version)
);

-- What counts against a limit: the sum of principals in one calendar window. A sum may pass 64 bits.
create table counters (
  tenant_id text not null,
  counter text not null,
  period text not null,
  total_minor text not null,
  primary key (tenant_id, counter, period)
);
create index counters_period on counters (period);

create table treasury_settings (
  tenant_id text primary key references tenants (id) deferrable initially deferred,
  payout_remitter text not null check (payout_remitter in ('platform', 'tenant')),
  pobo_enabled smallint not null check (pobo_enabled in (0, 1)),
  updated_at bigint not null,
  version integer not null default 1 check (version > 0),
  changed_by text
);

-- ==== Treasury: beneficiaries, their evidence, destinations

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
  deactivated_at bigint,
  version integer not null default 1 check (version > 0),
  created_by text,
  deactivated_by text
);

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
  expires_at bigint,
  status_by text,
  ready_at bigint
);
create index identity_evidence_ready on identity_evidence ((coalesce(ready_at, expires_at))) where status = 'accepted';
create index identity_evidence_due on identity_evidence (tenant_id, expires_at) where status = 'accepted';

-- Identity share tokens that were handed over, by their hash: each works once.
create table share_tokens (
  tenant_id text not null,
  token_hash text not null,
  beneficiary_id text not null references beneficiaries (id) deferrable initially deferred,
  used_at bigint not null,
  primary key (tenant_id, token_hash)
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
  deactivated_at bigint,
  created_by text,
  deactivated_by text
);

-- ==== Treasury: funding instruments, account pool, receipts

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
  version integer not null default 1 check (version > 0),
  created_by text,
  deactivated_by text,
  unique (bsb, account_number)
);
create unique index funding_instruments_address on funding_instruments (asset, network, address) where address is not null;

-- Every account, PayID and address that money can come in at, with the one funding instrument or payment route that has it,
-- for good: what is paid there must not be able to belong to two. Triggers keep it, whoever writes. Where two should have had
-- one before, the first keeps it.
create table receiving_places (
  place text primary key,
  holder_id text not null
);

create table account_pool (
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
  payment_route_id text unique,
  ordered_at bigint not null,
  answered_at bigint,
  taken_at bigint,
  unique (bsb, account_number),
  unique (item, address),
  check (status not in ('ready', 'taken') or provider_reference is not null),
  check ((status = 'taken') = (coalesce(funding_instrument_id, payment_route_id) is not null)),
  check (funding_instrument_id is null or payment_route_id is null)
);

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
  transaction_hash text,
  status_by text,
  ready_at bigint,
  transfer_index integer not null default 0 check (transfer_index >= 0),
  reported_at bigint,
  -- The same fact reported twice is one receipt.
  unique (funding_instrument_id, provider_reference)
);
create index receipts_ready on receipts ((coalesce(ready_at, holdback_due_at))) where holdback_due_at is not null;
create index receipts_due on receipts (tenant_id, holdback_due_at) where holdback_due_at is not null;
-- A report may name the transaction alone: so it comes first.
create unique index receipts_transaction on receipts (transaction_hash, transfer_index, funding_instrument_id)
  where transaction_hash is not null;
-- A report may name what it is about by the provider's own reference, or by a transaction.
create index receipts_provider_reference on receipts (provider_reference);
create index receipts_held on receipts (id) where status = 'held';

-- ==== Treasury: rates, quotes and operations

-- Rates that a tenant of the sandbox has pinned, each in its one direction.
create table pinned_rates (
  tenant_id text not null,
  source text not null check (source in ('AUD', 'USDC', 'USDT')),
  destination text not null check (destination in ('AUD', 'USDC', 'USDT')),
  rate text,
  primary key (tenant_id, source, destination)
);

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
  updated_at bigint not null,
  status_by text,
  ready_at bigint
);
create index conversion_quotes_ready on conversion_quotes ((coalesce(ready_at, expires_at))) where status = 'open';
create index conversion_quotes_due on conversion_quotes (tenant_id, expires_at) where status = 'open';

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
  updated_at bigint not null,
  destination_id text,
  quote_id text,
  evidence_id text,
  transaction_hash text,
  confirmations integer not null default 0
);
create unique index operations_quote on operations (quote_id) where quote_id is not null;
create index operations_evidence on operations (evidence_id) where evidence_id is not null;
create index operations_transaction on operations (transaction_hash) where transaction_hash is not null;
-- The simulator's reports always name what they are about: its references need not be found.
create index operations_provider_reference on operations (provider_reference)
  where substr(provider_reference, 1, 3) <> 'SIM';
-- What waits for a review is found without reading the rest. Only what is held has a reason to be held, so that an
-- operation that never is costs this index nothing.
create index operations_held on operations (id) where hold_reason is not null;
create index operations_failed_reference on operations (tenant_id, external_reference, id)
  where failure_code is not null;

-- Who holds an external reference: one operation of a kind that has not failed.
create table reference_claims (
  tenant_id text not null,
  kind text not null,
  external_reference text not null,
  operation_id text,
  primary key (tenant_id, kind, external_reference)
);

-- What an operator decided by hand, who they are and why.
create table reviews (
  id text primary key,
  tenant_id text references tenants (id) deferrable initially deferred,
  action text not null,
  subject text not null,
  actor text not null,
  reason text not null,
  facts text not null,
  reviewed_at bigint not null
);
create index reviews_subject on reviews (subject);

-- ==== Direct routes: customers, payment routes, transfers

-- Those whom a tenant has onboarded. `details` are those of a person or of a business, as `type` says; each entitlement is
-- a column, since there is one of each.
create table customers (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  type text not null check (type in ('individual', 'business')),
  external_customer_id text,
  contact text not null,
  details text,
  metadata text,
  verification_status text not null
    check (verification_status in ('not_started', 'in_progress', 'needs_review', 'approved', 'rejected')),
  verification_reason text,
  verification_by text not null,
  aud_onramp text not null check (aud_onramp in ('not_requested', 'in_progress', 'approved', 'rejected', 'suspended')),
  aud_offramp text not null check (aud_offramp in ('not_requested', 'in_progress', 'approved', 'rejected', 'suspended')),
  version integer not null check (version > 0),
  created_at bigint not null,
  updated_at bigint not null,
  created_by text not null,
  updated_by text not null,
  check (verification_status = 'approved' or (aud_onramp <> 'approved' and aud_offramp <> 'approved'))
);
create unique index customers_external_id on customers (tenant_id, external_customer_id);

-- What the identity provider is asked to find out about a customer: a row for each time that it is asked. Of one question
-- about a customer, one is open.
create table customer_checks (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  customer_id text not null references customers (id) deferrable initially deferred,
  decides text not null check (decides in ('verification', 'aud_onramp', 'aud_offramp')),
  status text not null check (status in ('open', 'accepted', 'rejected', 'void')),
  ordered_at bigint not null,
  ended_at bigint,
  check ((status = 'open') = (ended_at is null))
);
create index customer_checks_customer on customer_checks (customer_id, status);
create unique index customer_checks_open on customer_checks (customer_id, decides) where status = 'open';

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
create unique index payment_routes_account on payment_routes (bsb, account_number) where bsb is not null;
create unique index payment_routes_address on payment_routes (asset, network, deposit_address)
  where deposit_address is not null;

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
  occurrence integer not null default 0 check (occurrence >= 0),
  deposit_status text not null default 'detected'
  check (deposit_status in ('detected', 'confirming', 'final', 'gone')),
  deposit_reported_at bigint,
  is_deposit_waived integer not null default 0 check (is_deposit_waived in (0, 1)),
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
create index transfers_held on transfers (id) where status = 'held';
create index transfers_ready on transfers ((coalesce(ready_at, due_at))) where due_at is not null;
create index transfers_due on transfers (tenant_id, due_at) where due_at is not null;
-- The simulator's reports always name what they are about: its references need not be found.
create index transfers_delivery_reference on transfers (delivery_reference)
  where substr(delivery_reference, 1, 3) <> 'SIM';
create index transfers_transaction on transfers (transaction_hash);
-- One fact at one route is one transfer. A report may name the provider's reference or the transaction alone: they come first.
create unique index transfers_provider_reference on transfers (provider_reference, payment_route_id, occurrence);
create unique index transfers_deposit on transfers (transaction_hash, transfer_index, payment_route_id, occurrence)
  where direction = 'stablecoin_to_aud';
create index transfers_withheld on transfers (id) where deposit_status <> 'final'
  and (status = 'failed' or (status in ('converting', 'delivering') and is_deposit_waived = 0));

-- ==== Access: keys and step-up

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
  revoked_at bigint,
  rotated_from text,
  rotated_to text,
  version integer not null default 1
);
create index api_keys_tenant on api_keys (tenant_id, id);

-- How many keys of an account work: those without an end as a number, and the ends of the others as a list. It stands under the
-- account's wallet. No key of today has an end.
create table api_key_counts (
  tenant_id text primary key references tenants (id) deferrable initially deferred,
  lasting integer not null check (lasting >= 0),
  ending text not null
);

-- When a key was used last. It stands under a lock of its own, since every key in use writes it once a minute.
create table api_key_uses (
  key_id text primary key references api_keys (id) deferrable initially deferred,
  tenant_id text not null,
  used_at bigint not null
);

-- Confirmations of a second factor, by the hash of their token. They work until they end, however often.
create table step_ups (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  hash text not null unique,
  actor text not null,
  reason text,
  issued_at bigint not null,
  expires_at bigint not null check (expires_at > issued_at),
  user_id text,
  session_id text,
  role_version integer
);
create index step_ups_tenant on step_ups (tenant_id, id);

-- ==== Access: users

-- Those who sign in. They stand under their account's wallet: roles are given and taken there, and the last owner is counted
-- there. What a person keeps for themselves stands in tables of its own, under the lock of their address; what ends with a
-- role or with the user ends by what stands here, and is not written for it.
create table users (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  email text not null,
  name text,
  role text not null check (role in ('owner', 'admin', 'developer', 'finance', 'viewer')),
  role_version integer not null check (role_version > 0),
  created_at bigint not null,
  created_by text not null,
  removed_at bigint
);
create index users_email on users (email);
-- One address signs in to one account.
create unique index users_address on users (email) where removed_at is null;
-- The owners of an account.
create index users_role on users (tenant_id, role);

-- What is counted of an account's users, and when it was last suspended.
create table teams (
  tenant_id text primary key references tenants (id) deferrable initially deferred,
  owners integer not null check (owners >= 0),
  members integer not null check (members >= owners),
  pending_invitations integer not null check (pending_invitations >= 0),
  suspended_at bigint,
  open_invitations text not null default '[]'
);

-- What a user signs in with. A null password is one that nobody has.
create table user_credentials (
  user_id text primary key references users (id) deferrable initially deferred,
  tenant_id text not null,
  password_hash text,
  totp_sealed text,
  totp_last_step bigint not null,
  enrolment_sealed text,
  enrolment_expires_at bigint,
  recovery_link_id text,
  last_sign_in_at bigint,
  updated_at bigint not null,
  check ((enrolment_sealed is null) = (enrolment_expires_at is null))
);

create table recovery_codes (
  user_id text not null references users (id) deferrable initially deferred,
  number integer not null check (number between 1 and 10),
  tenant_id text not null,
  hash text not null,
  used_at bigint,
  primary key (user_id, number)
);

-- Who is signed in, by the hash of their cookie. What has ended is not there.
create table sessions (
  id text primary key,
  tenant_id text not null,
  user_id text not null references users (id) deferrable initially deferred,
  hash text not null unique,
  device text not null,
  created_at bigint not null,
  last_seen_at bigint not null,
  expires_at bigint not null,
  ip_address text,
  user_agent text,
  step_up_id text,
  step_up_expires_at bigint,
  check ((step_up_id is null) = (step_up_expires_at is null))
);
create index sessions_user on sessions (user_id);
create index sessions_end on sessions (expires_at);

-- Who has given the right password, and no code yet.
create table pending_sessions (
  hash text primary key,
  tenant_id text not null,
  user_id text not null references users (id) deferrable initially deferred,
  device text not null,
  wrong_codes integer not null check (wrong_codes >= 0),
  created_at bigint not null,
  expires_at bigint not null
);
create index pending_sessions_user on pending_sessions (user_id);
create index pending_sessions_end on pending_sessions (expires_at);

-- Wrong guesses against an address, which nobody need have: the address is kept as a keyed hash.
create table guess_counters (
  email_key text not null,
  device text not null,
  failed_at text not null,
  locked_until bigint,
  updated_at bigint not null,
  lock_sealed text,
  primary key (email_key, device)
);
create index guess_counters_age on guess_counters (updated_at);

-- Links by which a lost password is replaced, by the hash of their token.
create table recovery_links (
  id text primary key,
  tenant_id text not null,
  user_id text not null references users (id) deferrable initially deferred,
  hash text not null unique,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);
create index recovery_links_end on recovery_links (expires_at);

-- Links by which somebody becomes a user. With `user_id` it is a user who lost what they sign in with, and gets it anew.
create table invitations (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  email text not null,
  role text not null check (role in ('owner', 'admin', 'developer', 'finance', 'viewer')),
  status text not null check (status in ('pending', 'accepted', 'revoked')),
  hash text not null unique,
  totp_sealed text,
  user_id text,
  invited_by text not null,
  created_at bigint not null,
  expires_at bigint not null,
  accepted_at bigint,
  revoked_at bigint,
  member_id text,
  check ((status = 'accepted') = (accepted_at is not null)),
  check ((status = 'revoked') = (revoked_at is not null)),
  check ((status = 'pending') = (totp_sealed is not null))
);
create index invitations_email on invitations (email);

-- Whose invitation is being accepted at an address just now: two accounts may have invited it.
create table address_claims (
  email text primary key,
  invitation_id text not null,
  claimed_at bigint not null
);
create index address_claims_age on address_claims (claimed_at);

-- ==== Access: notifications and activity

-- What an account is told by mail, and who is. One that never said is told of everything.
create table notification_settings (
  tenant_id text primary key references tenants (id) deferrable initially deferred,
  email text not null,
  recipients text not null,
  updated_at bigint not null,
  changed_by text not null
);

-- What recipients are to be told of: written with its cause, and gone with the commit that queues the mails.
create table notifications (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  topic text not null check (topic in ('payoutFailed', 'payinHeld', 'invoiceIssued', 'webhookDisabled', 'securityAlert')),
  change text not null,
  subject_id text not null,
  status text,
  written_at bigint not null
);
create index notifications_age on notifications (written_at);

-- Mail that is to be sent, written with its cause and sent by a worker. What links hold is sealed, and removed once it is sent
-- (in the sandbox with the mail, where GET /v1/sandbox/mail shows it).
create table mails (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  kind text not null check (kind in ('invitation', 'recovery', 'security_notice', 'notification')),
  recipient text not null,
  subject text not null,
  body text not null,
  link_sealed text,
  cause text unique,
  status text not null check (status in ('queued', 'sent', 'failed', 'expired')),
  attempts integer not null check (attempts >= 0),
  due_at bigint,
  lease_until bigint,
  sent_at bigint,
  useless_at bigint,
  created_at bigint not null,
  check ((status = 'queued') = (due_at is not null))
);
create index mails_due on mails (due_at) where status = 'queued';
create index mails_age on mails (created_at);

-- What people, keys and the operator change, kept for good: written with its cause, one entry an action. What is told as an
-- event is not written again.
create table audit_entries (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  type text not null check (length(type) > 0),
  resource_type text not null,
  resource_id text not null,
  -- Whether the account's feed shows it.
  in_feed integer not null check (in_feed in (0, 1)),
  occurred_at bigint not null,
  -- Null where nobody knows who it was.
  actor text,
  key_id text,
  step_up_user_id text,
  step_up_at bigint,
  ip_address text,
  user_agent text,
  request_id text,
  -- JSON: fields with what they were and what they are.
  changes text not null
);

-- ==== Billing

-- What a tenant withholds from direct-route conversions: a version for each change, of which the newest holds.
create table developer_fee_schedules (
  tenant_id text not null references tenants (id) deferrable initially deferred,
  version integer not null check (version > 0),
  flat_aud_minor bigint not null check (flat_aud_minor >= 0),
  bps integer not null check (bps between 0 and 1000),
  actor text not null,
  step_up_id text not null references step_ups (id) deferrable initially deferred,
  updated_by text not null,
  updated_at bigint not null,
  primary key (tenant_id, version)
);

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
  accrued_after_seq bigint not null default 0,
  given_back_after text
);
create index next_invoices_ready on next_invoices ((coalesce(ready_at, due_at))) where due_at >= 0;

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

-- ==== Webhooks

create table events (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  type text not null,
  object text not null,
  object_id text not null,
  object_status text,
  object_version bigint not null,
  occurred_at bigint not null,
  seq bigint not null check (seq > 0),
  actor text,
  written_at bigint,
  parent_id text,
  request text
);
create unique index events_seq on events (tenant_id, seq);
create index events_apart on events (tenant_id, (occurred_at + 0), seq) where written_at is null or occurred_at <> written_at;

-- Where a tenant's events are sent. One that is deleted is gone with its secrets.
create table webhooks (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  url text not null,
  -- JSON: types and patterns.
  event_types text not null,
  description text,
  metadata text not null,
  status text not null check (status in ('active', 'disabled')),
  disabled_reason text check (disabled_reason in ('manual', 'gone', 'failing')),
  disabled_at bigint,
  failing_since bigint,
  secret_rotated_at bigint,
  -- Grows with every change and with every event about it.
  version integer not null check (version > 0),
  created_at bigint not null,
  created_by text not null,
  updated_at bigint not null,
  updated_by text not null,
  run integer not null default 1 check (run > 0),
  replays integer not null default 0 check (replays >= 0),
  check ((status = 'disabled') = (disabled_at is not null)),
  check ((disabled_at is null) = (disabled_reason is null))
);

-- What its deliveries are signed with, sealed. The newest has no end.
create table webhook_secrets (
  webhook_id text not null references webhooks (id) deferrable initially deferred,
  number integer not null check (number > 0),
  tenant_id text not null references tenants (id) deferrable initially deferred,
  sealed text not null,
  ends_at bigint,
  primary key (webhook_id, number)
);

-- To whom events go, as it was decided in their commit; gone as soon as the deliveries are made.
create table webhook_fan_outs (
  id text primary key,
  tenant_id text not null,
  trigger text not null check (trigger in ('event', 'replay')),
  -- Identifiers and runs of the subscriptions, as JSON.
  webhooks text not null,
  -- Identifiers of the events, oldest first, as JSON.
  events text not null,
  -- On the server's clock.
  written_at bigint not null
);
create index webhook_fan_outs_written on webhook_fan_outs (written_at);

-- One event to one subscription. Its moments are on the tenant's clock, those of its lease on the server's.
create table webhook_deliveries (
  id text primary key,
  tenant_id text not null,
  webhook_id text not null,
  run integer not null,
  event_id text not null,
  event_seq bigint not null,
  event_type text not null,
  status text not null check (status in ('pending', 'succeeded', 'failed', 'canceled')),
  trigger text not null check (trigger in ('event', 'redelivery', 'replay', 'test')),
  redelivery_of text,
  attempt_count integer not null check (attempt_count between 0 and 10),
  due_at bigint,
  lease_token text,
  lease_until bigint,
  cancel_reason text check (cancel_reason in ('disabled', 'superseded')),
  created_at bigint not null,
  updated_at bigint not null,
  completed_at bigint,
  check ((status = 'pending') = (completed_at is null)),
  check ((status = 'pending') = (due_at is not null)),
  check (status <> 'canceled' or cancel_reason is not null),
  check ((lease_token is null) = (lease_until is null))
);
create index webhook_deliveries_event on webhook_deliveries (event_id, webhook_id);
create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, run, due_at, event_seq) where status = 'pending';
create index webhook_deliveries_held on webhook_deliveries (webhook_id, lease_until) where lease_until is not null;

-- What was sent, and what came back. Written once.
create table webhook_attempts (
  delivery_id text not null,
  number integer not null check (number between 1 and 10),
  tenant_id text not null,
  -- Its start, on the tenant's clock.
  at bigint not null,
  duration_ms integer not null,
  url text not null,
  request_headers text not null,
  outcome text not null check (outcome in ('succeeded', 'failed')),
  response_status integer,
  -- As JSON, which alone can keep every character in both databases.
  response_body text,
  response_body_truncated integer check (response_body_truncated in (0, 1)),
  error text,
  primary key (delivery_id, number),
  check ((response_status is null) = (error is not null)),
  check ((response_status is null) = (response_body is null)),
  check ((response_status is null) = (response_body_truncated is null))
);

-- When there is something to do for a subscription: one row for each, however much waits, so that none stands in another's
-- way, and what is to be done is found by an index of subscriptions.
create table webhook_lines (
  webhook_id text primary key,
  tenant_id text not null,
  -- When the first of what waits is due, on the tenant's clock; null where nothing could begin.
  due_at bigint,
  ready_at bigint,
  -- How many attempts are under way, and when the first of their leases is over, on the server's clock.
  held integer not null check (held >= 0),
  held_until bigint
);
create index webhook_lines_ready on webhook_lines ((coalesce(ready_at, due_at))) where due_at is not null;
create index webhook_lines_due on webhook_lines (tenant_id, due_at) where due_at is not null;
create index webhook_lines_held on webhook_lines (held_until) where held_until is not null;

-- What a receiver did with requests that it was tried by. It stays when its subscription goes, and is kept for a time.
create table webhook_certifications (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  webhook_id text not null,
  url text not null,
  status text not null check (status in ('running', 'passed', 'failed')),
  -- JSON: a case with its verdict each.
  cases text not null,
  slowest_ms integer,
  -- On the tenant's clock.
  started_at bigint not null,
  completed_at bigint,
  -- On the server's clock.
  written_at bigint not null,
  check ((status = 'running') = (completed_at is null))
);

-- One that runs, of which a subscription has one at a time; it goes with its end.
create table webhook_certification_runs (
  webhook_id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  certification_id text not null references webhook_certifications (id) deferrable initially deferred,
  versions_after integer not null,
  -- Who carries it out, and until when on the server's clock.
  lease_token text,
  lease_until bigint
);

-- ==== Provider seam: orders

create table instructions (
  id text not null unique,
  tenant_id text not null,
  kind text not null,
  subject text not null,
  provider text not null check (provider in ('bank', 'chain', 'exchange', 'identity')),
  adapter text,
  payload text not null,
  status text not null check (status in ('pending', 'gathered', 'asking', 'taken', 'done', 'withdrawn')),
  -- On the tenant's clock, and on the server's where that is another moment.
  due_at bigint not null,
  ready_at bigint,
  -- On the server's clock.
  ask_at bigint,
  attempts integer not null,
  asks integer not null,
  lease_token text,
  lease_until bigint,
  finished_at bigint,
  sealed text check (sealed is null or status = 'pending'),
  sealed_until bigint,
  rail text,
  batch_id text,
  cut_off_at bigint,
  primary key (subject, kind)
);
create index instructions_finished on instructions (finished_at) where finished_at is not null;
create index instructions_sealed on instructions (sealed_until) where sealed_until is not null;
-- For a tenant's clock that is set, and what falls due on the way.
create index instructions_due on instructions (tenant_id, due_at) where status = 'pending' and rail is null;
create index instructions_rail on instructions (adapter, rail, (coalesce(ready_at, due_at)))
  where status = 'pending' and rail is not null;
create index instructions_batch on instructions (batch_id) where batch_id is not null;
-- For the workers, who ask for everybody's: what is ready of one provider, or of one kind.
create index instructions_ready on instructions (provider, (coalesce(adapter, '')), (coalesce(ready_at, due_at)))
  where status = 'pending' and rail is null;
create index instructions_ask on instructions (provider, adapter, ask_at) where ask_at is not null;
-- What a control call waits for: somebody asks a provider about few of a tenant's orders, and watches many.
create index instructions_asking on instructions (tenant_id, ask_at) where status = 'asking';

-- The last sequence of each rail, and the batch that is not delivered yet: a rail has one at a time.
create table batch_rails (
  adapter text not null,
  rail text not null,
  last_sequence bigint not null,
  open_batch_id text,
  primary key (adapter, rail)
);

-- One file of one rail. Its sequence, name, lines and bytes are fixed when it is closed.
create table batches (
  id text primary key,
  provider text not null,
  adapter text not null,
  rail text not null,
  cut_off_at bigint not null,
  status text not null check (
    status in ('gathering', 'closed', 'asking', 'delivered', 'acknowledged', 'refused', 'empty')
  ),
  sequence bigint not null,
  name text,
  digest text,
  order_count integer not null,
  total_minor bigint not null,
  attempts integer not null,
  asks integer not null,
  failure_code text,
  reason text,
  -- On the server's clock, as all moments here are. Null once nothing is left to do.
  due_at bigint,
  lease_token text,
  lease_until bigint,
  opened_at bigint not null,
  closed_at bigint,
  delivered_at bigint,
  acknowledged_at bigint,
  ended_at bigint
);
create unique index batches_sequence on batches (adapter, rail, sequence) where sequence > 0;
create unique index batches_name on batches (adapter, name) where name is not null;
create index batches_due on batches (adapter, due_at) where due_at is not null;

-- A tenant whose orders were gathered: that is done once for each batch, so that nothing comes to a batch later.
create table batch_parts (
  batch_id text not null references batches (id),
  tenant_id text not null,
  order_count integer not null,
  total_minor bigint not null,
  primary key (batch_id, tenant_id)
);

-- The lines of a closed batch, from 1.
create table batch_lines (
  batch_id text not null references batches (id),
  line integer not null,
  tenant_id text not null,
  instruction_id text not null,
  kind text not null,
  subject text not null,
  amount_minor bigint not null,
  primary key (batch_id, line),
  unique (batch_id, instruction_id)
);

-- The file itself, in base64.
create table batch_files (
  batch_id text primary key references batches (id),
  content text not null
);

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

-- ==== Provider seam: provider messages

create table provider_reports (
  tenant_id text not null,
  provider text not null,
  adapter text not null default 'simulated',
  event_id text not null,
  subject_id text not null,
  report text not null,
  outcome text not null,
  received_at bigint not null,
  primary key (tenant_id, provider, adapter, event_id)
);
create index provider_reports_received on provider_reports (received_at);
create index provider_reports_disputed on provider_reports (received_at) where outcome in ('disputed', 'conflicting');

-- What providers report about nobody we know: outside the tenants, until an operator says whose it is.
create table unmatched_reports (
  provider text not null,
  adapter text not null,
  event_id text not null,
  report text not null,
  status text not null check (status in ('open', 'matched', 'dismissed')),
  count integer not null check (count > 0),
  first_at bigint not null,
  last_at bigint not null,
  closed_at bigint,
  subject_id text,
  primary key (provider, adapter, event_id)
);
create index unmatched_reports_open on unmatched_reports (first_at) where status = 'open';
-- Reports that were about nobody we knew are kept for a time after they were closed.
create index unmatched_reports_closed on unmatched_reports (closed_at) where closed_at is not null;

-- What was sent to us in a provider's name, and signed by it: kept as it came, then translated.
create table provider_deliveries (
  id text primary key,
  provider text not null check (provider in ('bank', 'chain', 'exchange', 'identity')),
  adapter text not null,
  headers text not null,
  -- The bytes, in Base64: what it was signed for.
  body text not null,
  received_at bigint not null,
  -- When it is to be translated, or again; null once it was taken in.
  due_at bigint,
  failures integer not null,
  taken_in_at bigint
);
create index provider_deliveries_due on provider_deliveries (provider, adapter, due_at) where due_at is not null;
create index provider_deliveries_taken_in on provider_deliveries (taken_in_at) where taken_in_at is not null;

-- How far a provider's news was taken in: a row for each adapter's stream. `due_at` is when it is to be read next; whoever
-- reads it puts it ahead, so that nobody else does, and somebody will where the reader never ends.
create table provider_cursors (
  provider text not null check (provider in ('bank', 'chain', 'exchange', 'identity')),
  adapter text not null,
  cursor text,
  due_at bigint not null,
  failures integer not null,
  read_at bigint,
  primary key (provider, adapter)
);

-- How each process that serves stands with its providers, as it says itself every few seconds: what an operator's command
-- cannot see from outside.
create table provider_lines (
  process text not null,
  provider text not null,
  adapter text not null,
  breaker text not null,
  under_way integer not null,
  answered integer not null,
  failed integer not null,
  answered_at bigint,
  seen_at bigint not null,
  primary key (process, provider)
);
create index provider_lines_seen on provider_lines (seen_at);

-- When somebody asked last how the servers stand with their providers: those with nothing new to say write nothing but then.
create table line_questions (
  id text primary key,
  asked_at bigint not null
);

-- ==== Provider seam: reconciliation

-- When the books of a provider are next to be laid beside ours, when they were, what came of it, and until when somebody
-- is at it.
create table reconciliations (
  provider text primary key,
  due_at bigint not null,
  ran_at bigint,
  result text,
  lease_until bigint
);

-- What a provider said last that it holds for us.
create table provider_holdings (
  provider text not null,
  adapter text not null,
  account text not null,
  asset text not null,
  amount_minor bigint not null,
  held_at bigint not null,
  read_at bigint not null,
  primary key (provider, adapter, account, asset)
);

-- The lines of the providers' own books, as they told of them.
create table provider_entries (
  provider text not null,
  adapter text not null,
  entry_id text not null,
  account text not null,
  asset text not null,
  amount_minor bigint not null,
  booked_at bigint not null,
  instruction_id text,
  provider_reference text,
  statement_reference text,
  transaction_hash text,
  transfer_index integer,
  received_at bigint not null,
  primary key (provider, adapter, entry_id)
);

-- Those for which nothing of ours was found yet. What is matched once is matched for good.
create table open_entries (
  provider text not null,
  adapter text not null,
  entry_id text not null,
  booked_at bigint not null,
  primary key (provider, adapter, entry_id)
);
create index open_entries_booked on open_entries (provider, booked_at, entry_id);

-- What an entry stands for: a leg of a record of ours, which is its identifier and a word for the way that the money went;
-- or something of the house, which has none.
create table entry_matches (
  provider text not null,
  adapter text not null,
  entry_id text not null,
  leg text,
  subject_id text,
  difference_minor bigint not null,
  apart_ms bigint not null,
  matched_at bigint not null,
  review_id text,
  primary key (provider, adapter, entry_id)
);
create unique index entry_matches_leg on entry_matches (leg) where leg is not null;
create index entry_matches_recent on entry_matches (provider, matched_at);

-- ==== Provider seam: simulator

create table simulated_orders (
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
create index simulated_orders_ready on simulated_orders ((coalesce(ready_at, due_at))) where next_report is not null;
create index simulated_orders_due on simulated_orders (tenant_id, due_at) where next_report is not null;

-- The simulated identity provider's own books: what it will report of an evidence, and when.
create table simulated_checks (
  evidence_id text primary key,
  tenant_id text not null,
  next_report text,
  due_at bigint,
  deliveries integer not null,
  ready_at bigint
);
create index simulated_checks_ready on simulated_checks ((coalesce(ready_at, due_at))) where next_report is not null;
create index simulated_checks_due on simulated_checks (tenant_id, due_at) where next_report is not null;

create table simulated_customers (
  customer_id text primary key,
  tenant_id text not null
);

-- The simulated identity provider's own books: what it will report of a check, and when; and the customers whom a control
-- call decides about in its place.
create table simulated_customer_checks (
  check_id text primary key,
  tenant_id text not null,
  next_report text check (next_report in ('accepted', 'held', 'rejected')),
  reason text,
  due_at bigint,
  ready_at bigint,
  deliveries integer not null
);
create index simulated_customer_checks_ready on simulated_customer_checks ((coalesce(ready_at, due_at)))
  where next_report is not null;
create index simulated_customer_checks_due on simulated_customer_checks (tenant_id, due_at) where next_report is not null;

-- How a tenant has asked a simulated provider to misbehave.
create table faults (
  tenant_id text not null,
  provider text not null,
  queue text not null,
  primary key (tenant_id, provider)
);

-- ==== Alarms

-- What should not be as it is, for an operator to look at. A kind and a subject have one row that is open at most; it
-- counts how often the same was found, and is closed when its cause is gone.
create table alarms (
  id text primary key,
  tenant_id text references tenants (id) deferrable initially deferred,
  kind text not null,
  subject text not null,
  first_at bigint not null,
  last_at bigint not null,
  count integer not null check (count > 0),
  facts text not null,
  cleared_at bigint
);
create unique index alarms_open on alarms (kind, subject) where cleared_at is null;
