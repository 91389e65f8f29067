-- What the movements of a wallet add up to at every hundredth, by asset and kind: balances of the past and their
-- explanations begin there. Amounts are in halves of 32 bits, so that no sum passes 64. Rows are written by the statement
-- that writes the hundredth movement, whichever server's it is, and never changed.
create table movement_sums (
  tenant_id text not null,
  seq bigint not null check (seq > 0 and seq % 100 = 0),
  asset text not null check (asset in ('AUD', 'USDC', 'USDT')),
  kind text not null,
  first_seq bigint not null check (first_seq between 1 and seq),
  movements bigint not null check (movements > 0),
  available_high bigint not null,
  available_low bigint not null,
  reserved_high bigint not null,
  reserved_low bigint not null,
  primary key (tenant_id, seq, asset, kind)
);
