import type { Calls, ErrorDetail, ErrorResponse, OperationId } from '../../generated/sdk/types.ts';

/** What a call did: `no_effect` wrote nothing; after `unknown` a write may have taken effect. */
export type Outcome = 'no_effect' | 'unknown';

/** Codes that this package gives, beside those of the service. */
export type ClientCode =
  | 'configuration'
  | 'connection_failed'
  | 'connection_cut'
  | 'timeout'
  | 'unexpected_answer'
  | 'redirect_refused'
  | 'answer_too_large'
  | 'aborted'
  | 'store_failed'
  | 'pending_too_old'
  | 'cursor_repeated'
  | 'events_gap'
  | 'status_unreachable'
  | 'wait_timeout'
  | 'webhook_refused';

/** Open: the service may give further codes. */
export type Code = ErrorResponse['code'] | ClientCode;

/** The codes of each operation. */
export type ErrorCodes = { [Id in OperationId]: Calls[Id]['code'] | ClientCode };

export interface ErrorFacts {
  readonly code: Code;
  readonly message: string;
  readonly outcome?: Outcome;
  readonly retryable?: boolean;
  readonly operationId?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly requestId?: string | undefined;
  readonly status?: number | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly attempts?: number;
  readonly details?: readonly ErrorDetail[] | undefined;
  readonly cause?: unknown;
}

/** Names an error's classes, also to another copy of this package. */
const CLASSES = Symbol.for('corridor.client.error');

type Marked = { readonly [CLASSES]?: readonly string[] } | null | undefined;

/** Every error of this package. `code` is what to branch on. */
export class CorridorError extends Error {
  static readonly className: string = 'CorridorError';
  readonly code: Code;
  readonly outcome: Outcome;
  /** Whether the same call may succeed later. */
  readonly retryable: boolean;
  readonly operationId: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly requestId: string | undefined;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  /** How often the call was sent. */
  readonly attempts: number;
  readonly details: readonly ErrorDetail[];

  constructor(facts: ErrorFacts) {
    super(facts.message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.name = new.target.className;
    this.code = facts.code;
    this.outcome = facts.outcome ?? 'no_effect';
    this.retryable = facts.retryable ?? false;
    this.operationId = facts.operationId;
    this.idempotencyKey = facts.idempotencyKey;
    this.requestId = facts.requestId;
    this.status = facts.status;
    this.retryAfterMs = facts.retryAfterMs;
    this.attempts = facts.attempts ?? 0;
    this.details = facts.details ?? [];
    const classes = ['CorridorError', new.target.className];
    Object.defineProperty(this, CLASSES, { value: classes });
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    if (!Object.hasOwn(this, 'className')) return Function.prototype[Symbol.hasInstance].call(this, value);
    return typeof value === 'object' && ((value as Marked)?.[CLASSES] ?? []).includes(this.className);
  }
}

/** The service refused the call. */
export class ApiError extends CorridorError {
  static override readonly className = 'ApiError';
}

/** No whole answer came: refused, cut off, timed out or aborted. */
export class ConnectionError extends CorridorError {
  static override readonly className = 'ConnectionError';
}

/** What came is no answer of the service. */
export class AnswerError extends CorridorError {
  static override readonly className = 'AnswerError';
  readonly contentType: string | null;
  /** The first 500 characters of the body. */
  readonly bodyStart: string;

  constructor(facts: ErrorFacts & { readonly contentType: string | null; readonly bodyStart: string }) {
    super(facts);
    this.contentType = facts.contentType;
    this.bodyStart = facts.bodyStart;
  }
}

/** A record did not reach the status in time, or can no longer reach it. */
export class WaitError extends CorridorError {
  static override readonly className = 'WaitError';
  /** As it was read last. */
  readonly record: unknown;

  constructor(facts: ErrorFacts & { readonly record: unknown }) {
    super(facts);
    this.record = facts.record;
  }
}

/** Why a webhook's request is refused. */
export type WebhookFault =
  | 'missing_header'
  | 'bad_secret'
  | 'bad_timestamp'
  | 'no_match'
  | 'body_changed'
  | 'too_old'
  | 'too_new'
  | 'not_an_event';

/** A request that is not a webhook of the service, or is too old. */
export class WebhookError extends CorridorError {
  static override readonly className = 'WebhookError';
  readonly reason: WebhookFault;

  constructor(reason: WebhookFault, message: string) {
    super({ code: 'webhook_refused', message });
    this.reason = reason;
  }
}

/** Whether a value is an error of this package, with one of the codes where some are named. */
export function isCorridorError<Known extends Code = Code>(
  error: unknown,
  ...codes: readonly Known[]
): error is CorridorError & { readonly code: Known } {
  return error instanceof CorridorError && (codes.length === 0 || codes.some((code) => code === error.code));
}
