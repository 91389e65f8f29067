-- breaks the server before it: the events that it writes have no number
-- An actor is kept as its kind, with its id behind a colon where it has one; rows of earlier versions have none.

-- Events are numbered from each wallet, in the order of its commits.
alter table wallets add column event_seq bigint not null default 0 check (event_seq >= 0);
update wallets set event_seq = (select count(*) from events where events.tenant_id = wallets.tenant_id);

-- Versions are counted in the rows that they are versions of.
alter table beneficiaries add column version integer not null default 1 check (version > 0);
update beneficiaries set version = 2 where status = 'inactive';
alter table funding_instruments add column version integer not null default 1 check (version > 0);
update funding_instruments set version = 2 where status = 'inactive';
alter table treasury_settings add column version integer not null default 1 check (version > 0);
update treasury_settings set version = 1 + (
  select count(*) from events
  where events.object = 'treasury_settings' and events.tenant_id = treasury_settings.tenant_id
);

-- Who caused what stays: the histories of operations keep theirs beside each entry.
alter table configurations add column actor text;
alter table treasury_settings add column changed_by text;
alter table beneficiaries add column created_by text;
alter table beneficiaries add column deactivated_by text;
alter table destinations add column created_by text;
alter table destinations add column deactivated_by text;
alter table funding_instruments add column created_by text;
alter table funding_instruments add column deactivated_by text;
alter table receipts add column status_by text;
alter table identity_evidence add column status_by text;
alter table conversion_quotes add column status_by text;

-- Who adjusted a balance stands beside the movement, which is hashed and never changes.
create table balance_adjustments (
  movement_id text primary key references movements (id) deferrable initially deferred,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  actor text not null
);
