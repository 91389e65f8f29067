-- The moment in an identifier, in units of 1.024 s: its first eight digits behind the prefix. The planner puts the expression in
-- the place of a call, so that the conditions of lists fit the indexes below.
create function moment_of_id(id text) returns bigint language sql immutable parallel safe as $$
  select cast(strpos('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 5, 1)) - 1 as bigint) * 34359738368
    + cast(strpos('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 6, 1)) - 1 as bigint) * 1073741824
    + cast(strpos('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 7, 1)) - 1 as bigint) * 33554432
    + cast(strpos('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 8, 1)) - 1 as bigint) * 1048576
    + cast(strpos('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 9, 1)) - 1 as bigint) * 32768
    + cast(strpos('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 10, 1)) - 1 as bigint) * 1024
    + cast(strpos('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 11, 1)) - 1 as bigint) * 32
    + cast(strpos('0123456789abcdefghjkmnpqrstvwxyz', substr(id, 12, 1)) - 1 as bigint)
$$;
create function claim_address(asset text, network text, address text, holder text) returns void language sql as $$
  insert into receiving_places (place, holder_id) values (
    'address ' || asset || ' ' || network || ' ' || case when address like '0x%' then lower(address) else address end, holder
  )
$$;
-- Movements and postings are append-only: the database itself refuses to change, remove or truncate them.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% are append-only', tg_table_name;
end
$$;

-- ==== Installation
-- A database keeps its environment: the database itself refuses to change, remove or truncate it.
create function refuse_other_environment() returns trigger language plpgsql as $$
begin
  raise exception 'a database keeps its environment';
end
$$;
create trigger installation_kept before update or delete on installation for each row execute function refuse_other_environment();
create trigger installation_no_truncate before truncate on installation for each statement execute function refuse_other_environment();

-- ==== Tenants
-- Tenants of a server that knows nothing of invoices are invoiced too.
create function begin_invoices() returns trigger language plpgsql as $$
begin
  insert into next_invoices (tenant_id, due_at) values (new.id, 0);
  return null;
end
$$;
create trigger tenants_are_invoiced after insert on tenants for each row execute function begin_invoices();

-- ==== Ledger
create trigger movements_append_only before update or delete on movements for each row execute function refuse_change();
create trigger movements_no_truncate before truncate on movements for each statement execute function refuse_change();
-- The trigger comes at the end of the statement, and sees all its movements. The plan is kept by a connection that may have
-- made it while the tables were empty: it is to use their indexes whatever it thinks of their size.
create function sum_movements() returns trigger language plpgsql set enable_seqscan = off as $$
begin
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
  return null;
end
$$;
create trigger movements_summed after insert on movements for each row when (new.seq % 100 = 0)
  execute function sum_movements();
create trigger movement_sums_append_only before update or delete on movement_sums
  for each row execute function refuse_change();
create trigger movement_sums_no_truncate before truncate on movement_sums
  for each statement execute function refuse_change();
-- Entries are append-only, as movements and postings are.
create trigger journal_entries_append_only before update or delete on journal_entries
  for each row execute function refuse_change();
create trigger journal_entries_no_truncate before truncate on journal_entries
  for each statement execute function refuse_change();
create table postings (
  entry_id text not null,
  line integer not null check (line > 0),
  tenant_id text not null,
  account text not null,
  asset text not null check (asset in ('AUD', 'USDC', 'USDT')),
  amount_minor bigint not null check (amount_minor <> 0),
  primary key (entry_id, line)
);
create trigger postings_append_only before update or delete on postings for each row execute function refuse_change();
create trigger postings_no_truncate before truncate on postings for each statement execute function refuse_change();
-- Who adjusted a balance is as little changed as the movement that it stands beside.
create trigger balance_adjustments_append_only before update or delete on balance_adjustments
  for each row execute function refuse_change();
create trigger balance_adjustments_no_truncate before truncate on balance_adjustments
  for each statement execute function refuse_change();

-- ==== Treasury: beneficiaries, their evidence, destinations
create index beneficiaries_status on beneficiaries (tenant_id, status, id collate "C");
create index beneficiaries_reference on beneficiaries (tenant_id, external_reference, id collate "C");
create index beneficiaries_apart on beneficiaries (tenant_id, (created_at + 0), id collate "C")
  where abs((created_at >> 10) - moment_of_id(id)) > 2;
create index identity_evidence_status on identity_evidence (tenant_id, beneficiary_id, status, id collate "C");
create index identity_evidence_apart on identity_evidence (tenant_id, (created_at + 0), id collate "C")
  where abs((created_at >> 10) - moment_of_id(id)) > 2;
create index destinations_status on destinations (tenant_id, status, id collate "C");
create index destinations_reference on destinations (tenant_id, external_reference, id collate "C");
create index destinations_apart on destinations (tenant_id, (created_at + 0), id collate "C")
  where abs((created_at >> 10) - moment_of_id(id)) > 2;

-- ==== Treasury: funding instruments, account pool, receipts
create index funding_instruments_status on funding_instruments (tenant_id, status, id collate "C");
create index funding_instruments_reference on funding_instruments (tenant_id, external_reference, id collate "C") where external_reference is not null;
create index funding_instruments_apart on funding_instruments (tenant_id, (created_at + 0), id collate "C")
  where abs((created_at >> 10) - moment_of_id(id)) > 2;
-- A place is claimed once: by another holder the insert breaks, and what would have had it with it.
create function claim_account() returns trigger language plpgsql as $$
begin
  insert into receiving_places (place, holder_id) values ('account ' || new.bsb || ' ' || new.account_number, new.id);
  return null;
end $$;
create trigger funding_instruments_claim_account after insert on funding_instruments
  for each row when (new.account_number is not null) execute function claim_account();
create function claim_instrument_address() returns trigger language plpgsql as $$
begin
  perform claim_address(new.asset, new.network, new.address, new.id);
  return null;
end $$;
create trigger funding_instruments_claim_address after insert on funding_instruments
  for each row when (new.address is not null) execute function claim_instrument_address();
create function claim_pay_id() returns trigger language plpgsql as $$
begin
  insert into receiving_places (place, holder_id) values ('payid ' || lower(new.pay_id collate "C"), new.id);
  return null;
end $$;
create trigger funding_instruments_claim_pay_id after insert on funding_instruments
  for each row when (new.pay_id is not null) execute function claim_pay_id();
create trigger funding_instruments_claim_later_pay_id after update of pay_id on funding_instruments
  for each row when (new.pay_id is not null and new.pay_id is distinct from old.pay_id) execute function claim_pay_id();
create trigger receiving_places_append_only before update or delete on receiving_places
  for each row execute function refuse_change();
create trigger receiving_places_no_truncate before truncate on receiving_places
  for each statement execute function refuse_change();
-- What a tenant has of one thing, in one status.
create index account_pool_item on account_pool (tenant_id, status, item);
create index receipts_status on receipts (tenant_id, type, status, id collate "C");
create index receipts_reference on receipts (tenant_id, type, external_reference, id collate "C") where external_reference is not null;
create index receipts_apart on receipts (tenant_id, (occurred_at + 0), id collate "C")
  where abs((occurred_at >> 10) - moment_of_id(id)) > 2;

-- ==== Treasury: rates, quotes and operations
create index conversion_quotes_status on conversion_quotes (tenant_id, status, id collate "C");
create index conversion_quotes_apart on conversion_quotes (tenant_id, (created_at + 0), id collate "C")
  where abs((created_at >> 10) - moment_of_id(id)) > 2;
create index operations_status on operations (tenant_id, kind, status, id collate "C");
create index operations_beneficiary on operations (beneficiary_id, id collate "C") where beneficiary_id is not null;
create index operations_destination on operations (tenant_id, destination_id, id collate "C") where destination_id is not null;
-- Rows whose moment is not that of their identifier, since their tenant's clock or a server's stood apart when they were made:
-- lists find the others by their identifiers. Their moments are terms, so that no other index of moments fits.
create index operations_apart on operations (tenant_id, (created_at + 0), id collate "C")
  where abs((created_at >> 10) - moment_of_id(id)) > 2;
-- A decision by hand is as little changed as the movement that it may have led to.
create trigger reviews_append_only before update or delete on reviews
  for each row execute function refuse_change();
create trigger reviews_no_truncate before truncate on reviews
  for each statement execute function refuse_change();

-- ==== Direct routes: customers, payment routes, transfers
create index customers_status on customers (tenant_id, verification_status, id collate "C");
create index customers_apart on customers (tenant_id, (created_at + 0), id collate "C")
  where abs((created_at >> 10) - moment_of_id(id)) > 2;
create index payment_routes_status on payment_routes (tenant_id, status, id collate "C");
create index payment_routes_direction on payment_routes (tenant_id, direction, id collate "C");
create index payment_routes_customer on payment_routes (tenant_id, customer_id, id collate "C");
create index payment_routes_apart on payment_routes (tenant_id, (created_at + 0), id collate "C")
  where abs((created_at >> 10) - moment_of_id(id)) > 2;
create trigger payment_routes_claim_account after insert on payment_routes
  for each row when (new.account_number is not null) execute function claim_account();
create function claim_route_address() returns trigger language plpgsql as $$
begin
  perform claim_address(new.asset, new.network, new.deposit_address, new.id);
  return null;
end $$;
create trigger payment_routes_claim_address after insert on payment_routes
  for each row when (new.deposit_address is not null) execute function claim_route_address();
create trigger payment_routes_claim_pay_id after insert on payment_routes
  for each row when (new.pay_id is not null) execute function claim_pay_id();
create trigger payment_routes_claim_later_pay_id after update of pay_id on payment_routes
  for each row when (new.pay_id is not null and new.pay_id is distinct from old.pay_id) execute function claim_pay_id();
create index transfers_status on transfers (tenant_id, status, id collate "C");
create index transfers_direction on transfers (tenant_id, direction, id collate "C");
create index transfers_customer on transfers (tenant_id, customer_id, id collate "C");
create index transfers_route on transfers (tenant_id, payment_route_id, id collate "C");
-- The report of revenue is cut by another moment than that of the identifier.
create index transfers_completed on transfers (tenant_id, completed_at, id collate "C") where completed_at is not null;
create index transfers_apart on transfers (tenant_id, (created_at + 0), id collate "C")
  where abs((created_at >> 10) - moment_of_id(id)) > 2;
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

-- ==== Access: keys and step-up
create index api_keys_standing on api_keys (tenant_id, id collate "C") where revoked_at is null;
create index api_keys_revoked on api_keys (tenant_id, id collate "C") where revoked_at is not null;
create index api_keys_apart on api_keys (tenant_id, (created_at + 0), id collate "C")
  where abs((created_at >> 10) - moment_of_id(id)) > 2;
create trigger step_ups_append_only before update or delete on step_ups
  for each row execute function refuse_change();
create trigger step_ups_no_truncate before truncate on step_ups
  for each statement execute function refuse_change();

-- ==== Access: users
create index users_members on users (tenant_id, id collate "C") where removed_at is null;
create index users_apart on users (tenant_id, (created_at + 0), id collate "C")
  where abs((created_at >> 10) - moment_of_id(id)) > 2;
create index invitations_status on invitations (tenant_id, status, id collate "C") where user_id is null;
create index invitations_apart on invitations (tenant_id, (created_at + 0), id collate "C")
  where abs((created_at >> 10) - moment_of_id(id)) > 2;

-- ==== Access: notifications and activity
create index mails_tenant on mails (tenant_id, id collate "C");
create index mails_apart on mails (tenant_id, (created_at + 0), id collate "C")
  where abs((created_at >> 10) - moment_of_id(id)) > 2;
create index audit_entries_feed on audit_entries (tenant_id, in_feed, id collate "C");
create index audit_entries_type on audit_entries (tenant_id, type, id collate "C");
create index audit_entries_actor on audit_entries (tenant_id, actor, id collate "C");
create index audit_entries_apart on audit_entries (tenant_id, (occurred_at + 0), id collate "C")
  where abs((occurred_at >> 10) - moment_of_id(id)) > 2;
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_change();
create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function refuse_change();

-- ==== Billing
-- What a transfer was priced by, and who had confirmed it, is as little changed as the transfer's entries.
create trigger developer_fee_schedules_append_only before update or delete on developer_fee_schedules
  for each row execute function refuse_change();
create trigger developer_fee_schedules_no_truncate before truncate on developer_fee_schedules
  for each statement execute function refuse_change();
-- A month that is invoiced takes no more, and what was counted stays.
create function refuse_late_accruals() returns trigger language plpgsql as $$
begin
  if exists (select 1 from next_invoices n where n.tenant_id = new.tenant_id and n.month > new.month) then
    raise exception 'a month that is invoiced takes no more' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end
$$;
create trigger accruals_of_invoiced_month before insert or update on accruals
  for each row execute function refuse_late_accruals();
create trigger accruals_no_delete before delete on accruals for each row execute function refuse_change();
create trigger accruals_no_truncate before truncate on accruals for each statement execute function refuse_change();
create index invoices_status on invoices (tenant_id, status, id collate "C");
create index invoices_apart on invoices (tenant_id, (generated_at + 0), id collate "C")
  where abs((generated_at >> 10) - moment_of_id(id)) > 2;
-- What an invoice is about never changes; what it says, until it is issued or void.
create function refuse_changed_invoices() returns trigger language plpgsql as $$
begin
  if (new.tenant_id, new.month, new.number, new.period_from, new.period_to, new.developer_fees_credit_minor,
      new.inflow_collected, new.generated_at, new.generated_by, new.replaces)
    is distinct from (old.tenant_id, old.month, old.number, old.period_from, old.period_to,
      old.developer_fees_credit_minor, old.inflow_collected, old.generated_at, old.generated_by, old.replaces)
  or (old.status <> 'draft' and (new.line_count, new.platform_fees_due_minor, new.tax_minor, new.net_due_minor)
    is distinct from (old.line_count, old.platform_fees_due_minor, old.tax_minor, old.net_due_minor))
  or (old.issued_at is not null and (new.issued_at, new.issued_by) is distinct from (old.issued_at, old.issued_by))
  or (old.status <> new.status and not (
    (old.status = 'draft' and new.status in ('issued', 'settled', 'void'))
    or (old.status = 'issued' and new.status in ('settled', 'void'))))
  or (old.status in ('settled', 'void') and (
    new.version, new.status_by, new.settled_at, new.settled_by, new.voided_at, new.voided_by, new.void_reason)
    is distinct from (
    old.version, old.status_by, old.settled_at, old.settled_by, old.voided_at, old.voided_by, old.void_reason))
  then
    raise exception 'what an invoice says is fixed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end
$$;
create trigger invoices_fixed before update on invoices for each row execute function refuse_changed_invoices();
create trigger invoices_no_delete before delete on invoices for each row execute function refuse_change();
create trigger invoices_no_truncate before truncate on invoices for each statement execute function refuse_change();
-- An invoice that is no draft has as many lines as it says.
create function refuse_late_lines() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from invoices i where i.id = new.invoice_id and i.status <> 'draft' and new.line > i.line_count
  ) then
    raise exception 'the lines of an invoice are fixed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end
$$;
create trigger invoice_lines_fixed before insert on invoice_lines for each row execute function refuse_late_lines();
create trigger invoice_lines_append_only before update or delete on invoice_lines
  for each row execute function refuse_change();
create trigger invoice_lines_no_truncate before truncate on invoice_lines
  for each statement execute function refuse_change();
-- No place of a month is given twice.
create function refuse_falling_places() returns trigger language plpgsql as $$
begin
  if new.last_place < old.last_place then
    raise exception 'the numbers of a month only rise' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end
$$;
create trigger invoice_months_rise before update on invoice_months
  for each row execute function refuse_falling_places();
create trigger invoice_months_no_delete before delete on invoice_months
  for each row execute function refuse_change();

-- ==== Webhooks
alter table events alter column written_at set not null;
alter table events alter column written_at set default cast(extract(epoch from now()) * 1000 as bigint);
-- The server before does not fill it in. Its event may be written before the evidence is, so that this waits for the commit.
create function tell_parent() returns trigger language plpgsql as $$
begin
  update events set parent_id = (select beneficiary_id from identity_evidence where id = new.object_id) where id = new.id;
  return null;
end
$$;
create constraint trigger events_parent after insert on events deferrable initially deferred
  for each row when (new.object = 'identity_evidence' and new.parent_id is null) execute function tell_parent();
create index webhooks_status on webhooks (tenant_id, status, id collate "C");
create index webhooks_apart on webhooks (tenant_id, (created_at + 0), id collate "C")
  where abs((created_at >> 10) - moment_of_id(id)) > 2;
create index webhook_deliveries_status on webhook_deliveries (webhook_id, status, id collate "C");
create index webhook_deliveries_apart on webhook_deliveries (tenant_id, (created_at + 0), id collate "C")
  where abs((created_at >> 10) - moment_of_id(id)) > 2;
create trigger webhook_attempts_no_update before update on webhook_attempts
  for each row execute function refuse_change();

-- ==== Provider seam: orders
-- What a closed batch consists of is as little changed as the file that was delivered.
create trigger batch_lines_fixed before update on batch_lines for each row execute function refuse_change();
create trigger batch_files_fixed before update on batch_files for each row execute function refuse_change();

-- ==== Provider seam: reconciliation
-- A provider's books are not ours to change.
create trigger provider_entries_append_only before update or delete on provider_entries
  for each row execute function refuse_change();
create trigger provider_entries_no_truncate before truncate on provider_entries
  for each statement execute function refuse_change();

-- Buckets that all processes share: when each is full again, in microseconds since the epoch, and how many tokens it gave last.
-- Nothing is lost that matters if the database crashes: buckets are full then. Rows are written all the time, and in place.
create unlogged table rate_limits (
  bucket text primary key,
  full_at bigint not null,
  taken integer not null
) with (fillfactor = 50);
