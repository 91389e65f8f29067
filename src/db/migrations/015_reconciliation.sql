-- The lines of the providers' own books, as they told of them.
create table provider_entries (
  provider text not null,
  adapter text not null,
  entry_id text not null,
  account text not null,
  asset text not null,
  amount_minor bigint not null,
  booked_at bigint not null,
  instruction_id text,
  provider_reference text,
  statement_reference text,
  transaction_hash text,
  transfer_index integer,
  received_at bigint not null,
  primary key (provider, adapter, entry_id)
);

-- Those for which nothing of ours was found yet. What is matched once is matched for good.
create table open_entries (
  provider text not null,
  adapter text not null,
  entry_id text not null,
  booked_at bigint not null,
  primary key (provider, adapter, entry_id)
);
create index open_entries_booked on open_entries (provider, booked_at, entry_id);

-- What an entry stands for: a leg of a record of ours, which is its identifier and a word for the way that the money went;
-- or something of the house, which has none.
create table entry_matches (
  provider text not null,
  adapter text not null,
  entry_id text not null,
  leg text,
  subject_id text,
  difference_minor bigint not null,
  apart_ms bigint not null,
  matched_at bigint not null,
  review_id text,
  primary key (provider, adapter, entry_id)
);
create unique index entry_matches_leg on entry_matches (leg) where leg is not null;
create index entry_matches_recent on entry_matches (provider, matched_at);

-- What a provider said last that it holds for us.
create table provider_holdings (
  provider text not null,
  adapter text not null,
  account text not null,
  asset text not null,
  amount_minor bigint not null,
  held_at bigint not null,
  read_at bigint not null,
  primary key (provider, adapter, account, asset)
);

-- When the books of a provider are next to be laid beside ours, when they were, what came of it, and until when somebody
-- is at it.
create table reconciliations (
  provider text primary key,
  due_at bigint not null,
  ran_at bigint,
  result text,
  lease_until bigint
);
