-- Whoever writes has ended before anything here changes, and nobody who waits holds what is needed next.
lock table wallets in exclusive mode;
alter table transfers add column occurrence integer not null default 0 check (occurrence >= 0);
alter table transfers add column deposit_status text not null default 'detected'
  check (deposit_status in ('detected', 'confirming', 'final', 'gone'));
alter table transfers add column deposit_reported_at bigint;
alter table transfers add column is_deposit_waived integer not null default 0 check (is_deposit_waived in (0, 1));
-- Whether the deposit of what is held was final, nobody noted: it was released as if it were.
update transfers set deposit_status = case when hold_reason = 'deposit_vanished' then 'gone' else 'final' end
  where status <> 'detected';
drop index transfers_provider_reference;
create unique index transfers_provider_reference on transfers (provider_reference, payment_route_id, occurrence);
drop index transfers_deposit;
create unique index transfers_deposit on transfers (transaction_hash, transfer_index, payment_route_id, occurrence)
  where direction = 'stablecoin_to_aud';
create index transfers_withheld on transfers (id) where deposit_status <> 'final'
  and (status = 'failed' or (status in ('converting', 'delivering') and is_deposit_waived = 0));
create function follow_deposit() returns trigger language plpgsql as $$
begin
  if new.status = 'converting' then
    new.deposit_status := 'final';
  else
    new.deposit_status := 'gone';
  end if;
  return new;
end $$;
create trigger transfers_deposit_final before update of status on transfers for each row
when (new.status = 'converting' and old.status in ('detected', 'held')
  and new.deposit_status = old.deposit_status and new.is_deposit_waived = 0 and new.deposit_status <> 'final')
execute function follow_deposit();
create trigger transfers_deposit_gone before update of hold_reason on transfers for each row
when (new.hold_reason = 'deposit_vanished' and old.hold_reason is distinct from 'deposit_vanished'
  and new.deposit_status = old.deposit_status and new.deposit_status in ('detected', 'confirming'))
execute function follow_deposit();
