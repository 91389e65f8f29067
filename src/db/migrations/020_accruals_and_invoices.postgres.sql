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

-- Tenants of a server that knows nothing of invoices are invoiced too.
create function begin_invoices() returns trigger language plpgsql as $$
begin
  insert into next_invoices (tenant_id, due_at) values (new.id, 0);
  return null;
end
$$;
create trigger tenants_are_invoiced after insert on tenants for each row execute function begin_invoices();

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
