import { withTrace } from '../../tracing/called-trace.ts';
import type { Traceparent } from '../../tracing/traceparent.ts';
import { type Call, Refused, Retry, Unknown } from './provider.ts';

/** Adapters' errors may look like the database's, such as a refused connection. */
const THROWN_BY_ADAPTERS = new WeakSet<Error>();

/** Whether an error came from a provider. */
export function isOfProvider(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isKnown = error instanceof Refused || error instanceof Retry || error instanceof Unknown;
  return isKnown || THROWN_BY_ADAPTERS.has(error);
}

export interface CallOptions {
  readonly timeoutMs: number;
  /** From 1, per order and kind of call. */
  readonly attempt: number;
  readonly signal?: AbortSignal;
  /** For what the adapter asks; null if there is none. */
  readonly traceparent?: Traceparent | null;
}

/**
 * Calls a provider and stops waiting at its time limit, whether the adapter obeys the signal or not; a later answer is
 * dropped.
 * @throws Unknown at the limit, or if the call was ended; else the adapter's error
 */
export async function callInTime<Answer>(
  { timeoutMs, attempt, signal, traceparent = null }: CallOptions,
  call: (call: Call) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  let end = (_reason: string): void => undefined;
  const over = new Promise<never>((_resolve, reject) => {
    end = (reason) => {
      const unknown = new Unknown(reason);
      reject(unknown);
      controller.abort(unknown);
    };
  });
  const onEnded = (): void => {
    end('The call was aborted');
  };
  const timer = setTimeout(() => {
    end(`There was no answer within ${timeoutMs} ms`);
  }, timeoutMs);
  signal?.addEventListener('abort', onEnded, { once: true });
  try {
    // An adapter that throws at once is treated like a rejected promise.
    const answer = withTrace(traceparent, async () =>
      call({ signal: controller.signal, attempt, traceparent }),
    );
    return await Promise.race([answer, over]);
  } catch (error) {
    if (error instanceof Error) THROWN_BY_ADAPTERS.add(error);
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onEnded);
  }
}
