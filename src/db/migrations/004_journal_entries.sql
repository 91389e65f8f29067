-- Money that no wallet sees has entries of its own beside the movements: one of a kind for whatever it is about.
-- Postings belong to a movement or to one of these, and never to both.
create table journal_entries (
  id text primary key,
  tenant_id text not null references tenants (id) deferrable initially deferred,
  subject_id text not null check (length(subject_id) > 0),
  kind text not null check (length(kind) > 0),
  occurred_at bigint not null,
  unique (subject_id, kind)
);
