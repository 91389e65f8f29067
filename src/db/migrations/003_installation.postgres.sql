-- A database keeps its environment: the database itself refuses to change, remove or truncate it.
create function refuse_other_environment() returns trigger language plpgsql as $$
begin
  raise exception 'a database keeps its environment';
end
$$;
create trigger installation_kept before update or delete on installation for each row execute function refuse_other_environment();
create trigger installation_no_truncate before truncate on installation for each statement execute function refuse_other_environment();
