create index beneficiaries_name on beneficiaries (tenant_id, (lower(coalesce(party::json ->> 'businessName', (party::json ->> 'firstName') || ' ' || (party::json ->> 'lastName')) collate "C")));
create index beneficiaries_last_name on beneficiaries (tenant_id, (lower((party::json ->> 'lastName') collate "C")));
create index destinations_name on destinations (tenant_id, (lower(name collate "C")));
create index customers_name on customers (tenant_id, (lower((contact::json ->> 'name') collate "C")));
