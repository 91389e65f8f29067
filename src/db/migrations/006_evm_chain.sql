-- What the adapter of EVM networks remembers.

-- Transfers of a token that touch an address of ours.
create table chain_transfers (
  network text not null,
  transaction_hash text not null,
  -- Its place among the transfers of its transaction.
  transfer_index integer not null,
  asset text not null,
  sender text not null,
  recipient text not null,
  -- Whose the addresses are: 'hot', 'deposit' or 'other'.
  source text not null,
  target text not null,
  amount_minor bigint not null,
  block_number bigint not null,
  block_hash text not null,
  block_at bigint not null,
  standing text not null,
  confirmations bigint not null,
  -- The provider's clock when that was told.
  told_at bigint not null,
  -- The height at which it was first missed; null while it is in the chain.
  missing_since bigint,
  -- 1 while it is in the sum of chain_holdings.
  is_counted integer not null,
  -- The page that it is told in; null once that was taken in.
  page text,
  seen_at bigint not null,
  primary key (network, transaction_hash, transfer_index)
);
create index chain_transfers_block on chain_transfers (network, block_number);
create index chain_transfers_open on chain_transfers (network, block_number)
  where standing in ('confirming', 'detected');
create index chain_transfers_page on chain_transfers (page) where page is not null;
create index chain_transfers_seen on chain_transfers (seen_at);

-- What lies at deposit addresses.
create table chain_holdings (
  network text not null,
  asset text not null,
  amount_minor bigint not null,
  primary key (network, asset)
);

-- Hot wallets: the next number of a transaction, and why none is signed.
create table chain_wallets (
  network text not null,
  address text not null,
  next_nonce bigint not null,
  stopped text,
  primary key (network, address)
);

-- Transactions of hot wallets: written before they are sent.
create table chain_transactions (
  instruction_id text primary key,
  network text not null,
  wallet text not null,
  -- Null for an order that was canceled before it had one.
  nonce bigint,
  asset text not null,
  recipient text not null,
  amount_minor bigint not null,
  -- Every version that was signed, the newest last.
  versions text not null,
  standing text not null,
  -- Of the version that is in a block.
  transaction_hash text,
  block_number bigint,
  -- What its log moved.
  settled_minor bigint,
  page text,
  signed_at bigint not null
);
create unique index chain_transactions_nonce on chain_transactions (network, wallet, nonce);
create index chain_transactions_open on chain_transactions (network, wallet, nonce)
  where standing in ('sent', 'mined');
create index chain_transactions_mined on chain_transactions (transaction_hash, network);
create index chain_transactions_page on chain_transactions (page) where page is not null;
create index chain_transactions_signed on chain_transactions (signed_at) where standing not in ('sent', 'mined');
