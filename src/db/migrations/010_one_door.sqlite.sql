-- An event's name is its adapter's own. SQLite cannot change a primary key: the table is made again. What there is so far
-- came from the simulator, or from the sandbox's control calls in its place.
create table kept_provider_reports (
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
insert into kept_provider_reports (tenant_id, provider, event_id, subject_id, report, outcome, received_at)
select tenant_id, provider, event_id, subject_id, report, outcome, received_at from provider_reports;
drop table provider_reports;
alter table kept_provider_reports rename to provider_reports;
create index provider_reports_received on provider_reports (received_at);
create index provider_reports_disputed on provider_reports (received_at) where outcome in ('disputed', 'conflicting');
