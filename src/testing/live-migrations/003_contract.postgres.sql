drop trigger tenants_display_name on tenants;
drop function fill_display_name();
alter table tenants drop column name;
