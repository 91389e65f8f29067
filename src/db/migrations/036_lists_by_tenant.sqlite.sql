drop index operations_status;
drop index operations_beneficiary;
drop index operations_destination;
drop index receipts_status;
drop index receipts_tenant;
drop index beneficiaries_status;
drop index beneficiaries_tenant;
drop index destinations_status;
drop index destinations_tenant;
drop index funding_instruments_status;
drop index funding_instruments_tenant;
drop index conversion_quotes_status;
drop index conversion_quotes_tenant;
drop index identity_evidence_beneficiary;
drop index customers_status;
drop index customers_tenant;
drop index payment_routes_status;
drop index payment_routes_tenant;
drop index payment_routes_customer;
drop index transfers_status;
drop index transfers_tenant;
drop index transfers_customer;
drop index transfers_route;
drop index transfers_completed;
drop index invoices_status;
drop index invoices_tenant;
drop index webhooks_tenant;
drop index webhook_deliveries_list;
drop index webhook_deliveries_failed;
drop index users_tenant;
drop index invitations_tenant;
drop index mails_tenant;
drop index audit_entries_tenant;
drop index audit_entries_type;
drop index audit_entries_actor;
create index operations_status on operations (tenant_id, kind, status, id collate rtrim);
create index operations_beneficiary on operations (beneficiary_id, id collate rtrim) where beneficiary_id is not null;
create index operations_destination on operations (tenant_id, destination_id, id collate rtrim) where destination_id is not null;
create index receipts_status on receipts (tenant_id, type, status, id collate rtrim);
create index receipts_reference on receipts (tenant_id, type, external_reference, id collate rtrim) where external_reference is not null;
create index beneficiaries_status on beneficiaries (tenant_id, status, id collate rtrim);
create index beneficiaries_reference on beneficiaries (tenant_id, external_reference, id collate rtrim);
create index destinations_status on destinations (tenant_id, status, id collate rtrim);
create index destinations_reference on destinations (tenant_id, external_reference, id collate rtrim);
create index funding_instruments_status on funding_instruments (tenant_id, status, id collate rtrim);
create index funding_instruments_reference on funding_instruments (tenant_id, external_reference, id collate rtrim) where external_reference is not null;
create index conversion_quotes_status on conversion_quotes (tenant_id, status, id collate rtrim);
create index identity_evidence_status on identity_evidence (tenant_id, beneficiary_id, status, id collate rtrim);
create index customers_status on customers (tenant_id, verification_status, id collate rtrim);
create index payment_routes_status on payment_routes (tenant_id, status, id collate rtrim);
create index payment_routes_direction on payment_routes (tenant_id, direction, id collate rtrim);
create index payment_routes_customer on payment_routes (tenant_id, customer_id, id collate rtrim);
create index transfers_status on transfers (tenant_id, status, id collate rtrim);
create index transfers_direction on transfers (tenant_id, direction, id collate rtrim);
create index transfers_customer on transfers (tenant_id, customer_id, id collate rtrim);
create index transfers_route on transfers (tenant_id, payment_route_id, id collate rtrim);
create index invoices_status on invoices (tenant_id, status, id collate rtrim);
create index webhooks_status on webhooks (tenant_id, status, id collate rtrim);
create index webhook_deliveries_status on webhook_deliveries (webhook_id, status, id collate rtrim);
create index users_members on users (tenant_id, id collate rtrim) where removed_at is null;
create index invitations_status on invitations (tenant_id, status, id collate rtrim) where user_id is null;
create index mails_tenant on mails (tenant_id, id collate rtrim);
create index api_keys_standing on api_keys (tenant_id, id collate rtrim) where revoked_at is null;
create index api_keys_revoked on api_keys (tenant_id, id collate rtrim) where revoked_at is not null;
create index audit_entries_feed on audit_entries (tenant_id, in_feed, id collate rtrim);
create index audit_entries_type on audit_entries (tenant_id, type, id collate rtrim);
create index audit_entries_actor on audit_entries (tenant_id, actor, id collate rtrim);
-- The report of revenue is cut by another moment than that of the identifier.
create index transfers_completed on transfers (tenant_id, completed_at, id collate rtrim) where completed_at is not null;
-- Rows whose moment is not that of their identifier, since their tenant's clock or a server's stood apart when they were made:
-- lists find the others by their identifiers. Their moments are terms, so that no other index of moments fits.
create index operations_apart on operations (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index receipts_apart on receipts (tenant_id, (occurred_at + 0), id collate rtrim)
  where abs((occurred_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index beneficiaries_apart on beneficiaries (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index destinations_apart on destinations (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index funding_instruments_apart on funding_instruments (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index conversion_quotes_apart on conversion_quotes (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index identity_evidence_apart on identity_evidence (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index customers_apart on customers (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index payment_routes_apart on payment_routes (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index transfers_apart on transfers (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index invoices_apart on invoices (tenant_id, (generated_at + 0), id collate rtrim)
  where abs((generated_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index webhooks_apart on webhooks (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index webhook_deliveries_apart on webhook_deliveries (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index users_apart on users (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index invitations_apart on invitations (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index mails_apart on mails (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index api_keys_apart on api_keys (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index audit_entries_apart on audit_entries (tenant_id, (occurred_at + 0), id collate rtrim)
  where abs((occurred_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index events_apart on events (tenant_id, (occurred_at + 0), seq) where written_at is null or occurred_at <> written_at;
