-- A stable address has none of a bank account's fields, and a bank account none of an address's.
alter table funding_instruments alter column account_name drop not null;
alter table funding_instruments alter column bsb drop not null;
alter table funding_instruments alter column account_number drop not null;
alter table funding_instruments alter column activation_message drop not null;
alter table funding_instruments add column network text;
alter table funding_instruments add column address text;
alter table funding_instruments add column tag text;
create unique index funding_instruments_address on funding_instruments (asset, network, address) where address is not null;
