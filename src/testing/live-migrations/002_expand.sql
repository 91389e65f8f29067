-- A pair made for tests: this release adds a column beside the old one, and the next takes the old one away.
alter table tenants add column display_name text;
update tenants set display_name = name;
