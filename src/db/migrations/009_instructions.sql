-- breaks the server before it: it knows an order by its operation alone
-- An order has an identity of its own, a kind and a subject, and the adapter that was called for it.
create table new_instructions (
  id text not null unique,
  tenant_id text not null,
  kind text not null,
  subject text not null,
  provider text not null check (provider in ('bank', 'chain', 'exchange', 'identity')),
  adapter text,
  payload text not null,
  status text not null check (status in ('pending', 'gathered', 'asking', 'taken', 'done', 'withdrawn')),
  -- On the tenant's clock, and on the server's where that is another moment.
  due_at bigint not null,
  ready_at bigint,
  -- On the server's clock.
  ask_at bigint,
  attempts integer not null,
  asks integer not null,
  lease_token text,
  lease_until bigint,
  finished_at bigint,
  primary key (subject, kind)
);
-- The identity of an order of before is made of its operation's, whose prefix has three letters: the last part of every
-- identifier is its own. Nobody but the simulator was ever called. What was done is watched for as long as its operation
-- is on its way, as if it had been taken now; a call that was under way ends with its lease.
insert into new_instructions (
  id, tenant_id, kind, subject, provider, adapter, payload, status, due_at, ask_at, attempts, asks,
  lease_token, lease_until, finished_at
)
select
  'ins' || substr(old.operation_id, 4), old.tenant_id,
  case old.provider when 'bank' then 'pay' when 'chain' then 'send' else 'convert' end,
  old.operation_id, old.provider,
  case when old.attempts > 0 then 'simulated' end,
  old.payload,
  case when old.status = 'done' and operations.status = 'submitted' then 'taken' else old.status end,
  old.due_at,
  case when old.status = 'done' and operations.status = 'submitted' and old.attempts > 0 then 0 end,
  old.attempts, 0,
  old.lease_token, old.lease_until,
  case when old.status = 'done' and operations.status = 'submitted' then null else old.finished_at end
from instructions old
left join operations on operations.id = old.operation_id;
drop table instructions;
alter table new_instructions rename to instructions;
create index instructions_ready on instructions (provider, (coalesce(ready_at, due_at))) where status = 'pending';
create index instructions_due on instructions (tenant_id, due_at) where status = 'pending';
create index instructions_ask on instructions (provider, ask_at) where ask_at is not null;
create index instructions_finished on instructions (finished_at) where finished_at is not null;
-- What a simulated provider has reported last, so that it can say it again.
alter table simulated_orders add column said text;
