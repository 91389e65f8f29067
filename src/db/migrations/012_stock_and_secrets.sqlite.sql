-- What a tenant has of one thing, in one status.
create index if not exists provider_stock_item on provider_stock (tenant_id, status, item);
