-- What waits for a tenant whose clock is set apart: at once where it is due by a clock that stands, and never while it is
-- not; else by as much earlier as the clock is ahead.
update instructions set ready_at = case
  when wallets.clock_frozen_at is null then instructions.due_at - wallets.clock_offset_ms
  when instructions.due_at > wallets.clock_frozen_at then 9007199254740991
  when instructions.due_at < cast(strftime('%s', 'now') as integer) * 1000 then instructions.due_at
  else cast(strftime('%s', 'now') as integer) * 1000
end from wallets
where wallets.tenant_id = instructions.tenant_id and (wallets.clock_frozen_at is not null or wallets.clock_offset_ms <> 0)
  and instructions.status = 'pending';
