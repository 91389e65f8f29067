-- What should not be as it is, for an operator to look at. A kind and a subject have one row that is open at most; it
-- counts how often the same was found, and is closed when its cause is gone.
create table alarms (
  id text primary key,
  tenant_id text references tenants (id) deferrable initially deferred,
  kind text not null,
  subject text not null,
  first_at bigint not null,
  last_at bigint not null,
  count integer not null check (count > 0),
  facts text not null,
  cleared_at bigint
);
create unique index alarms_open on alarms (kind, subject) where cleared_at is null;

-- What an operator decided by hand, who they are and why.
create table reviews (
  id text primary key,
  tenant_id text references tenants (id) deferrable initially deferred,
  action text not null,
  subject text not null,
  actor text not null,
  reason text not null,
  facts text not null,
  reviewed_at bigint not null
);
create index reviews_subject on reviews (subject);

-- What waits for a review is found without reading the rest. Only what is held has a reason to be held, so that an
-- operation that never is costs this index nothing.
create index operations_held on operations (id) where hold_reason is not null;
create index receipts_held on receipts (id) where status = 'held';

-- How each process that serves stands with its providers, as it says itself every few seconds: what an operator's command
-- cannot see from outside.
create table provider_lines (
  process text not null,
  provider text not null,
  adapter text not null,
  breaker text not null,
  under_way integer not null,
  answered integer not null,
  failed integer not null,
  answered_at bigint,
  seen_at bigint not null,
  primary key (process, provider)
);
create index provider_lines_seen on provider_lines (seen_at);
