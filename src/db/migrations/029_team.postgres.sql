-- The tables of both databases are in 029_team.sql.
update teams set open_invitations = coalesce((
  select json_agg(json_build_object('id', id, 'expiresAt', expires_at))::text
  from invitations
  where invitations.tenant_id = teams.tenant_id and status = 'pending' and user_id is null
), '[]');
