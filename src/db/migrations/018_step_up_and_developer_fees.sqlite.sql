-- What a transfer was priced by, and who had confirmed it, is as little changed as the transfer's entries.
create trigger developer_fee_schedules_no_update before update on developer_fee_schedules begin select raise(abort, 'developer_fee_schedules are append-only'); end;
create trigger developer_fee_schedules_no_delete before delete on developer_fee_schedules begin select raise(abort, 'developer_fee_schedules are append-only'); end;
create trigger step_ups_no_update before update on step_ups begin select raise(abort, 'step_ups are append-only'); end;
create trigger step_ups_no_delete before delete on step_ups begin select raise(abort, 'step_ups are append-only'); end;
