-- An event's name is its adapter's own. What there is so far came from the simulator, or from the sandbox's control calls
-- in its place.
alter table provider_reports add column adapter text not null default 'simulated';
alter table provider_reports drop constraint provider_reports_pkey;
alter table provider_reports add primary key (tenant_id, provider, adapter, event_id);
create index provider_reports_disputed on provider_reports (received_at) where outcome in ('disputed', 'conflicting');
