-- In the order in which a server's groups take them: whoever writes has ended before anything here changes, and nobody who
-- waits holds what is needed next.
lock table wallets, movements, postings in access exclusive mode;

-- Entries are append-only, as movements and postings are.
create trigger journal_entries_append_only before update or delete on journal_entries
  for each row execute function refuse_change();
create trigger journal_entries_no_truncate before truncate on journal_entries
  for each statement execute function refuse_change();

-- A posting's entry is a movement or a journal entry of its tenant, which no foreign key can say. What is looked for
-- cannot go away, so nothing needs to be locked as a foreign key would. The plan is kept by a connection that may have made
-- it while the tables were empty: it is to use their indexes whatever it thinks of their size.
alter table postings drop constraint postings_entry_id_fkey;
create function refuse_stray_postings() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if exists (
    select 1 from added where
      ((select m.tenant_id from movements m where m.id = added.entry_id) is not distinct from added.tenant_id)
      = ((select j.tenant_id from journal_entries j
            where j.id = added.entry_id and added.account not in ('available', 'reserved'))
          is not distinct from added.tenant_id)
  ) then
    raise exception 'a posting belongs to one movement, or to one journal entry that touches no wallet'
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end
$$;
create trigger postings_of_one_entry after insert on postings referencing new table as added
  for each statement execute function refuse_stray_postings();
