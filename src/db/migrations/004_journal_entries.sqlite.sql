-- Entries are append-only, as movements and postings are.
create trigger journal_entries_no_update before update on journal_entries begin select raise(abort, 'journal_entries are append-only'); end;
create trigger journal_entries_no_delete before delete on journal_entries begin select raise(abort, 'journal_entries are append-only'); end;

-- A posting's entry is a movement or a journal entry of its tenant, which no foreign key can say. SQLite cannot drop the
-- one to movements: the table is made again, with its rows. Nothing refers to it; its triggers go with the old one.
create table postings_of_both (
  entry_id text not null,
  line integer not null check (line > 0),
  tenant_id text not null,
  account text not null,
  asset text not null check (asset in ('AUD', 'USDC', 'USDT')),
  amount_minor bigint not null check (amount_minor <> 0),
  primary key (entry_id, line)
) without rowid;
insert into postings_of_both (entry_id, line, tenant_id, account, asset, amount_minor)
  select entry_id, line, tenant_id, account, asset, amount_minor from postings;
drop table postings;
alter table postings_of_both rename to postings;
create trigger postings_no_update before update on postings begin select raise(abort, 'postings are append-only'); end;
create trigger postings_no_delete before delete on postings begin select raise(abort, 'postings are append-only'); end;
create trigger postings_of_one_entry before insert on postings when
  ((select m.tenant_id from movements m where m.id = new.entry_id) is new.tenant_id)
  = ((select j.tenant_id from journal_entries j
        where j.id = new.entry_id and new.account not in ('available', 'reserved')) is new.tenant_id)
begin
  select raise(abort, 'a posting belongs to one movement, or to one journal entry that touches no wallet');
end;
