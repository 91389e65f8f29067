import { ERRORS, type ErrorCode } from '../../generated/errors.ts';

export type { ErrorCode };

/** One place in a request that a refusal is about. */
export interface ErrorDetail {
  readonly in: 'body' | 'query' | 'path' | 'header';
  /** A JSON pointer inside the body, else the parameter's name. */
  readonly path: string;
  readonly message: string;
}

export interface ApiErrorOptions {
  readonly message?: string;
  readonly details?: readonly ErrorDetail[];
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** The methods that a known path has, sent as `Allow`. */
  readonly allow?: readonly string[];
  readonly cause?: unknown;
}

/**
 * A refusal from the error catalogue (spec/errors.yaml), which gives its status and default message.
 * Its message is shown to callers: no secrets, SQL or stack traces in it.
 */
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

/** The body of an error as the contract shows it. */
export interface ErrorBody {
  readonly code: ErrorCode;
  readonly message: string;
  readonly requestId: string;
  readonly retryable: boolean;
  readonly details?: readonly ErrorDetail[];
}

/** The body of a refusal, carrying the identifier of the request that it answers. */
export function presentError(error: ApiError, requestId: string): ErrorBody {
  return {
    code: error.code,
    message: error.message,
    requestId,
    retryable: error.retryable,
    ...(error.details === undefined ? {} : { details: error.details }),
  };
}
