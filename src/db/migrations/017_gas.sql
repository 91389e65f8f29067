-- What the hot wallet has of the asset that a network takes for gas, in wei.
create table chain_gas (
  network text primary key,
  -- Of the wallet; another one goes on with its books.
  address text not null,
  -- After everything that is booked, and the time of its block.
  booked_wei text not null,
  booked_at bigint not null,
  -- Up to this block the chain was compared with it.
  seen_block bigint not null
);

-- Lines about it that are told in a page; gone once that was taken in.
create table chain_gas_entries (
  network text not null,
  name text not null,
  amount_minor bigint not null,
  booked_at bigint not null,
  instruction_id text,
  transaction_hash text,
  page text not null,
  primary key (network, name)
);
create index chain_gas_entries_page on chain_gas_entries (page);
