-- What a rotation leaves behind: a key that retires, and its successor. The version counts a key's changes, for its events.
alter table api_keys add column rotated_from text;
alter table api_keys add column rotated_to text;
alter table api_keys add column version integer not null default 1;
-- A publishable key never did more than a viewer may.
update api_keys set role = 'viewer' where type = 'publishable';

-- How many keys of an account work: those without an end as a number, and the ends of the others as a list. It stands under the
-- account's wallet. No key of today has an end.
create table api_key_counts (
  tenant_id text primary key references tenants (id) deferrable initially deferred,
  lasting integer not null check (lasting >= 0),
  ending text not null
);
insert into api_key_counts (tenant_id, lasting, ending)
select tenants.id, count(api_keys.id), '[]'
from tenants left join api_keys on api_keys.tenant_id = tenants.id and api_keys.revoked_at is null and api_keys.expires_at is null
group by tenants.id;

-- When a key was used last. It stands under a lock of its own, since every key in use writes it once a minute.
create table api_key_uses (
  key_id text primary key references api_keys (id) deferrable initially deferred,
  tenant_id text not null,
  used_at bigint not null
);
