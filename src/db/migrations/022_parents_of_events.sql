-- An event tells where its record is read. Evidence is read below its beneficiary, which its event has to know.
alter table events add column parent_id text;
