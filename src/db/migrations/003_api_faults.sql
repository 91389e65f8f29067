-- How the next calls of a tenant are answered otherwise than usual, in the sandbox alone: JSON, in the order of their use.
create table api_faults (
  tenant_id text primary key references tenants (id) deferrable initially deferred,
  queue text not null
);
