-- The newest event of a tenant that is no longer kept: whoever has read up to it has missed nothing.
create table newest_purged_events (
  tenant_id text primary key references tenants (id) deferrable initially deferred,
  event_id text not null,
  seq bigint not null check (seq > 0)
);
