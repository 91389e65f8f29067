-- Which invitations of an account are open, with their ends: what has expired counts no more, and nobody has to write it.
alter table teams add column open_invitations text not null default '[]';

-- What an account is told by mail, and who is. One that never said is told of everything.
create table notification_settings (
  tenant_id text primary key references tenants (id) deferrable initially deferred,
  email text not null,
  recipients text not null,
  updated_at bigint not null,
  changed_by text not null
);

-- What recipients are to be told of: written with its cause, and gone with the commit that queues the mails.
create table notifications (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  topic text not null check (topic in ('payoutFailed', 'payinHeld', 'invoiceIssued', 'webhookDisabled', 'securityAlert')),
  change text not null,
  subject_id text not null,
  status text,
  written_at bigint not null
);
create index notifications_age on notifications (written_at);

-- Whose invitation is being accepted at an address just now: two accounts may have invited it.
create table address_claims (
  email text primary key,
  invitation_id text not null,
  claimed_at bigint not null
);
create index address_claims_age on address_claims (claimed_at);

-- The owners of an account.
create index users_role on users (tenant_id, role);
