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
create index audit_entries_tenant on audit_entries (tenant_id, id);
create index audit_entries_type on audit_entries (tenant_id, type, id);
create index audit_entries_actor on audit_entries (tenant_id, actor, id);

-- What the feed showed of these changes, it shows as entries from now on.
insert into audit_entries (id, tenant_id, type, resource_type, resource_id, in_feed, occurred_at, actor, key_id, changes)
  select 'act_' || substr(id, 5), tenant_id, type, object, object_id, 1, occurred_at, actor,
    case when substr(actor, 1, 8) = 'api_key:' then substr(actor, 9) end, '[]'
  from events where type in ('treasury_settings.updated', 'developer_fees.updated', 'webhook.disabled');

-- The request that caused an event, where one did: its identifier, the client's address, and what the client calls itself.
alter table events add column request text;
