import { type Db, dialectOf, runStatement } from '../../db/statements/statement.ts';
import { isFarFromId } from '../../lists/time-bounds.ts';

/** On SQLite, where a migration knows the main file alone; the same as the migration's for PostgreSQL. */
const SCHEMA: readonly string[] = [
  `create table if not exists kept_requests (
    id text primary key, tenant_id text not null, occurred_at integer not null, source text not null, key_id text,
    user_id text, method text not null, path text not null, operation_id text not null, status integer,
    status_class text, code text, duration_ms integer not null, replayed integer not null, is_read integer not null,
    resource_ids text not null
  ) strict`,
  'create index if not exists kept_requests_tenant on kept_requests (tenant_id, id collate rtrim)',
  'create index if not exists kept_requests_read on kept_requests (tenant_id, is_read, id collate rtrim)',
  `create index if not exists kept_requests_apart on kept_requests (tenant_id, (occurred_at + 0), id collate rtrim)
    where ${isFarFromId('sqlite', 'occurred_at', 'id')}`,
  `create table if not exists kept_request_details (
    request_id text primary key, query text not null, request_headers text not null, request_body text,
    response_headers text not null, response_body text, truncated integer not null, ip_address text, user_agent text
  ) strict`,
  `create table if not exists kept_request_resources (
    tenant_id text not null, resource_id text not null, request_id text not null,
    primary key (tenant_id, resource_id, request_id)
  ) strict, without rowid`,
  'create index if not exists kept_request_resources_request on kept_request_resources (request_id)',
];

/** Makes the tables where they are missing. */
export async function makeTables(db: Db): Promise<void> {
  if (dialectOf(db) === 'postgres') return;
  for (const statement of SCHEMA) await runStatement(db, statement);
}
