-- Counted up with every change of a subscription that changes who hears of events: by it a process knows whether what it
-- remembers of a tenant's subscriptions is of now. 0 for a tenant that has never had any.
alter table tenants add column webhook_version integer not null default 0 check (webhook_version >= 0);
-- Counted up by each disabling: what waits with a lower one waits no longer.
alter table webhooks add column run integer not null default 1 check (run > 0);
-- Counted up by each replay, so that of two at once the second sees what the first has made.
alter table webhooks add column replays integer not null default 0 check (replays >= 0);
update tenants set webhook_version = 1 where webhook_count > 0;

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
create index webhook_deliveries_list on webhook_deliveries (webhook_id, id);
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
