-- The server before does not fill it in. Its event may be written before the evidence is, so that this waits for the commit.
create function tell_parent() returns trigger language plpgsql as $$
begin
  update events set parent_id = (select beneficiary_id from identity_evidence where id = new.object_id) where id = new.id;
  return null;
end
$$;
create constraint trigger events_parent after insert on events deferrable initially deferred
  for each row when (new.object = 'identity_evidence' and new.parent_id is null) execute function tell_parent();
update events set parent_id = (select beneficiary_id from identity_evidence where identity_evidence.id = events.object_id)
where object = 'identity_evidence';
