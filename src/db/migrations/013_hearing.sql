-- How far a provider's news was taken in: a row for each adapter's stream. `due_at` is when it is to be read next; whoever
-- reads it puts it ahead, so that nobody else does, and somebody will where the reader never ends.
create table provider_cursors (
  provider text not null check (provider in ('bank', 'chain', 'exchange', 'identity')),
  adapter text not null,
  cursor text,
  due_at bigint not null,
  failures integer not null,
  read_at bigint,
  primary key (provider, adapter)
);

-- What was sent to us in a provider's name, and signed by it: kept as it came, then translated.
create table provider_deliveries (
  id text primary key,
  provider text not null check (provider in ('bank', 'chain', 'exchange', 'identity')),
  adapter text not null,
  headers text not null,
  -- The bytes, in Base64: what it was signed for.
  body text not null,
  received_at bigint not null,
  -- When it is to be translated, or again; null once it was taken in.
  due_at bigint,
  failures integer not null,
  taken_in_at bigint
);
create index provider_deliveries_due on provider_deliveries (provider, adapter, due_at) where due_at is not null;
create index provider_deliveries_taken_in on provider_deliveries (taken_in_at) where taken_in_at is not null;
