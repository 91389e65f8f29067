-- Operations have one index instead of two: their list without the filter is put together from the newest of each status.
drop index operations_tenant;
create index operations_status on operations (tenant_id, kind, status, id);
create index receipts_status on receipts (tenant_id, type, status, id);
create index beneficiaries_status on beneficiaries (tenant_id, status, id);
create index destinations_status on destinations (tenant_id, status, id);
create index funding_instruments_status on funding_instruments (tenant_id, status, id);
create index conversion_quotes_status on conversion_quotes (tenant_id, status, id);
create index payment_routes_status on payment_routes (tenant_id, status, id);
create index invoices_status on invoices (tenant_id, status, id);
create index webhook_deliveries_failed on webhook_deliveries (webhook_id, id) where status = 'failed';
