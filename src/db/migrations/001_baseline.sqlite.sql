
-- ==== Installation
-- A database keeps its environment: the database itself refuses to change or remove it.
create trigger installation_no_update before update on installation begin select raise(abort, 'a database keeps its environment'); end;
create trigger installation_no_delete before delete on installation begin select raise(abort, 'a database keeps its environment'); end;

-- ==== Tenants
-- Tenants of a server that knows nothing of invoices are invoiced too.
create trigger tenants_are_invoiced after insert on tenants begin
  insert into next_invoices (tenant_id, due_at) values (new.id, 0);
end;

-- ==== Ledger
-- Movements and postings are append-only: the database itself refuses to change or remove them.
create trigger movements_no_update before update on movements begin select raise(abort, 'movements are append-only'); end;
create trigger movements_no_delete before delete on movements begin select raise(abort, 'movements are append-only'); end;
create trigger movements_summed after insert on movements when new.seq % 100 = 0 begin
  insert into movement_sums (tenant_id, seq, asset, kind, first_seq, movements, available_high, available_low, reserved_high, reserved_low)
  select new.tenant_id, new.seq, asset, kind, min(first_seq), sum(movements),
    sum(available_high), sum(available_low), sum(reserved_high), sum(reserved_low)
  from (
    select asset, kind, first_seq, movements, available_high, available_low, reserved_high, reserved_low
    from movement_sums where tenant_id = new.tenant_id and seq = new.seq - 100
    union all
    select asset, kind, seq, 1, available_delta_minor >> 32, available_delta_minor & 4294967295,
      reserved_delta_minor >> 32, reserved_delta_minor & 4294967295
    from movements where tenant_id = new.tenant_id and seq > new.seq - 100 and seq <= new.seq
  ) as parts
  group by asset, kind;
end;
create trigger movement_sums_no_update before update on movement_sums begin select raise(abort, 'movement_sums are append-only'); end;
create trigger movement_sums_no_delete before delete on movement_sums begin select raise(abort, 'movement_sums are append-only'); end;
-- Entries are append-only, as movements and postings are.
create trigger journal_entries_no_update before update on journal_entries begin select raise(abort, 'journal_entries are append-only'); end;
create trigger journal_entries_no_delete before delete on journal_entries begin select raise(abort, 'journal_entries are append-only'); end;
create table postings (
  entry_id text not null,
  line integer not null check (line > 0),
  tenant_id text not null,
  account text not null,
  asset text not null check (asset in ('AUD', 'USDC', 'USDT')),
  amount_minor bigint not null check (amount_minor <> 0),
  primary key (entry_id, line)
) without rowid;
create trigger postings_no_update before update on postings begin select raise(abort, 'postings are append-only'); end;
create trigger postings_no_delete before delete on postings begin select raise(abort, 'postings are append-only'); end;
-- Who adjusted a balance is as little changed as the movement that it stands beside.
create trigger balance_adjustments_no_update before update on balance_adjustments begin select raise(abort, 'balance_adjustments are append-only'); end;
create trigger balance_adjustments_no_delete before delete on balance_adjustments begin select raise(abort, 'balance_adjustments are append-only'); end;

-- ==== Treasury: beneficiaries, their evidence, destinations
create index beneficiaries_status on beneficiaries (tenant_id, status, id collate rtrim);
create index beneficiaries_reference on beneficiaries (tenant_id, external_reference, id collate rtrim);
create index beneficiaries_apart on beneficiaries (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index identity_evidence_status on identity_evidence (tenant_id, beneficiary_id, status, id collate rtrim);
create index identity_evidence_apart on identity_evidence (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create trigger identity_evidence_parent after insert on identity_evidence begin
  update events set parent_id = new.beneficiary_id
  where tenant_id = new.tenant_id and seq > (select event_seq - 1000 from wallets where tenant_id = new.tenant_id)
    and object_id = new.id and parent_id is null;
end;
create index destinations_status on destinations (tenant_id, status, id collate rtrim);
create index destinations_reference on destinations (tenant_id, external_reference, id collate rtrim);
create index destinations_apart on destinations (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;

-- ==== Treasury: funding instruments, account pool, receipts
create index funding_instruments_status on funding_instruments (tenant_id, status, id collate rtrim);
create index funding_instruments_reference on funding_instruments (tenant_id, external_reference, id collate rtrim) where external_reference is not null;
create index funding_instruments_apart on funding_instruments (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
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
create trigger receiving_places_no_update before update on receiving_places begin select raise(abort, 'receiving_places are append-only'); end;
create trigger receiving_places_no_delete before delete on receiving_places begin select raise(abort, 'receiving_places are append-only'); end;
create index account_pool_item on account_pool (tenant_id, status, item);
create index receipts_status on receipts (tenant_id, type, status, id collate rtrim);
create index receipts_reference on receipts (tenant_id, type, external_reference, id collate rtrim) where external_reference is not null;
create index receipts_apart on receipts (tenant_id, (occurred_at + 0), id collate rtrim)
  where abs((occurred_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;

-- ==== Treasury: rates, quotes and operations
create index conversion_quotes_status on conversion_quotes (tenant_id, status, id collate rtrim);
create index conversion_quotes_apart on conversion_quotes (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index operations_status on operations (tenant_id, kind, status, id collate rtrim);
create index operations_beneficiary on operations (beneficiary_id, id collate rtrim) where beneficiary_id is not null;
create index operations_destination on operations (tenant_id, destination_id, id collate rtrim) where destination_id is not null;
-- Rows whose moment is not that of their identifier, since their tenant's clock or a server's stood apart when they were made:
-- lists find the others by their identifiers. Their moments are terms, so that no other index of moments fits.
create index operations_apart on operations (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
-- A decision by hand is as little changed as the movement that it may have led to.
create trigger reviews_no_update before update on reviews begin select raise(abort, 'reviews are append-only'); end;
create trigger reviews_no_delete before delete on reviews begin select raise(abort, 'reviews are append-only'); end;

-- ==== Direct routes: customers, payment routes, transfers
create index customers_status on customers (tenant_id, verification_status, id collate rtrim);
create index customers_apart on customers (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index payment_routes_status on payment_routes (tenant_id, status, id collate rtrim);
create index payment_routes_direction on payment_routes (tenant_id, direction, id collate rtrim);
create index payment_routes_customer on payment_routes (tenant_id, customer_id, id collate rtrim);
create index payment_routes_apart on payment_routes (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
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
create index transfers_status on transfers (tenant_id, status, id collate rtrim);
create index transfers_direction on transfers (tenant_id, direction, id collate rtrim);
create index transfers_customer on transfers (tenant_id, customer_id, id collate rtrim);
create index transfers_route on transfers (tenant_id, payment_route_id, id collate rtrim);
-- The report of revenue is cut by another moment than that of the identifier.
create index transfers_completed on transfers (tenant_id, completed_at, id collate rtrim) where completed_at is not null;
create index transfers_apart on transfers (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create trigger transfers_deposit_final after update of status on transfers
when new.status = 'converting' and old.status in ('detected', 'held')
  and new.deposit_status = old.deposit_status and new.is_deposit_waived = 0 and new.deposit_status <> 'final'
begin
  update transfers set deposit_status = 'final' where id = new.id;
end;
create trigger transfers_deposit_gone after update of hold_reason on transfers
when new.hold_reason = 'deposit_vanished' and old.hold_reason is not 'deposit_vanished'
  and new.deposit_status = old.deposit_status and new.deposit_status in ('detected', 'confirming')
begin
  update transfers set deposit_status = 'gone' where id = new.id;
end;

-- ==== Access: keys and step-up
create index api_keys_standing on api_keys (tenant_id, id collate rtrim) where revoked_at is null;
create index api_keys_revoked on api_keys (tenant_id, id collate rtrim) where revoked_at is not null;
create index api_keys_apart on api_keys (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create trigger step_ups_no_update before update on step_ups begin select raise(abort, 'step_ups are append-only'); end;
create trigger step_ups_no_delete before delete on step_ups begin select raise(abort, 'step_ups are append-only'); end;

-- ==== Access: users
create index users_members on users (tenant_id, id collate rtrim) where removed_at is null;
create index users_apart on users (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index invitations_status on invitations (tenant_id, status, id collate rtrim) where user_id is null;
create index invitations_apart on invitations (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;

-- ==== Access: notifications and activity
create index mails_tenant on mails (tenant_id, id collate rtrim);
create index mails_apart on mails (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index audit_entries_feed on audit_entries (tenant_id, in_feed, id collate rtrim);
create index audit_entries_type on audit_entries (tenant_id, type, id collate rtrim);
create index audit_entries_actor on audit_entries (tenant_id, actor, id collate rtrim);
create index audit_entries_apart on audit_entries (tenant_id, (occurred_at + 0), id collate rtrim)
  where abs((occurred_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create trigger audit_entries_no_update before update on audit_entries begin select raise(abort, 'audit_entries are append-only'); end;
create trigger audit_entries_no_delete before delete on audit_entries begin select raise(abort, 'audit_entries are append-only'); end;

-- ==== Billing
-- What a transfer was priced by, and who had confirmed it, is as little changed as the transfer's entries.
create trigger developer_fee_schedules_no_update before update on developer_fee_schedules begin select raise(abort, 'developer_fee_schedules are append-only'); end;
create trigger developer_fee_schedules_no_delete before delete on developer_fee_schedules begin select raise(abort, 'developer_fee_schedules are append-only'); end;
-- A month that is invoiced takes no more, and what was counted stays.
create trigger accruals_of_invoiced_month_insert before insert on accruals
  when exists (select 1 from next_invoices n where n.tenant_id = new.tenant_id and n.month > new.month)
begin select raise(abort, 'a month that is invoiced takes no more'); end;
create trigger accruals_of_invoiced_month_update before update on accruals
  when exists (select 1 from next_invoices n where n.tenant_id = new.tenant_id and n.month > new.month)
begin select raise(abort, 'a month that is invoiced takes no more'); end;
create trigger accruals_no_delete before delete on accruals begin select raise(abort, 'accruals are kept'); end;
create index invoices_status on invoices (tenant_id, status, id collate rtrim);
create index invoices_apart on invoices (tenant_id, (generated_at + 0), id collate rtrim)
  where abs((generated_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
-- What an invoice is about never changes; what it says, until it is issued or void.
create trigger invoices_fixed before update on invoices when
  new.tenant_id <> old.tenant_id or new.month <> old.month or new.number <> old.number
  or new.period_from <> old.period_from or new.period_to <> old.period_to
  or new.developer_fees_credit_minor <> old.developer_fees_credit_minor
  or new.inflow_collected <> old.inflow_collected
  or new.generated_at <> old.generated_at or new.generated_by <> old.generated_by or new.replaces is not old.replaces
  or (old.status <> 'draft' and (
    new.line_count <> old.line_count or new.platform_fees_due_minor <> old.platform_fees_due_minor
    or new.tax_minor <> old.tax_minor or new.net_due_minor <> old.net_due_minor))
  or (old.issued_at is not null and (new.issued_at is not old.issued_at or new.issued_by is not old.issued_by))
  or (old.status <> new.status and not (
    (old.status = 'draft' and new.status in ('issued', 'settled', 'void'))
    or (old.status = 'issued' and new.status in ('settled', 'void'))))
  or (old.status in ('settled', 'void') and (
    new.version <> old.version or new.status_by is not old.status_by
    or new.settled_at is not old.settled_at or new.settled_by is not old.settled_by
    or new.voided_at is not old.voided_at or new.voided_by is not old.voided_by
    or new.void_reason is not old.void_reason))
begin select raise(abort, 'what an invoice says is fixed'); end;
create trigger invoices_no_delete before delete on invoices begin select raise(abort, 'invoices are kept'); end;
-- An invoice that is no draft has as many lines as it says.
create trigger invoice_lines_fixed before insert on invoice_lines
  when exists (select 1 from invoices i where i.id = new.invoice_id and i.status <> 'draft' and new.line > i.line_count)
begin select raise(abort, 'the lines of an invoice are fixed'); end;
create trigger invoice_lines_no_update before update on invoice_lines begin select raise(abort, 'the lines of an invoice are append-only'); end;
create trigger invoice_lines_no_delete before delete on invoice_lines begin select raise(abort, 'the lines of an invoice are append-only'); end;
-- No place of a month is given twice.
create trigger invoice_months_rise before update on invoice_months when new.last_place < old.last_place
begin select raise(abort, 'the numbers of a month only rise'); end;
create trigger invoice_months_no_delete before delete on invoice_months begin select raise(abort, 'the numbers of a month are kept'); end;

-- ==== Webhooks
-- The server before does not fill it in, and SQLite gives no moment to a column that is added.
create trigger events_written after insert on events when new.written_at is null begin
  update events set written_at = cast(strftime('%s', 'now') as integer) * 1000 where id = new.id;
end;
-- The server before does not fill it in.
create trigger events_parent after insert on events when new.object = 'identity_evidence' and new.parent_id is null begin
  update events set parent_id = (select beneficiary_id from identity_evidence where id = new.object_id) where id = new.id;
end;
create index webhooks_status on webhooks (tenant_id, status, id collate rtrim);
create index webhooks_apart on webhooks (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create index webhook_deliveries_status on webhook_deliveries (webhook_id, status, id collate rtrim);
create index webhook_deliveries_apart on webhook_deliveries (tenant_id, (created_at + 0), id collate rtrim)
  where abs((created_at >> 10) - ((instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1) * 34359738368 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1) * 1073741824 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1) * 33554432 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1) * 1048576 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1) * 32768 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1) * 1024 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1) * 32 + (instr('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1))) > 2;
create trigger webhook_attempts_no_update before update on webhook_attempts begin select raise(abort, 'webhook_attempts are written once'); end;

-- ==== Provider seam: orders
-- What a closed batch consists of is as little changed as the file that was delivered.
create trigger batch_lines_no_update before update on batch_lines begin select raise(abort, 'the lines of a batch are fixed'); end;
create trigger batch_files_no_update before update on batch_files begin select raise(abort, 'the file of a batch is fixed'); end;

-- ==== Provider seam: reconciliation
-- A provider's books are not ours to change.
create trigger provider_entries_no_update before update on provider_entries begin select raise(abort, 'provider_entries are append-only'); end;
create trigger provider_entries_no_delete before delete on provider_entries begin select raise(abort, 'provider_entries are append-only'); end;
