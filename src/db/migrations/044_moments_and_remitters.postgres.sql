-- Whoever writes has ended before anything here changes, and nobody who waits holds what is needed next.
lock table wallets in exclusive mode;
update wallets set last_occurred_at = (
  select e.occurred_at from events e where e.tenant_id = wallets.tenant_id and e.seq = wallets.event_seq
) where exists (
  select 1 from events e
  where e.tenant_id = wallets.tenant_id and e.seq = wallets.event_seq and e.occurred_at > wallets.last_occurred_at
);
-- The month that was next when fees given back began to be shown: invoices of that month and of earlier ones may leave them out.
alter table next_invoices add column given_back_after text;
update next_invoices set given_back_after = month;
update treasury_settings set pobo_enabled = 1;
