-- A provider's books are not ours to change.
create trigger provider_entries_no_update before update on provider_entries begin select raise(abort, 'provider_entries are append-only'); end;
create trigger provider_entries_no_delete before delete on provider_entries begin select raise(abort, 'provider_entries are append-only'); end;
