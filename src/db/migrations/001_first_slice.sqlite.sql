-- Movements and postings are append-only: the database itself refuses to change or remove them.
create trigger movements_no_update before update on movements begin select raise(abort, 'movements are append-only'); end;
create trigger movements_no_delete before delete on movements begin select raise(abort, 'movements are append-only'); end;
create trigger postings_no_update before update on postings begin select raise(abort, 'postings are append-only'); end;
create trigger postings_no_delete before delete on postings begin select raise(abort, 'postings are append-only'); end;
