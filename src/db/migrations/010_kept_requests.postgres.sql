-- Unlogged, and with one index: an aid that may be lost, and must cost little.
create unlogged table kept_requests (
  tenant_id text not null,
  id text not null,
  occurred_at bigint not null,
  source text not null,
  caller_id text not null,
  method text not null,
  path text not null,
  operation_id text not null,
  status integer,
  code text,
  duration_ms integer not null,
  replayed integer not null,
  is_read integer not null,
  resource_ids text not null,
  query text not null,
  request_headers text not null,
  request_body text,
  response_headers text not null,
  response_body text,
  truncated integer not null,
  ip_address text,
  user_agent text
);
create unique index kept_requests_tenant on kept_requests (tenant_id, id collate "C");
