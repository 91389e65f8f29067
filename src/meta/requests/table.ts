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
  readonly source: 'key' | 'console';
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
