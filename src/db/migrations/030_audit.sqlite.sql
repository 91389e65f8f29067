create trigger audit_entries_no_update before update on audit_entries begin select raise(abort, 'audit_entries are append-only'); end;
create trigger audit_entries_no_delete before delete on audit_entries begin select raise(abort, 'audit_entries are append-only'); end;
