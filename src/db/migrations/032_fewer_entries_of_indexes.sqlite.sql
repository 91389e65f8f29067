
-- That a posting belongs to an entry is a law.
drop trigger postings_of_one_entry;

-- Who has a reference is told by its claim; who has it no longer has failed.
drop index operations_external_reference;
create index operations_failed_reference on operations (tenant_id, external_reference, id)
  where failure_code is not null;
-- What an operation has moved is found by the operation.
drop index movements_external_reference;
create index movements_external_reference on movements (tenant_id, external_reference, seq)
  where operation_id is null;
-- A beneficiary is one tenant's.
drop index operations_beneficiary;
create index operations_beneficiary on operations (beneficiary_id, id) where beneficiary_id is not null;
