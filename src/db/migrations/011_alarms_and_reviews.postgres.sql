-- A decision by hand is as little changed as the movement that it may have led to.
create trigger reviews_append_only before update or delete on reviews
  for each row execute function refuse_change();
create trigger reviews_no_truncate before truncate on reviews
  for each statement execute function refuse_change();
