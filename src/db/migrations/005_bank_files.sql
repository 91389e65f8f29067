-- What the adapter of a bank that exchanges files remembers.

-- Accounts that the bank has opened for the house: each is given to the account pool of one tenant.
create table bank_accounts (
  bsb text not null,
  account_number text not null,
  -- The order that it was given to; null while it is free.
  instruction_id text unique,
  imported_at bigint not null,
  primary key (bsb, account_number)
);
create index bank_accounts_free on bank_accounts (bsb, account_number) where instruction_id is null;

-- Payments that left in files, as returns and statements name them.
create table bank_payments (
  instruction_id text primary key,
  file text not null,
  amount_minor bigint not null,
  -- Null for a PayID, as the number is.
  bsb text,
  account_number text,
  reference text not null,
  -- What says that it came back: a file of returns, and a statement that has the money. Null if nothing does.
  returned_by text unique,
  repaid_by text unique,
  sent_at bigint not null
);
create index bank_payments_sent on bank_payments (sent_at);
create index bank_payments_file on bank_payments (file);
create index bank_payments_account on bank_payments (bsb, account_number, amount_minor);

-- Files that came from the bank, by what is in them.
create table bank_files (
  digest text primary key,
  name text not null,
  kind text not null,
  -- Of a status report: the file that it answers, and how that stands.
  answers text,
  answer text,
  read_at bigint not null
);
create index bank_files_read on bank_files (read_at);
create index bank_files_answers on bank_files (answers, read_at) where answers is not null;

-- Statements, one after the other for each account.
create table bank_statements (
  account text not null,
  sequence integer not null,
  digest text not null,
  closing_minor bigint not null,
  closed_at bigint not null,
  primary key (account, sequence)
);
