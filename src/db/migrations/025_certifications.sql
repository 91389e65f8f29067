-- What a receiver did with requests that it was tried by. It stays when its subscription goes, and is kept for a time.
create table webhook_certifications (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  webhook_id text not null,
  url text not null,
  status text not null check (status in ('running', 'passed', 'failed')),
  -- JSON: a case with its verdict each.
  cases text not null,
  slowest_ms integer,
  -- On the tenant's clock.
  started_at bigint not null,
  completed_at bigint,
  -- On the server's clock.
  written_at bigint not null,
  check ((status = 'running') = (completed_at is null))
);

-- One that runs, of which a subscription has one at a time; it goes with its end.
create table webhook_certification_runs (
  webhook_id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  certification_id text not null references webhook_certifications (id) deferrable initially deferred,
  versions_after integer not null,
  -- Who carries it out, and until when on the server's clock.
  lease_token text,
  lease_until bigint
);
