-- Mail that is to be sent, written with its cause and sent by a worker. What links hold is sealed, and removed once it is sent
-- (in the sandbox with the mail, where GET /v1/sandbox/mail shows it).
create table mails (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  kind text not null check (kind in ('invitation', 'recovery', 'security_notice', 'notification')),
  recipient text not null,
  subject text not null,
  body text not null,
  link_sealed text,
  cause text unique,
  status text not null check (status in ('queued', 'sent', 'failed', 'expired')),
  attempts integer not null check (attempts >= 0),
  due_at bigint,
  lease_until bigint,
  sent_at bigint,
  useless_at bigint,
  created_at bigint not null,
  check ((status = 'queued') = (due_at is not null))
);
create index mails_tenant on mails (tenant_id, id);
create index mails_due on mails (due_at) where status = 'queued';
create index mails_age on mails (created_at);
