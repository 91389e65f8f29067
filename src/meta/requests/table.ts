import type { Word } from '../../../generated/words.ts';
import { type Db, dialectOf, runStatement } from '../../db/statements/statement.ts';
import type { Moment } from '../../calendar/clock.ts';
import {
  defineTable,
  flag,
  integer,
  integerOrNull,
  moment,
  text,
  textOrNull,
} from '../../db/statements/table.ts';

/** As the list shows it. */
export interface KeptRequest {
  readonly tenantId: string;
  readonly id: string;
  readonly occurredAt: Moment;
  readonly source: Word<'KeptRequest.source'>;
  /** The key or the user. */
  readonly callerId: string;
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  /** Null if the caller left before an answer. */
  readonly status: number | null;
  readonly code: string | null;
  readonly durationMs: number;
  readonly replayed: boolean;
  /** A read that succeeded: fewer of them are kept. */
  readonly isRead: boolean;
  /** Each behind a space, and a space at the end. */
  readonly resourceIds: string;
}

/** With what was sent and answered, masked. */
export interface WholeRequest extends KeptRequest {
  readonly query: string;
  /** A line each: `name: value`. */
  readonly requestHeaders: string;
  readonly requestBody: string | null;
  readonly responseHeaders: string;
  readonly responseBody: string | null;
  readonly truncated: boolean;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

const name = 'kept_requests';

const COLUMNS = {
  tenantId: text(),
  id: text(),
  occurredAt: moment(),
  source: text<KeptRequest['source']>(),
  callerId: text(),
  method: text(),
  path: text(),
  operationId: text(),
  status: integerOrNull(),
  code: textOrNull(),
  durationMs: integer(),
  replayed: flag(),
  isRead: flag(),
  resourceIds: text(),
};

export const keptRequestsTable = defineTable<KeptRequest>({
  name,
  key: ['tenantId', 'id'],
  columns: COLUMNS,
});

export const wholeRequestsTable = defineTable<WholeRequest>({
  name,
  key: ['tenantId', 'id'],
  columns: {
    ...COLUMNS,
    query: text(),
    requestHeaders: text(),
    requestBody: textOrNull(),
    responseHeaders: text(),
    responseBody: textOrNull(),
    truncated: flag(),
    ipAddress: textOrNull(),
    userAgent: textOrNull(),
  },
});

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
