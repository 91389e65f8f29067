-- What the adapter of an exchange over HTTP remembers.

create table exchange_conversions (
  instruction_id text primary key,
  market_id text not null,
  side text not null,
  source_asset text not null,
  source_minor bigint not null,
  destination_asset text not null,
  rate text not null,
  standing text not null,
  -- What was sold and bought at the venue; null until it is settled.
  sold_minor bigint,
  bought_minor bigint,
  traded_at bigint,
  -- The page that it is told in; null once that was taken in.
  page text,
  given_at bigint not null
);
create index exchange_conversions_open on exchange_conversions (given_at) where standing = 'open';
create index exchange_conversions_page on exchange_conversions (page) where page is not null;
create index exchange_conversions_given on exchange_conversions (given_at) where standing <> 'open';

-- Orders at the venue, one after the other for each conversion, written before they are placed.
create table exchange_orders (
  instruction_id text not null,
  number integer not null,
  client_order_id text not null unique,
  price text not null,
  amount text not null,
  standing text not null,
  -- Calls that may have placed it, counted before each.
  attempts integer not null,
  order_id text,
  -- What was matched: coins, AUD and the fee in AUD.
  coins text not null,
  aud text not null,
  fee text not null,
  traded_at bigint,
  written_at bigint not null,
  primary key (instruction_id, number)
);
create index exchange_orders_written on exchange_orders (written_at) where standing in ('over', 'refused');
