-- Of tenants whose clock is set apart, what waits already: at once where it is due by a clock that stands, and never while
-- it is not; else by as much earlier as the clock is ahead.
update instructions set ready_at = case
  when wallets.clock_frozen_at is null then instructions.due_at - wallets.clock_offset_ms
  when instructions.due_at > wallets.clock_frozen_at then 9007199254740991
  when instructions.due_at < cast(strftime('%s', 'now') as integer) * 1000 then instructions.due_at
  else cast(strftime('%s', 'now') as integer) * 1000
end from wallets
where wallets.tenant_id = instructions.tenant_id and (wallets.clock_frozen_at is not null or wallets.clock_offset_ms <> 0)
  and instructions.status = 'pending';
update simulated_orders set ready_at = case
  when wallets.clock_frozen_at is null then simulated_orders.due_at - wallets.clock_offset_ms
  when simulated_orders.due_at > wallets.clock_frozen_at then 9007199254740991
  when simulated_orders.due_at < cast(strftime('%s', 'now') as integer) * 1000 then simulated_orders.due_at
  else cast(strftime('%s', 'now') as integer) * 1000
end from wallets
where wallets.tenant_id = simulated_orders.tenant_id and (wallets.clock_frozen_at is not null or wallets.clock_offset_ms <> 0)
  and simulated_orders.next_report is not null;
update simulated_checks set ready_at = case
  when wallets.clock_frozen_at is null then simulated_checks.due_at - wallets.clock_offset_ms
  when simulated_checks.due_at > wallets.clock_frozen_at then 9007199254740991
  when simulated_checks.due_at < cast(strftime('%s', 'now') as integer) * 1000 then simulated_checks.due_at
  else cast(strftime('%s', 'now') as integer) * 1000
end from wallets
where wallets.tenant_id = simulated_checks.tenant_id and (wallets.clock_frozen_at is not null or wallets.clock_offset_ms <> 0)
  and simulated_checks.next_report is not null;
update receipts set ready_at = case
  when wallets.clock_frozen_at is null then receipts.holdback_due_at - wallets.clock_offset_ms
  when receipts.holdback_due_at > wallets.clock_frozen_at then 9007199254740991
  when receipts.holdback_due_at < cast(strftime('%s', 'now') as integer) * 1000 then receipts.holdback_due_at
  else cast(strftime('%s', 'now') as integer) * 1000
end from wallets
where wallets.tenant_id = receipts.tenant_id and (wallets.clock_frozen_at is not null or wallets.clock_offset_ms <> 0)
  and receipts.holdback_due_at is not null;
update conversion_quotes set ready_at = case
  when wallets.clock_frozen_at is null then conversion_quotes.expires_at - wallets.clock_offset_ms
  when conversion_quotes.expires_at > wallets.clock_frozen_at then 9007199254740991
  when conversion_quotes.expires_at < cast(strftime('%s', 'now') as integer) * 1000 then conversion_quotes.expires_at
  else cast(strftime('%s', 'now') as integer) * 1000
end from wallets
where wallets.tenant_id = conversion_quotes.tenant_id and (wallets.clock_frozen_at is not null or wallets.clock_offset_ms <> 0)
  and conversion_quotes.status = 'open';
update identity_evidence set ready_at = case
  when wallets.clock_frozen_at is null then identity_evidence.expires_at - wallets.clock_offset_ms
  when identity_evidence.expires_at > wallets.clock_frozen_at then 9007199254740991
  when identity_evidence.expires_at < cast(strftime('%s', 'now') as integer) * 1000 then identity_evidence.expires_at
  else cast(strftime('%s', 'now') as integer) * 1000
end from wallets
where wallets.tenant_id = identity_evidence.tenant_id and (wallets.clock_frozen_at is not null or wallets.clock_offset_ms <> 0)
  and identity_evidence.status = 'accepted' and expires_at is not null;
