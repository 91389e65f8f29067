-- Two transfers of one transaction to one instrument are two deposits; what there is so far stands at place 0.
alter table receipts add column transfer_index integer not null default 0 check (transfer_index >= 0);
drop index receipts_transaction;
-- A report may name the transaction alone: so it comes first.
create unique index receipts_transaction on receipts (transaction_hash, transfer_index, funding_instrument_id)
  where transaction_hash is not null;
-- When the provider says that what it told last happened, on its own clock.
alter table receipts add column reported_at bigint;

-- A report may name what it is about by the provider's own reference, or by a transaction.
create index receipts_provider_reference on receipts (provider_reference);
create index operations_transaction on operations (transaction_hash) where transaction_hash is not null;
-- The simulator's reports always name what they are about: its references need not be found.
create index operations_provider_reference on operations (provider_reference)
  where substr(provider_reference, 1, 3) <> 'SIM';

-- What providers report about nobody we know: outside the tenants, until an operator says whose it is.
create table unmatched_reports (
  provider text not null,
  adapter text not null,
  event_id text not null,
  report text not null,
  status text not null check (status in ('open', 'matched', 'dismissed')),
  count integer not null check (count > 0),
  first_at bigint not null,
  last_at bigint not null,
  closed_at bigint,
  subject_id text,
  primary key (provider, adapter, event_id)
);
create index unmatched_reports_open on unmatched_reports (first_at) where status = 'open';
