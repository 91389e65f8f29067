-- Which version of its developer fees holds for a tenant; 0 where it has never set any.
alter table tenants add column developer_fee_version integer not null default 0 check (developer_fee_version >= 0);

-- Confirmations of a second factor, by the hash of their token. They work until they end, however often.
create table step_ups (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  hash text not null unique,
  actor text not null,
  reason text,
  issued_at bigint not null,
  expires_at bigint not null check (expires_at > issued_at)
);
create index step_ups_tenant on step_ups (tenant_id, id);

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
