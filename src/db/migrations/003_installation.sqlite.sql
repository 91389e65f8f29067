-- A database keeps its environment: the database itself refuses to change or remove it.
create trigger installation_no_update before update on installation begin select raise(abort, 'a database keeps its environment'); end;
create trigger installation_no_delete before delete on installation begin select raise(abort, 'a database keeps its environment'); end;
