-- What notification settings said before: a change applies to what happens after it, and mails are made a little later.
alter table notification_settings add column earlier text;
