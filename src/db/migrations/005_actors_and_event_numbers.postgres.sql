alter table events add column seq bigint check (seq > 0);
alter table events add column actor text;
alter table events alter column object_status drop not null;
-- In one statement: a row that its own transaction has changed before has its foreign key checked at COMMIT, and until
-- then the table cannot be altered. Settings have no status, and their version was a moment.
update events set
  seq = numbered.seq,
  object_status = case events.object when 'treasury_settings' then null else events.object_status end,
  object_version = case events.object when 'treasury_settings' then 1 + numbered.place else events.object_version end
from (
  select
    id,
    row_number() over (partition by tenant_id order by id) as seq,
    row_number() over (partition by tenant_id, object order by id) as place
  from events
) numbered
where numbered.id = events.id;
alter table events alter column seq set not null;
drop index events_tenant;
create unique index events_seq on events (tenant_id, seq);
-- Who adjusted a balance is as little changed as the movement that it stands beside.
create trigger balance_adjustments_append_only before update or delete on balance_adjustments
  for each row execute function refuse_change();
create trigger balance_adjustments_no_truncate before truncate on balance_adjustments
  for each statement execute function refuse_change();
