-- Movements and postings are append-only: the database itself refuses to change, remove or truncate them.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% are append-only', tg_table_name;
end
$$;
create trigger movements_append_only before update or delete on movements for each row execute function refuse_change();
create trigger movements_no_truncate before truncate on movements for each statement execute function refuse_change();
create trigger postings_append_only before update or delete on postings for each row execute function refuse_change();
create trigger postings_no_truncate before truncate on postings for each statement execute function refuse_change();
