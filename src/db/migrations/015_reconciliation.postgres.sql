-- A provider's books are not ours to change.
create trigger provider_entries_append_only before update or delete on provider_entries
  for each row execute function refuse_change();
create trigger provider_entries_no_truncate before truncate on provider_entries
  for each statement execute function refuse_change();
