drop trigger tenants_display_name;
alter table tenants drop column name;
