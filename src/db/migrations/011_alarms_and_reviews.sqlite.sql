-- A decision by hand is as little changed as the movement that it may have led to.
create trigger reviews_no_update before update on reviews begin select raise(abort, 'reviews are append-only'); end;
create trigger reviews_no_delete before delete on reviews begin select raise(abort, 'reviews are append-only'); end;
