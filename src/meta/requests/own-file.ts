import { type Db, dialectOf, runStatement } from '../../db/statements/statement.ts';

/** On SQLite, where a migration knows the main file alone; the same as the migration's for PostgreSQL. */
const SCHEMA: readonly string[] = [
  `create table if not exists kept_requests (
    tenant_id text not null, id text not null, occurred_at integer not null, source text not null,
    caller_id text not null, method text not null, path text not null, operation_id text not null, status integer,
    code text, duration_ms integer not null, replayed integer not null, is_read integer not null,
    resource_ids text not null, query text not null, request_headers text not null, request_body text,
    response_headers text not null, response_body text, truncated integer not null, ip_address text, user_agent text
  ) strict`,
  'create unique index if not exists kept_requests_tenant on kept_requests (tenant_id, id collate rtrim)',
];

/** Makes the table if it is missing. */
export async function makeTable(db: Db): Promise<void> {
  if (dialectOf(db) === 'postgres') return;
  for (const statement of SCHEMA) await runStatement(db, statement);
}
