create index webhook_deliveries_all on webhook_deliveries (tenant_id, status, id collate "C");
create index webhook_certifications_tenant on webhook_certifications (tenant_id, id collate "C");
create index webhook_certifications_webhook on webhook_certifications (tenant_id, webhook_id, id collate "C");
create index webhook_certifications_apart on webhook_certifications (tenant_id, (started_at + 0), id collate "C")
  where abs((started_at >> 10) - moment_of_id(id)) > 2;
