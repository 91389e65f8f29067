/** What a request is made of. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** The tenant's secret API key. */
  readonly secretKey: string;
  /** Given with every call that changes something. */
  readonly idempotencyKey?: string;
  readonly body?: object;
}

/** A whole answer. */
export interface Answer {
  readonly status: number;
  /** The body to the byte. */
  readonly text: string;
  readonly isReplay: boolean;
  readonly link: string | null;
}

/** What became of a request: an answer, or nobody knows. */
export type Exchange = { readonly answer: Answer } | { readonly answer: undefined; readonly failure: string };

/** Longer than the server itself waits for anything. */
const TIMEOUT_MS = 40_000;

/** Sends a request and reads its answer to the end; a reset, an answer cut short and a time-out give none. */
export async function exchange(baseUrl: string, call: Call): Promise<Exchange> {
  try {
    const response = await fetch(`${baseUrl}${call.path}`, {
      method: call.method,
      headers: {
        Authorization: `Bearer ${call.secretKey}`,
        ...(call.idempotencyKey === undefined ? {} : { 'Idempotency-Key': call.idempotencyKey }),
        ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return {
      answer: {
        status: response.status,
        text: await response.text(),
        isReplay: response.headers.get('idempotent-replayed') === 'true',
        link: response.headers.get('link'),
      },
    };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { answer: undefined, failure: cause instanceof Error ? cause.message : String(cause) };
  }
}
