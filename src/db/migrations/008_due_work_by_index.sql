-- What waits is found by the moment from which a server may take it, on the server's clock. Where that is not the due moment
-- itself, since the tenant's clock is set apart, it stands beside it; a clock that is set takes what waits with it.
alter table instructions add column ready_at bigint;
alter table simulated_orders add column ready_at bigint;
alter table simulated_checks add column ready_at bigint;
alter table receipts add column ready_at bigint;
alter table conversion_quotes add column ready_at bigint;
alter table identity_evidence add column ready_at bigint;

drop index instructions_due;
drop index simulated_orders_due;
drop index simulated_checks_due;
drop index receipts_holdback;
drop index conversion_quotes_due;
drop index identity_evidence_due;

-- For the workers, who ask for everybody's: what is ready of one provider, or of one kind.
create index instructions_ready on instructions (provider, (coalesce(ready_at, due_at))) where status = 'pending';
create index simulated_orders_ready on simulated_orders ((coalesce(ready_at, due_at))) where next_report is not null;
create index simulated_checks_ready on simulated_checks ((coalesce(ready_at, due_at))) where next_report is not null;
create index receipts_ready on receipts ((coalesce(ready_at, holdback_due_at))) where holdback_due_at is not null;
create index conversion_quotes_ready on conversion_quotes ((coalesce(ready_at, expires_at))) where status = 'open';
create index identity_evidence_ready on identity_evidence ((coalesce(ready_at, expires_at))) where status = 'accepted';

-- For a tenant's clock that is set, and what falls due on the way.
create index instructions_due on instructions (tenant_id, due_at) where status = 'pending';
create index simulated_orders_due on simulated_orders (tenant_id, due_at) where next_report is not null;
create index simulated_checks_due on simulated_checks (tenant_id, due_at) where next_report is not null;
create index receipts_due on receipts (tenant_id, holdback_due_at) where holdback_due_at is not null;
create index conversion_quotes_due on conversion_quotes (tenant_id, expires_at) where status = 'open';
create index identity_evidence_due on identity_evidence (tenant_id, expires_at) where status = 'accepted';
