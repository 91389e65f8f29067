-- A deposit is looked up by its transaction, whichever the direction of its transfer.
drop index transfers_transaction;
create index transfers_transaction on transfers (transaction_hash) where transaction_hash is not null;
-- Who is invited is looked up by the address; that an invitation is open is a parameter of the lookup.
drop index invitations_open;
create index invitations_email on invitations (email);
