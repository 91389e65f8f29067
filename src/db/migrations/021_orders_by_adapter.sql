-- Orders of one adapter are a range of their own: what another of the same provider has begun is not read by it.
drop index instructions_ready;
create index instructions_ready on instructions (provider, (coalesce(adapter, '')), (coalesce(ready_at, due_at)))
  where status = 'pending' and rail is null;
drop index instructions_ask;
create index instructions_ask on instructions (provider, adapter, ask_at) where ask_at is not null;
-- What a control call waits for: somebody asks a provider about few of a tenant's orders, and watches many.
create index instructions_asking on instructions (tenant_id, ask_at) where status = 'asking';
-- Reports that were about nobody we knew are kept for a time after they were closed.
create index unmatched_reports_closed on unmatched_reports (closed_at) where closed_at is not null;
-- When somebody asked last how the servers stand with their providers: those with nothing new to say write nothing but then.
create table line_questions (
  id text primary key,
  asked_at bigint not null
);
