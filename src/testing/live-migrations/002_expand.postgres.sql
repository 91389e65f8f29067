-- The server before does not fill the new column.
create function fill_display_name() returns trigger language plpgsql as $$
begin
  new.display_name := coalesce(new.display_name, new.name);
  return new;
end
$$;
create trigger tenants_display_name before insert on tenants for each row execute function fill_display_name();
