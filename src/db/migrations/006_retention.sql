-- What is kept for a time and no longer is found by its age, the oldest first, and never by reading a whole table.
create index idempotency_keys_replies on idempotency_keys (created_at) where body is not null;
create index provider_reports_received on provider_reports (received_at);
create index counters_period on counters (period);
-- Nothing asks by subject.
drop index provider_reports_subject;
