create or replace function claim_pay_id() returns trigger language plpgsql as $$
begin
  insert into receiving_places (place, holder_id) values ('payid ' || lower(new.pay_id collate "C"), new.id);
  return null;
end $$;
-- Places that were claimed in other letters stay: nobody looks them up.
insert into receiving_places (place, holder_id)
  select 'payid ' || lower(pay_id collate "C"), id from funding_instruments where lower(pay_id) <> lower(pay_id collate "C") order by id
  on conflict do nothing;
insert into receiving_places (place, holder_id)
  select 'payid ' || lower(pay_id collate "C"), id from payment_routes where lower(pay_id) <> lower(pay_id collate "C") order by id
  on conflict do nothing;
