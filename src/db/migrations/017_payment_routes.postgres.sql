-- A place is claimed once: by another holder the insert breaks, and what would have had it with it.
create function claim_account() returns trigger language plpgsql as $$
begin
  insert into receiving_places (place, holder_id) values ('account ' || new.bsb || ' ' || new.account_number, new.id);
  return null;
end $$;
create function claim_pay_id() returns trigger language plpgsql as $$
begin
  insert into receiving_places (place, holder_id) values ('payid ' || lower(new.pay_id), new.id);
  return null;
end $$;
create function claim_address(asset text, network text, address text, holder text) returns void language sql as $$
  insert into receiving_places (place, holder_id) values (
    'address ' || asset || ' ' || network || ' ' || case when address like '0x%' then lower(address) else address end, holder
  )
$$;
create function claim_instrument_address() returns trigger language plpgsql as $$
begin
  perform claim_address(new.asset, new.network, new.address, new.id);
  return null;
end $$;
create function claim_route_address() returns trigger language plpgsql as $$
begin
  perform claim_address(new.asset, new.network, new.deposit_address, new.id);
  return null;
end $$;

create trigger funding_instruments_claim_account after insert on funding_instruments
  for each row when (new.account_number is not null) execute function claim_account();
create trigger funding_instruments_claim_address after insert on funding_instruments
  for each row when (new.address is not null) execute function claim_instrument_address();
create trigger funding_instruments_claim_pay_id after insert on funding_instruments
  for each row when (new.pay_id is not null) execute function claim_pay_id();
create trigger funding_instruments_claim_later_pay_id after update of pay_id on funding_instruments
  for each row when (new.pay_id is not null and new.pay_id is distinct from old.pay_id) execute function claim_pay_id();
create trigger payment_routes_claim_account after insert on payment_routes
  for each row when (new.account_number is not null) execute function claim_account();
create trigger payment_routes_claim_address after insert on payment_routes
  for each row when (new.deposit_address is not null) execute function claim_route_address();
create trigger payment_routes_claim_pay_id after insert on payment_routes
  for each row when (new.pay_id is not null) execute function claim_pay_id();
create trigger payment_routes_claim_later_pay_id after update of pay_id on payment_routes
  for each row when (new.pay_id is not null and new.pay_id is distinct from old.pay_id) execute function claim_pay_id();
create trigger receiving_places_append_only before update or delete on receiving_places
  for each row execute function refuse_change();
create trigger receiving_places_no_truncate before truncate on receiving_places
  for each statement execute function refuse_change();

-- What was opened ahead can be a payment route's too.
alter table provider_stock add column payment_route_id text unique;
alter table provider_stock drop constraint provider_stock_check1;
alter table provider_stock add constraint provider_stock_holder
  check ((status = 'taken') = (coalesce(funding_instrument_id, payment_route_id) is not null));
alter table provider_stock add constraint provider_stock_one_holder
  check (funding_instrument_id is null or payment_route_id is null);
