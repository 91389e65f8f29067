import type { Moment } from '../../calendar/clock.ts';
import {
  defineTable,
  flag,
  integer,
  integerOrNull,
  json,
  moment,
  text,
  textOrNull,
} from '../../db/statements/table.ts';

/** As the list shows it. */
export interface KeptRequest {
  readonly id: string;
  readonly tenantId: string;
  readonly occurredAt: Moment;
  readonly source: 'key' | 'console';
  readonly keyId: string | null;
  readonly userId: string | null;
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  /** Null if the caller left before an answer. */
  readonly status: number | null;
  /** Such as `4xx`. */
  readonly statusClass: string | null;
  readonly code: string | null;
  readonly durationMs: number;
  readonly replayed: boolean;
  /** A read that succeeded: fewer of them are kept. */
  readonly isRead: boolean;
  /** Separated by spaces. */
  readonly resourceIds: string;
}

export interface KeptHeader {
  readonly name: string;
  readonly value: string;
}

/** What was sent and answered, masked. */
export interface KeptDetail {
  readonly requestId: string;
  readonly query: string;
  readonly requestHeaders: readonly KeptHeader[];
  readonly requestBody: string | null;
  readonly responseHeaders: readonly KeptHeader[];
  readonly responseBody: string | null;
  readonly truncated: boolean;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

/** A record that a request names, or made. */
export interface KeptResource {
  readonly tenantId: string;
  readonly resourceId: string;
  readonly requestId: string;
}

export const keptRequestsTable = defineTable<KeptRequest>({
  name: 'kept_requests',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    occurredAt: moment(),
    source: text<KeptRequest['source']>(),
    keyId: textOrNull(),
    userId: textOrNull(),
    method: text(),
    path: text(),
    operationId: text(),
    status: integerOrNull(),
    statusClass: textOrNull(),
    code: textOrNull(),
    durationMs: integer(),
    replayed: flag(),
    isRead: flag(),
    resourceIds: text(),
  },
});

export const keptDetailsTable = defineTable<KeptDetail>({
  name: 'kept_request_details',
  key: ['requestId'],
  columns: {
    requestId: text(),
    query: text(),
    requestHeaders: json<KeptDetail['requestHeaders']>(),
    requestBody: textOrNull(),
    responseHeaders: json<KeptDetail['responseHeaders']>(),
    responseBody: textOrNull(),
    truncated: flag(),
    ipAddress: textOrNull(),
    userAgent: textOrNull(),
  },
});

export const keptResourcesTable = defineTable<KeptResource>({
  name: 'kept_request_resources',
  key: ['tenantId', 'resourceId', 'requestId'],
  columns: { tenantId: text(), resourceId: text(), requestId: text() },
});
