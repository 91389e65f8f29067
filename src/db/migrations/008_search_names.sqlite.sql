create index beneficiaries_name on beneficiaries (tenant_id, lower(coalesce(json_extract(party, '$.businessName'), json_extract(party, '$.firstName') || ' ' || json_extract(party, '$.lastName'))));
create index beneficiaries_last_name on beneficiaries (tenant_id, lower(json_extract(party, '$.lastName')));
create index destinations_name on destinations (tenant_id, lower(name));
create index customers_name on customers (tenant_id, lower(json_extract(contact, '$.name')));
