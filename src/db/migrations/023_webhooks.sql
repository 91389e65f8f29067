-- How many subscriptions a tenant has: what is counted is never summed up by who decides.
alter table tenants add column webhook_count integer not null default 0 check (webhook_count between 0 and 200);

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
  check ((status = 'disabled') = (disabled_at is not null)),
  check ((disabled_at is null) = (disabled_reason is null))
);
create index webhooks_tenant on webhooks (tenant_id, id);

-- What its deliveries are signed with, sealed. The newest has no end.
create table webhook_secrets (
  webhook_id text not null references webhooks (id) deferrable initially deferred,
  number integer not null check (number > 0),
  tenant_id text not null references tenants (id) deferrable initially deferred,
  sealed text not null,
  ends_at bigint,
  primary key (webhook_id, number)
);
