create trigger webhook_attempts_no_update before update on webhook_attempts
  for each row execute function refuse_change();
