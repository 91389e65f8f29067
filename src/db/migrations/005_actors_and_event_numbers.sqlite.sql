-- SQLite cannot loosen a column, nor add one that must be there: the table is made again.
create temp table kept_events as
select
  id, tenant_id, type, object, object_id, occurred_at,
  row_number() over (partition by tenant_id order by id) as seq,
  -- Settings have no status, and their version was a moment.
  case object when 'treasury_settings' then null else object_status end as object_status,
  case object when 'treasury_settings' then 1 + row_number() over (partition by tenant_id, object order by id)
    else object_version end as object_version
from events;
drop table events;
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
  actor text
);
create unique index events_seq on events (tenant_id, seq);
insert into events (id, tenant_id, type, object, object_id, object_status, object_version, occurred_at, seq)
select id, tenant_id, type, object, object_id, object_status, object_version, occurred_at, seq from kept_events;
drop table kept_events;
-- Who adjusted a balance is as little changed as the movement that it stands beside.
create trigger balance_adjustments_no_update before update on balance_adjustments begin select raise(abort, 'balance_adjustments are append-only'); end;
create trigger balance_adjustments_no_delete before delete on balance_adjustments begin select raise(abort, 'balance_adjustments are append-only'); end;
