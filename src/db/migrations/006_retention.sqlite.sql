-- By the server's clock, where the moment of an event is its tenant's. What there is already counts from now on.
alter table events add column written_at bigint;
update events set written_at = cast(strftime('%s', 'now') as integer) * 1000;
-- The server before does not fill it in, and SQLite gives no moment to a column that is added.
create trigger events_written after insert on events when new.written_at is null begin
  update events set written_at = cast(strftime('%s', 'now') as integer) * 1000 where id = new.id;
end;
alter table instructions add column finished_at bigint;
update instructions set finished_at = cast(strftime('%s', 'now') as integer) * 1000 where status <> 'pending';
create index instructions_finished on instructions (finished_at) where status <> 'pending';
