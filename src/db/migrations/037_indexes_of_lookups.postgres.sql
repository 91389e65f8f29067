-- Whoever writes has ended before anything here changes, and nobody who waits holds what is needed next.
lock table wallets in exclusive mode;
-- A deposit is looked up by its transaction, whichever the direction of its transfer.
drop index transfers_transaction;
create index transfers_transaction on transfers (transaction_hash);
-- SQLite asks no partial index for several keys at once; customers without an identifier of their tenant's collide with none.
drop index customers_external_id;
create unique index customers_external_id on customers (tenant_id, external_customer_id);
-- Who is invited is looked up by the address; that an invitation is open is a parameter of the lookup.
drop index invitations_open;
create index invitations_email on invitations (email);
