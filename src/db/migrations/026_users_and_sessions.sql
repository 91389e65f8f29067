-- Those who sign in. They stand under their account's wallet: roles are given and taken there, and the last owner is counted
-- there. What a person keeps for themselves stands in tables of its own, under the lock of their address; what ends with a
-- role or with the user ends by what stands here, and is not written for it.
create table users (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  email text not null,
  name text,
  role text not null check (role in ('owner', 'admin', 'developer', 'finance', 'viewer')),
  role_version integer not null check (role_version > 0),
  created_at bigint not null,
  created_by text not null,
  removed_at bigint
);
create index users_tenant on users (tenant_id, id);
create index users_email on users (email);
-- One address signs in to one account.
create unique index users_address on users (email) where removed_at is null;

-- What is counted of an account's users, and when it was last suspended.
create table teams (
  tenant_id text primary key references tenants (id) deferrable initially deferred,
  owners integer not null check (owners >= 0),
  members integer not null check (members >= owners),
  pending_invitations integer not null check (pending_invitations >= 0),
  suspended_at bigint
);

-- What a user signs in with. A null password is one that nobody has.
create table user_credentials (
  user_id text primary key references users (id) deferrable initially deferred,
  tenant_id text not null,
  password_hash text,
  totp_sealed text,
  totp_last_step bigint not null,
  enrolment_sealed text,
  enrolment_expires_at bigint,
  recovery_link_id text,
  last_sign_in_at bigint,
  updated_at bigint not null,
  check ((enrolment_sealed is null) = (enrolment_expires_at is null))
);
create table recovery_codes (
  user_id text not null references users (id) deferrable initially deferred,
  number integer not null check (number between 1 and 10),
  tenant_id text not null,
  hash text not null,
  used_at bigint,
  primary key (user_id, number)
);

-- Who is signed in, by the hash of their cookie. What has ended is not there.
create table sessions (
  id text primary key,
  tenant_id text not null,
  user_id text not null references users (id) deferrable initially deferred,
  hash text not null unique,
  device text not null,
  created_at bigint not null,
  last_seen_at bigint not null,
  expires_at bigint not null,
  ip_address text,
  user_agent text,
  step_up_id text,
  step_up_expires_at bigint,
  check ((step_up_id is null) = (step_up_expires_at is null))
);
create index sessions_user on sessions (user_id);
create index sessions_end on sessions (expires_at);

-- Who has given the right password, and no code yet.
create table pending_sessions (
  hash text primary key,
  tenant_id text not null,
  user_id text not null references users (id) deferrable initially deferred,
  device text not null,
  wrong_codes integer not null check (wrong_codes >= 0),
  created_at bigint not null,
  expires_at bigint not null
);
create index pending_sessions_user on pending_sessions (user_id);
create index pending_sessions_end on pending_sessions (expires_at);

-- Wrong guesses against an address, which nobody need have: the address is kept as a keyed hash.
create table guess_counters (
  email_key text not null,
  device text not null,
  failed_at text not null,
  locked_until bigint,
  updated_at bigint not null,
  primary key (email_key, device)
);
create index guess_counters_age on guess_counters (updated_at);

-- Links by which a lost password is replaced, by the hash of their token.
create table recovery_links (
  id text primary key,
  tenant_id text not null,
  user_id text not null references users (id) deferrable initially deferred,
  hash text not null unique,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);
create index recovery_links_end on recovery_links (expires_at);

-- Links by which somebody becomes a user. With `user_id` it is a user who lost what they sign in with, and gets it anew.
create table invitations (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  email text not null,
  role text not null check (role in ('owner', 'admin', 'developer', 'finance', 'viewer')),
  status text not null check (status in ('pending', 'accepted', 'revoked')),
  hash text not null unique,
  totp_sealed text,
  user_id text,
  invited_by text not null,
  created_at bigint not null,
  expires_at bigint not null,
  accepted_at bigint,
  revoked_at bigint,
  member_id text,
  check ((status = 'accepted') = (accepted_at is not null)),
  check ((status = 'revoked') = (revoked_at is not null)),
  check ((status = 'pending') = (totp_sealed is not null))
);
create index invitations_tenant on invitations (tenant_id, id);
create index invitations_open on invitations (tenant_id, email) where status = 'pending';

-- Step-ups of users beside those of the operator: they hold while their session does, and their user's role is the same.
alter table step_ups add column user_id text;
alter table step_ups add column session_id text;
alter table step_ups add column role_version integer;
