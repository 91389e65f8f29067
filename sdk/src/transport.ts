import { VERSION } from './version.ts';
import { attempt, Failed, type Fault, type Limits, type Sent, type WholeAnswer } from './attempt.ts';
import {
  AnswerError,
  ApiError,
  ConnectionError,
  type CorridorError,
  type ErrorFacts,
  type Outcome,
} from './errors.ts';
import type { Settings } from './options.ts';
import { type AbortSignalLike, monotonicNow, onAbort } from './platform.ts';

/** One call, with everything that all its attempts have in common. */
export interface Request {
  readonly operationId: string | undefined;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  /** As it was when the call was made. */
  readonly body: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly needsStepUp: boolean;
  /** Of a write; null for a read. */
  readonly idempotencyKey: string | null;
  /** An earlier process may have sent it. */
  readonly isUnknown?: boolean;
  /** What the service was restored to when it was first sent. */
  readonly epoch?: string | undefined;
}

export interface CallOptions {
  readonly signal?: AbortSignalLike | undefined;
  /** For the whole call. */
  readonly timeoutMs?: number | undefined;
  readonly retries?: number | undefined;
}

export interface Answer extends WholeAnswer {
  readonly attempts: number;
}

const LONGEST_PAUSE_MS = 8_000;
const SHORTEST_PAUSE_MS = 250;

/** Waits, or ends with the signal. */
export async function pause(ms: number, signal: AbortSignalLike | undefined): Promise<void> {
  if (signal?.aborted === true) return;
  await new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      unlisten();
      resolve();
    };
    const timer = setTimeout(end, ms);
    const unlisten = onAbort(signal, end);
  });
}

function pauseAfter({ retryAfterMs }: Fault, attempts: number): number {
  if (retryAfterMs !== undefined) return retryAfterMs + Math.random() * SHORTEST_PAUSE_MS;
  return Math.random() * Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** attempts);
}

const CLASSES = { api: ApiError, connection: ConnectionError } as const;

/** The error of a fault. */
export function errorOf(
  fault: Fault,
  { operationId, idempotencyKey }: Request,
  attempts: number,
  outcome: Outcome,
): CorridorError {
  const { kind, effect: _effect, contentType = null, bodyStart = '', ...said } = fault;
  const facts: ErrorFacts = {
    ...said,
    operationId,
    idempotencyKey: idempotencyKey ?? undefined,
    attempts,
    outcome,
  };
  const error =
    kind === 'answer' ? new AnswerError({ ...facts, contentType, bodyStart }) : new CLASSES[kind](facts);
  // As the platform calls it.
  if (fault.code === 'aborted') error.name = 'AbortError';
  return error;
}

/** One call on its way: what its attempts have told of it. */
class Progress {
  attempts = 0;
  /** Whether the write may have taken effect. */
  isUnknown: boolean;
  hasAskedForStepUp = false;
  stepUpToken: string | undefined;
  readonly epoch: string | undefined;
  readonly #began = monotonicNow();
  readonly #timeoutMs: number;
  #excusedMs = 0;

  constructor(isUnknown: boolean, timeoutMs: number, epoch: string | undefined) {
    this.isUnknown = isUnknown;
    this.#timeoutMs = timeoutMs;
    this.epoch = epoch;
  }

  get leftMs(): number {
    return this.#began + this.#timeoutMs + this.#excusedMs - monotonicNow();
  }

  /** A person takes the time that a person takes. */
  async excuse<Value>(work: Promise<Value>): Promise<Value> {
    const began = monotonicNow();
    const value = await work;
    this.#excusedMs += monotonicNow() - began;
    return value;
  }

  learn({ effect, code }: Fault): void {
    if (code === 'epoch_changed') this.isUnknown ||= this.attempts > 1;
    else if (effect === 'unknown') this.isUnknown = true;
    else if (effect === 'settled') this.isUnknown = false;
  }
}

/** One attempt. @throws Failed */
export type SendOnce = (sent: Sent, limits: Limits) => Promise<WholeAnswer>;

/** Sends calls, and sends them again where that may help. */
export class Transport {
  readonly #settings: Settings;
  #epoch: string | undefined;
  #stepUpToken: string | undefined;
  #askingForStepUp: Promise<string> | undefined;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  get epoch(): string | undefined {
    return this.#epoch;
  }

  /**
   * @param send one attempt; by default it reads the whole answer
   * @throws CorridorError
   */
  async call(
    request: Request,
    options: CallOptions & { readonly stepUpToken?: string | undefined },
    send: SendOnce = attempt,
  ): Promise<Answer> {
    const { timeoutMs = this.#settings.timeoutMs, retries = this.#settings.retries, signal } = options;
    const isWrite = request.idempotencyKey !== null;
    const progress = new Progress(request.isUnknown === true, timeoutMs, request.epoch ?? this.#epoch);
    progress.stepUpToken = options.stepUpToken ?? (request.needsStepUp ? this.#stepUpToken : undefined);
    const fail = (fault: Fault): CorridorError =>
      errorOf(fault, request, progress.attempts, isWrite && progress.isUnknown ? 'unknown' : 'no_effect');
    const isAborted = (): boolean => signal?.aborted === true;
    for (;;) {
      if (isAborted()) throw fail(abortedFault(signal));
      const result = await this.#attempt(request, progress, signal, send);
      if (!('fault' in result)) return { ...result, attempts: progress.attempts };
      const { fault } = result;
      if (isWrite) progress.learn(fault);
      if (await this.#confirm(fault, request, progress, options)) continue;
      const isUnknown = isWrite && progress.isUnknown;
      const mayRetry = fault.retryable && retries > 0 && (isUnknown || progress.attempts <= retries);
      const ms = pauseAfter(fault, progress.attempts - 1);
      const isTooLong = fault.retryAfterMs !== undefined && ms > progress.leftMs;
      if (!mayRetry || isTooLong || progress.leftMs <= 0) throw fail(fault);
      await pause(Math.min(ms, progress.leftMs), signal);
      if (progress.leftMs <= 0 && !isAborted()) throw fail(fault);
    }
  }

  #sent({ method, path, body, idempotencyKey, headers }: Request, { epoch, stepUpToken }: Progress): Sent {
    const { base, key } = this.#settings;
    const all: Record<string, string> = {
      accept: 'application/json',
      ...headers,
      authorization: `Bearer ${key}`,
      'user-agent': `corridor-client/${VERSION}`,
    };
    if (body !== undefined) all['content-type'] = 'application/json';
    if (idempotencyKey !== null) all['idempotency-key'] = idempotencyKey;
    if (idempotencyKey !== null && epoch !== undefined) all['corridor-epoch'] = epoch;
    if (stepUpToken !== undefined) all['step-up-token'] = stepUpToken;
    return { url: `${base}${path}`, method, headers: all, body };
  }

  async #attempt(
    request: Request,
    progress: Progress,
    signal: AbortSignalLike | undefined,
    send: SendOnce,
  ): Promise<WholeAnswer | { readonly fault: Fault }> {
    progress.attempts += 1;
    const began = monotonicNow();
    const { fetch, maxAnswerBytes, attemptTimeoutMs } = this.#settings;
    const ms = Math.max(Math.min(attemptTimeoutMs, progress.leftMs), 1);
    try {
      const answer = await send(this.#sent(request, progress), {
        fetch,
        maxAnswerBytes,
        timeoutMs: ms,
        signal,
      });
      const { status, headers } = answer;
      this.#epoch = headers.get('corridor-epoch') ?? this.#epoch;
      const requestId = headers.get('x-request-id') ?? undefined;
      this.#tell(request, progress, began, { status, requestId, code: undefined });
      return answer;
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.#tell(request, progress, began, error.fault);
      return { fault: error.fault };
    }
  }

  #tell(
    { operationId, method, path }: Request,
    { attempts }: Progress,
    began: number,
    {
      status,
      requestId,
      code,
    }: { readonly [Name in 'status' | 'requestId' | 'code']?: Fault[Name] | undefined },
  ): void {
    const [bare = path] = path.split('?');
    const durationMs = monotonicNow() - began;
    try {
      this.#settings.onAttempt?.({
        operationId,
        method,
        path: bare,
        attempt: attempts,
        durationMs,
        status,
        requestId,
        code,
      });
    } catch {
      // A listener that fails changes no call.
    }
  }

  /** Gets the confirmation that a call lacks, once. */
  async #confirm(
    { code }: Fault,
    { operationId = '', needsStepUp }: Request,
    progress: Progress,
    { signal, stepUpToken }: CallOptions & { readonly stepUpToken?: string | undefined },
  ): Promise<boolean> {
    const { stepUp } = this.#settings;
    const isWanted = code === 'step_up_required' && needsStepUp && stepUpToken === undefined;
    if (!isWanted || stepUp === undefined || progress.hasAskedForStepUp) return false;
    progress.hasAskedForStepUp = true;
    const refused = progress.stepUpToken;
    // Another call may have got one meanwhile.
    if (this.#stepUpToken === refused) this.#stepUpToken = undefined;
    if (this.#stepUpToken === undefined) {
      this.#askingForStepUp ??= stepUp({ operationId, signal }).finally(
        () => (this.#askingForStepUp = undefined),
      );
      this.#stepUpToken = await progress.excuse(this.#askingForStepUp);
    }
    progress.stepUpToken = this.#stepUpToken;
    return true;
  }
}

function abortedFault(signal: AbortSignalLike | undefined): Fault {
  const message = 'The call was aborted.';
  return {
    kind: 'connection',
    code: 'aborted',
    message,
    retryable: false,
    effect: 'none',
    cause: signal?.reason,
  };
}
