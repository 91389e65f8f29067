-- A place is claimed once: by another holder the insert breaks, and what would have had it with it.
create trigger funding_instruments_claim_account after insert on funding_instruments when new.account_number is not null begin
  insert into receiving_places (place, holder_id) values ('account ' || new.bsb || ' ' || new.account_number, new.id);
end;
create trigger funding_instruments_claim_address after insert on funding_instruments when new.address is not null begin
  insert into receiving_places (place, holder_id) values (
    'address ' || new.asset || ' ' || new.network || ' ' || case when new.address like '0x%' then lower(new.address) else new.address end,
    new.id
  );
end;
create trigger funding_instruments_claim_pay_id after insert on funding_instruments when new.pay_id is not null begin
  insert into receiving_places (place, holder_id) values ('payid ' || lower(new.pay_id), new.id);
end;
create trigger funding_instruments_claim_later_pay_id after update of pay_id on funding_instruments
  when new.pay_id is not null and new.pay_id is not old.pay_id begin
  insert into receiving_places (place, holder_id) values ('payid ' || lower(new.pay_id), new.id);
end;
create trigger payment_routes_claim_account after insert on payment_routes when new.account_number is not null begin
  insert into receiving_places (place, holder_id) values ('account ' || new.bsb || ' ' || new.account_number, new.id);
end;
create trigger payment_routes_claim_address after insert on payment_routes when new.deposit_address is not null begin
  insert into receiving_places (place, holder_id) values (
    'address ' || new.asset || ' ' || new.network || ' ' || case when new.deposit_address like '0x%' then lower(new.deposit_address) else new.deposit_address end,
    new.id
  );
end;
create trigger payment_routes_claim_pay_id after insert on payment_routes when new.pay_id is not null begin
  insert into receiving_places (place, holder_id) values ('payid ' || lower(new.pay_id), new.id);
end;
create trigger payment_routes_claim_later_pay_id after update of pay_id on payment_routes
  when new.pay_id is not null and new.pay_id is not old.pay_id begin
  insert into receiving_places (place, holder_id) values ('payid ' || lower(new.pay_id), new.id);
end;
create trigger receiving_places_no_update before update on receiving_places begin select raise(abort, 'receiving_places are append-only'); end;
create trigger receiving_places_no_delete before delete on receiving_places begin select raise(abort, 'receiving_places are append-only'); end;

-- What was opened ahead can be a payment route's too. Nothing refers to this table.
create temp table kept_provider_stock as select * from provider_stock;
drop table provider_stock;
create table provider_stock (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  item text not null,
  adapter text not null,
  status text not null check (status in ('ordered', 'ready', 'taken', 'refused')),
  provider_reference text,
  bsb text,
  account_number text,
  address text,
  tag text,
  funding_instrument_id text unique,
  payment_route_id text unique,
  ordered_at bigint not null,
  answered_at bigint,
  taken_at bigint,
  unique (bsb, account_number),
  unique (item, address),
  check (status not in ('ready', 'taken') or provider_reference is not null),
  check ((status = 'taken') = (coalesce(funding_instrument_id, payment_route_id) is not null)),
  check (funding_instrument_id is null or payment_route_id is null)
);
insert into provider_stock (
  id, tenant_id, item, adapter, status, provider_reference, bsb, account_number, address, tag, funding_instrument_id,
  ordered_at, answered_at, taken_at
) select
  id, tenant_id, item, adapter, status, provider_reference, bsb, account_number, address, tag, funding_instrument_id,
  ordered_at, answered_at, taken_at
from kept_provider_stock;
drop table kept_provider_stock;
create index provider_stock_item on provider_stock (tenant_id, status, item);
