-- What a transfer was priced by, and who had confirmed it, is as little changed as the transfer's entries.
create trigger developer_fee_schedules_append_only before update or delete on developer_fee_schedules
  for each row execute function refuse_change();
create trigger developer_fee_schedules_no_truncate before truncate on developer_fee_schedules
  for each statement execute function refuse_change();
create trigger step_ups_append_only before update or delete on step_ups
  for each row execute function refuse_change();
create trigger step_ups_no_truncate before truncate on step_ups
  for each statement execute function refuse_change();
