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
create index customers_tenant on customers (tenant_id, id);
create index customers_status on customers (tenant_id, verification_status, id);
create unique index customers_external_id on customers (tenant_id, external_customer_id)
  where external_customer_id is not null;

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

create table simulated_customers (
  customer_id text primary key,
  tenant_id text not null
);
