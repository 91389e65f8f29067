-- Where money came from, so that a provider can send it back there.
alter table receipts add column sender text;
alter table transfers add column sender text;
-- What a transaction of a hot wallet was ordered for: a return ends otherwise than a withdrawal.
alter table chain_transactions add column kind text not null default 'send'
  check (kind in ('send', 'return_receipt', 'return_deposit'));
-- As above, of payments that left in files.
alter table bank_payments add column kind text not null default 'pay'
  check (kind in ('pay', 'return_receipt', 'return_deposit'));
