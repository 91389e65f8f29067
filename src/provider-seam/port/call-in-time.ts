import { type Call, Refused, Retry, Unknown } from './provider.ts';

/** What adapters threw: it may look like an error of the database, such as a connection that was refused. */
const THROWN_BY_ADAPTERS = new WeakSet<Error>();

/** Whether an error says what a provider did. */
export function isOfProvider(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isKnown = error instanceof Refused || error instanceof Retry || error instanceof Unknown;
  return isKnown || THROWN_BY_ADAPTERS.has(error);
}

/** How one call of a provider is made. */
export interface CallOptions {
  readonly timeoutMs: number;
  /** 1 for the first call of its kind for an order, then counted up. */
  readonly attempt: number;
  /** Ends the call before its time, where it is given. */
  readonly signal?: AbortSignal;
}

/**
 * Makes one call of a provider, and waits for it no longer than it may take, whether the adapter obeys the signal or not.
 * What comes after that is heard by nobody.
 * @throws Unknown when the time is over or the call was ended; else whatever the adapter throws
 */
export async function callInTime<Answer>(
  { timeoutMs, attempt, signal }: CallOptions,
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
    // An adapter that throws at once is no other case than one whose promise is rejected.
    const answer = (async () => call({ signal: controller.signal, attempt }))();
    return await Promise.race([answer, over]);
  } catch (error) {
    if (error instanceof Error) THROWN_BY_ADAPTERS.add(error);
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onEnded);
  }
}
