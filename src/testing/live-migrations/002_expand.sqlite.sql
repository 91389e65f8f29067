-- The server before does not fill the new column.
create trigger tenants_display_name after insert on tenants when new.display_name is null begin
  update tenants set display_name = new.name where id = new.id;
end;
