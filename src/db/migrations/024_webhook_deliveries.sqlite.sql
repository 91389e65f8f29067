create trigger webhook_attempts_no_update before update on webhook_attempts begin select raise(abort, 'webhook_attempts are written once'); end;
