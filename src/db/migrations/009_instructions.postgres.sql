alter index new_instructions_pkey rename to instructions_pkey;
alter index new_instructions_id_key rename to instructions_id_key;
-- What waits for a tenant whose clock is set apart: at once where it is due by a clock that stands, and never while it is
-- not; else by as much earlier as the clock is ahead.
update instructions set ready_at = case
  when wallets.clock_frozen_at is null then instructions.due_at - wallets.clock_offset_ms
  when instructions.due_at > wallets.clock_frozen_at then 9007199254740991
  when instructions.due_at < cast(floor(extract(epoch from clock_timestamp()) * 1000) as bigint) then instructions.due_at
  else cast(floor(extract(epoch from clock_timestamp()) * 1000) as bigint)
end from wallets
where wallets.tenant_id = instructions.tenant_id and (wallets.clock_frozen_at is not null or wallets.clock_offset_ms <> 0)
  and instructions.status = 'pending';
