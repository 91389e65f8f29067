-- An order that goes out in a file waits under its rail for a cut-off, and belongs to a batch from then on.
alter table instructions add column rail text;
alter table instructions add column batch_id text;
drop index instructions_ready;
create index instructions_ready on instructions (provider, (coalesce(ready_at, due_at)))
  where status = 'pending' and rail is null;
drop index instructions_due;
create index instructions_due on instructions (tenant_id, due_at) where status = 'pending' and rail is null;
create index instructions_rail on instructions (adapter, rail, (coalesce(ready_at, due_at)))
  where status = 'pending' and rail is not null;
create index instructions_batch on instructions (batch_id) where batch_id is not null;

-- One file of one rail. Its sequence, name, lines and bytes are fixed when it is closed.
create table batches (
  id text primary key,
  provider text not null,
  adapter text not null,
  rail text not null,
  cut_off_at bigint not null,
  status text not null check (
    status in ('gathering', 'closed', 'asking', 'delivered', 'acknowledged', 'refused', 'empty')
  ),
  sequence bigint not null,
  name text,
  digest text,
  order_count integer not null,
  total_minor bigint not null,
  attempts integer not null,
  asks integer not null,
  failure_code text,
  reason text,
  -- On the server's clock, as all moments here are. Null once nothing is left to do.
  due_at bigint,
  lease_token text,
  lease_until bigint,
  opened_at bigint not null,
  closed_at bigint,
  delivered_at bigint,
  acknowledged_at bigint,
  ended_at bigint
);
create unique index batches_sequence on batches (adapter, rail, sequence) where sequence > 0;
create unique index batches_name on batches (adapter, name) where name is not null;
create index batches_due on batches (adapter, due_at) where due_at is not null;

-- The last sequence of each rail, and the batch that is not delivered yet: a rail has one at a time.
create table batch_rails (
  adapter text not null,
  rail text not null,
  last_sequence bigint not null,
  open_batch_id text,
  primary key (adapter, rail)
);

-- A tenant whose orders were gathered: that is done once for each batch, so that nothing comes to a batch later.
create table batch_parts (
  batch_id text not null references batches (id),
  tenant_id text not null,
  order_count integer not null,
  total_minor bigint not null,
  primary key (batch_id, tenant_id)
);

-- The lines of a closed batch, from 1.
create table batch_lines (
  batch_id text not null references batches (id),
  line integer not null,
  tenant_id text not null,
  instruction_id text not null,
  kind text not null,
  subject text not null,
  amount_minor bigint not null,
  primary key (batch_id, line),
  unique (batch_id, instruction_id)
);

-- The file itself, in base64.
create table batch_files (
  batch_id text primary key references batches (id),
  content text not null
);
