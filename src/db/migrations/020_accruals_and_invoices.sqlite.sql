-- A month that is invoiced takes no more, and what was counted stays.
create trigger accruals_of_invoiced_month_insert before insert on accruals
  when exists (select 1 from next_invoices n where n.tenant_id = new.tenant_id and n.month > new.month)
begin select raise(abort, 'a month that is invoiced takes no more'); end;
create trigger accruals_of_invoiced_month_update before update on accruals
  when exists (select 1 from next_invoices n where n.tenant_id = new.tenant_id and n.month > new.month)
begin select raise(abort, 'a month that is invoiced takes no more'); end;
create trigger accruals_no_delete before delete on accruals begin select raise(abort, 'accruals are kept'); end;

-- Tenants of a server that knows nothing of invoices are invoiced too.
create trigger tenants_are_invoiced after insert on tenants begin
  insert into next_invoices (tenant_id, due_at) values (new.id, 0);
end;

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
