import type { ErrorDetail } from '../../generated/sdk/types.ts';
import type { Code } from './errors.ts';
import {
  type AbortSignalLike,
  type FetchLike,
  type ReaderLike,
  type ResponseLike,
  GLOBALS,
  onAbort,
} from './platform.ts';

/** The effect of one attempt on a write. `settled`: its key is known to have had no effect, whatever came before. */
export type Effect = 'none' | 'unknown' | 'settled';

/** Why one attempt failed. */
export interface Fault {
  readonly kind: 'api' | 'connection' | 'answer';
  readonly code: Code;
  readonly message: string;
  readonly retryable: boolean;
  readonly effect: Effect;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly details?: readonly ErrorDetail[] | undefined;
  readonly contentType?: string | null;
  readonly bodyStart?: string;
  readonly cause?: unknown;
}

/** A fault on its way out of an attempt. */
export class Failed extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

export interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

export interface Limits {
  readonly fetch: FetchLike;
  readonly timeoutMs: number;
  readonly signal: AbortSignalLike | undefined;
  readonly maxAnswerBytes: number;
}

export interface WholeAnswer {
  readonly status: number;
  readonly headers: ResponseLike['headers'];
  /** Undefined where there is no content. */
  readonly data: unknown;
}

/** Ends an attempt: after its time, or when the caller aborts. */
export class Ender {
  readonly #controller = new AbortController();
  readonly #signal: AbortSignalLike | undefined;
  readonly #ended: Promise<never>;
  readonly #unlisten: () => void;
  #end: (fault: Failed) => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(signal: AbortSignalLike | undefined) {
    this.#signal = signal;
    this.#ended = new Promise((_resolve, reject) => {
      this.#end = (fault) => {
        reject(fault);
        this.#controller.abort();
      };
    });
    // Nobody may be waiting.
    this.#ended.catch(() => undefined);
    this.#unlisten = onAbort(signal, this.#abort);
    if (signal?.aborted === true) this.#abort();
  }

  /** For the platform. */
  get signal(): unknown {
    return this.#controller.signal;
  }

  readonly #abort = (): void => {
    const cause = this.#signal?.reason;
    this.#end(new Failed(connectionFault('aborted', 'The call was aborted.', false, 'unknown', cause)));
  };

  /** @param ms from now on, in place of what was set before */
  within(ms: number, message: string): void {
    clearTimeout(this.#timer);
    const end = (): void => this.#end(new Failed(connectionFault('timeout', message, true, 'unknown')));
    this.#timer = setTimeout(end, ms);
  }

  /** Also where the platform does not heed the signal. */
  race<Value>(work: Promise<Value>): Promise<Value> {
    return Promise.race([work, this.#ended]);
  }

  release(): void {
    clearTimeout(this.#timer);
    this.#unlisten();
  }
}

function connectionFault(
  code: Code,
  message: string,
  retryable: boolean,
  effect: Effect,
  cause?: unknown,
): Fault {
  return { kind: 'connection', code, message, retryable, effect, cause };
}

/** Causes before anything was sent. */
const NEVER_SENT: readonly string[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'ConnectionRefused',
];

const OF_CERTIFICATES = /^(CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

function codeOf(error: unknown): string | undefined {
  for (let each = error; typeof each === 'object' && each !== null;) {
    const { code, cause, errors } = each as { code?: unknown; cause?: unknown; errors?: readonly unknown[] };
    if (typeof code === 'string') return code;
    each = cause ?? errors?.[0];
  }
  return undefined;
}

function faultOfConnecting(cause: unknown): Fault {
  const code = codeOf(cause);
  const failed = (message: string, retryable: boolean, effect: Effect): Fault =>
    connectionFault('connection_failed', message, retryable, effect, cause);
  if (code !== undefined && NEVER_SENT.includes(code))
    return failed(`The service could not be reached (${code}).`, true, 'none');
  if (code !== undefined && OF_CERTIFICATES.test(code))
    return failed(`The service's certificate is not trusted (${code}).`, false, 'none');
  // Other platforms do not say whether anything was sent.
  const isNode = GLOBALS.process?.versions?.['node'] !== undefined;
  if (!isNode || code === undefined) return failed('The service could not be reached.', true, 'unknown');
  return cut(cause);
}

function cut(cause: unknown): Fault {
  const message = 'The answer was cut off.';
  return connectionFault('connection_cut', message, true, 'unknown', cause);
}

/** Sends a request, and waits for the head of its answer. */
export async function open(
  { url, ...request }: Sent,
  { fetch }: Limits,
  ender: Ender,
): Promise<ResponseLike> {
  const { body, ...head } = request;
  const init = { ...head, redirect: 'manual', signal: ender.signal } as const;
  let response: ResponseLike;
  try {
    response = await ender.race(fetch(url, body === undefined ? init : { ...init, body }));
  } catch (error) {
    throw error instanceof Failed ? error : new Failed(faultOfConnecting(error));
  }
  const { status } = response;
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    leave(response.body?.getReader());
    throw new Failed({
      ...answerFault('redirect_refused', 'The answer is a redirect.', response),
      retryable: false,
    });
  }
  return response;
}

/** Stops reading. A failure to stop has no consequence. */
export function leave(reader: ReaderLike | undefined): void {
  void reader?.cancel().catch(() => undefined);
}

/** One piece of a body. */
export async function readPiece(reader: ReaderLike, ender: Ender): Promise<Uint8Array | undefined> {
  try {
    const { done, value } = await ender.race(reader.read());
    return done ? undefined : (value ?? new Uint8Array());
  } catch (error) {
    throw error instanceof Failed ? error : new Failed(cut(error));
  }
}

async function readText(response: ResponseLike, maxBytes: number, ender: Ender): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for (
      let piece = await readPiece(reader, ender);
      piece !== undefined;
      piece = await readPiece(reader, ender)
    ) {
      bytes += piece.byteLength;
      if (bytes > maxBytes)
        throw new Failed(
          answerFault('answer_too_large', `The answer has more than ${maxBytes} bytes.`, response),
        );
      text += decoder.decode(piece, { stream: true });
    }
  } catch (error) {
    leave(reader);
    throw error;
  }
  return text + decoder.decode();
}

const MOST_SHOWN = 500;

function answerFault(code: Code, message: string, { status, headers }: ResponseLike, text = ''): Fault {
  return {
    kind: 'answer',
    code,
    message,
    retryable: false,
    effect: 'unknown',
    status,
    requestId: headers.get('x-request-id') ?? undefined,
    contentType: headers.get('content-type'),
    bodyStart: text.slice(0, MOST_SHOWN),
  };
}

/** Statuses by which a proxy, and not the service, says that it may be otherwise later. */
const PASSING: readonly number[] = [408, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524];

/** In milliseconds: seconds, or a date, which the answer's own date tells how far it is. */
function retryAfterOf({ headers }: ResponseLike): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  if (/^\d+$/.test(text.trim())) return Number(text) * 1000;
  const [until, now] = [Date.parse(text), Date.parse(headers.get('date') ?? '')];
  const ms = until - (Number.isNaN(now) ? Date.now() : now);
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0);
}

interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly requestId: string;
  readonly retryable?: boolean;
  readonly details?: readonly ErrorDetail[];
}

function isErrorBody(data: unknown): data is ErrorBody {
  const { code, requestId } = (data ?? {}) as { code?: unknown; requestId?: unknown };
  return typeof code === 'string' && typeof requestId === 'string';
}

/** What a refusal says of the write that it answers. */
function effectOf(status: number, { code }: ErrorBody, isStored: boolean): Effect {
  if (status >= 500 || code === 'idempotency_in_progress' || code === 'idempotency_key_expired')
    return 'unknown';
  return isStored || code === 'idempotency_key_reused' ? 'settled' : 'none';
}

function faultOfError(response: ResponseLike, body: ErrorBody): Fault {
  const { status, headers } = response;
  return {
    kind: 'api',
    code: body.code,
    message: body.message,
    retryable: body.retryable ?? false,
    effect: effectOf(status, body, headers.get('idempotent-replayed') !== null),
    status,
    requestId: body.requestId,
    retryAfterMs: retryAfterOf(response),
    details: body.details,
  };
}

/** A failed answer, read whole. */
export async function faultOfAnswer(response: ResponseLike, maxBytes: number, ender: Ender): Promise<Fault> {
  const text = await readText(response, maxBytes, ender);
  const data = isJson(response) ? parse(text) : undefined;
  if (isErrorBody(data)) return faultOfError(response, data);
  return {
    ...answerFault(
      'unexpected_answer',
      `The answer ${response.status} is none of the service's.`,
      response,
      text,
    ),
    retryable: PASSING.includes(response.status),
    retryAfterMs: retryAfterOf(response),
  };
}

function isJson({ headers }: ResponseLike): boolean {
  return /^application\/json\b/i.test(headers.get('content-type') ?? '');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Failed(cut(error));
  }
}

/** Sends a request, and reads its answer whole. @throws Failed */
export async function attempt(sent: Sent, limits: Limits): Promise<WholeAnswer> {
  const ender = new Ender(limits.signal);
  ender.within(limits.timeoutMs, `No whole answer came within ${Math.round(limits.timeoutMs)} ms.`);
  try {
    const response = await open(sent, limits, ender);
    const { status, headers } = response;
    if (status >= 400) throw new Failed(await faultOfAnswer(response, limits.maxAnswerBytes, ender));
    const text = await readText(response, limits.maxAnswerBytes, ender);
    if (status === 204) return { status, headers, data: undefined };
    if (isJson(response)) return { status, headers, data: parse(text) };
    throw new Failed(answerFault('unexpected_answer', 'The answer is not JSON.', response, text));
  } finally {
    ender.release();
  }
}
