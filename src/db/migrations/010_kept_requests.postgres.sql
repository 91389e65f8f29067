-- Unlogged: an aid that may be lost, and costs the log nothing.
create unlogged table kept_requests (
  id text primary key,
  tenant_id text not null,
  occurred_at bigint not null,
  source text not null,
  key_id text,
  user_id text,
  method text not null,
  path text not null,
  operation_id text not null,
  status integer,
  status_class text,
  code text,
  duration_ms integer not null,
  replayed integer not null,
  is_read integer not null,
  resource_ids text not null
);
create index kept_requests_tenant on kept_requests (tenant_id, id collate "C");
create index kept_requests_read on kept_requests (tenant_id, is_read, id collate "C");
create index kept_requests_apart on kept_requests (tenant_id, (occurred_at + 0), id collate "C")
  where abs((occurred_at >> 10) - moment_of_id(id)) > 2;

create unlogged table kept_request_details (
  request_id text primary key,
  query text not null,
  request_headers text not null,
  request_body text,
  response_headers text not null,
  response_body text,
  truncated integer not null,
  ip_address text,
  user_agent text
);

create unlogged table kept_request_resources (
  tenant_id text not null,
  resource_id text not null,
  request_id text not null,
  primary key (tenant_id, resource_id, request_id)
);
create index kept_request_resources_request on kept_request_resources (request_id);
