import { traceHeaders } from '../../tracing/called-trace.ts';
import { Retry, Unknown } from './provider.ts';

export interface Asked {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface AskBounds {
  /** An answer comes within this time or not at all. */
  readonly answerMs: number;
  readonly largestBytes: number;
}

export interface Answered {
  readonly status: number;
  readonly text: string;
}

/** Nothing was sent where a connection fails with one of these. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Of an error that a call ended with, never the address: it may hold a key. */
function reasonIn(error: unknown): string {
  if (!(error instanceof Error)) return 'error';
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : error.name;
}

async function readBody(response: Response, largestBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const body = response.body as AsyncIterable<Uint8Array> | null;
  for await (const part of body ?? []) {
    length += part.byteLength;
    if (length > largestBytes) throw new Unknown(`The answer has more than ${largestBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * A call over HTTP, bounded in time and size; follows no redirect.
 * @throws Retry if nothing was sent; Unknown if it broke off afterwards
 */
export async function ask(
  url: string,
  asked: Asked,
  signal: AbortSignal,
  { answerMs, largestBytes }: AskBounds,
): Promise<Answered> {
  try {
    const response = await fetch(url, {
      ...asked,
      headers: { ...asked.headers, ...traceHeaders() },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
    });
    return { status: response.status, text: await readBody(response, largestBytes) };
  } catch (error) {
    if (error instanceof Unknown) throw error;
    const reason = reasonIn(error);
    throw NOT_SENT.has(reason)
      ? new Retry(`Nothing answers there: ${reason}`)
      : new Unknown(`The call broke off: ${reason}`);
  }
}
