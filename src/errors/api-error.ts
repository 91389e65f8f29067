import type { Word } from '../../generated/words.ts';
import { ERRORS, type ErrorCode } from '../../generated/errors.ts';

export type { ErrorCode };

export interface ErrorDetail {
  readonly in: Word<'ErrorDetail.in'>;
  /** A JSON pointer in the body, else the parameter's name. */
  readonly path: string;
  readonly message: string;
}

export interface ApiErrorOptions {
  readonly message?: string;
  readonly details?: readonly ErrorDetail[];
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** Methods of a known path, sent as `Allow`. */
  readonly allow?: readonly string[];
  readonly cause?: unknown;
}

/** From spec/errors.yaml, with its status and default message. Shown to callers: no secrets, SQL or stacks. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryable: boolean;
  readonly details: readonly ErrorDetail[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: readonly string[] | undefined;

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    const entry = ERRORS[code];
    super(options.message ?? entry.message, { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = entry.status;
    this.retryable = entry.retryable;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.allow = options.allow;
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
