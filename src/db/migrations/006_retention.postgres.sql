-- By the server's clock, where the moment of an event is its tenant's. What there is already counts from now on: a default
-- that is known when the column comes rewrites no row. The server before fills in neither column.
alter table events add column written_at bigint not null default (extract(epoch from now()) * 1000)::bigint;
alter table instructions add column finished_at bigint default (extract(epoch from now()) * 1000)::bigint;
alter table instructions alter column finished_at drop default;
create index instructions_finished on instructions (finished_at) where status <> 'pending';
