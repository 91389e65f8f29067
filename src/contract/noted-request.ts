import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Word } from '../../generated/words.ts';
import type { AnyOperationId } from './operation-types.ts';

/** One authenticated request under `/v1`, answered or left. */
export interface NotedRequest {
  readonly id: string;
  readonly tenantId: string;
  readonly source: Word<'KeptRequest.source'>;
  readonly callerId: string;
  readonly method: string;
  readonly path: string;
  readonly queryText: string;
  readonly operationId: AnyOperationId;
  /** Null if the caller left before an answer. */
  readonly status: number | null;
  readonly errorCode: string | null;
  readonly durationMs: number;
  readonly isReplayed: boolean;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly requestHeaders: IncomingHttpHeaders;
  readonly requestBody: Buffer | undefined;
  readonly responseHeaders: OutgoingHttpHeaders;
  readonly replyText: string | undefined;
}

/** Told of each; must be quick and never throw. */
export interface RequestNotes {
  note(request: NotedRequest): void;
}
