-- The server before does not fill it in.
create trigger events_parent after insert on events when new.object = 'identity_evidence' and new.parent_id is null begin
  update events set parent_id = (select beneficiary_id from identity_evidence where id = new.object_id) where id = new.id;
end;
create trigger identity_evidence_parent after insert on identity_evidence begin
  update events set parent_id = new.beneficiary_id
  where tenant_id = new.tenant_id and seq > (select event_seq - 1000 from wallets where tenant_id = new.tenant_id)
    and object_id = new.id and parent_id is null;
end;
update events set parent_id = (select beneficiary_id from identity_evidence where identity_evidence.id = events.object_id)
where object = 'identity_evidence';
