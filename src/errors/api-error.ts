import type { Word } from '../../generated/words.ts';
import { ERRORS, type ErrorCode } from '../../generated/errors.ts';

export type { ErrorCode };

export interface ErrorDetail {
  readonly in: Word<'ErrorDetail.in'>;
  /** A JSON pointer in the body, else the parameter's name. */
  readonly path: string;
  readonly message: string;
}

/** What was short when a caller was asked to come back: for the log, never in an answer. */
export type UnavailableReason =
  | 'write_queue_no_room'
  | 'write_queue_deadline'
  | 'write_queue_database'
  | 'database'
  | 'threads_full'
  | 'thread_late'
  | 'password_hashing_full'
  | 'unread_answers'
  | 'streams_full'
  | 'replay_overtaken'
  | 'due_work_late'
  | 'no_provider'
  | 'no_rate'
  | 'no_receiving_account'
  | 'injected_fault';

export interface ApiErrorOptions {
  readonly message?: string;
  readonly details?: readonly ErrorDetail[];
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  readonly reason?: UnavailableReason;
  /** Methods of a known path, sent as `Allow`. */
  readonly allow?: readonly string[];
  readonly cause?: unknown;
}

type Given =
  | readonly [code: Exclude<ErrorCode, 'service_unavailable'>, options?: ApiErrorOptions]
  | readonly [code: 'service_unavailable', options: ApiErrorOptions & { readonly reason: UnavailableReason }];

/** From spec/errors.yaml, with its status and default message. Shown to callers: no secrets, SQL or stacks. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryable: boolean;
  readonly details: readonly ErrorDetail[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: readonly string[] | undefined;
  readonly reason: UnavailableReason | undefined;

  constructor(...[code, options = {}]: Given) {
    const entry = ERRORS[code];
    super(options.message ?? entry.message, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = entry.status;
    this.retryable = entry.retryable;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.allow = options.allow;
    this.reason = options.reason;
  }
}

export interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly requestId: string;
  readonly retryable: boolean;
  readonly details?: readonly ErrorDetail[];
}

/** With the request's identifier. */
export function presentError(error: ApiError, requestId: string): ErrorBody {
  return {
    code: error.code,
    message: error.message,
    requestId,
    retryable: error.retryable,
    ...(error.details === undefined ? {} : { details: error.details }),
  };
}
