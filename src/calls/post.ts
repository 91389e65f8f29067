import type { Readable } from 'node:stream';
import type { Client } from 'undici';
import { CallFailure, type CallFailureKind, type CallRules, ofExchange } from './connector.ts';

/** Name, connection and whole head. */
const HEAD_MS = 15_000;

/** Never beyond the head's limit. */
const BODY_MS = 2_000;

const MOST_HEAD_BYTES = 16 * 1024;

/** Kept of a body. */
const MOST_BODY_BYTES = 2_048;

export interface WebhookPost {
  readonly url: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PostOutcome {
  /** Those of the connection included. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly durationMs: number;
  readonly answer: PostAnswer | CallFailureKind;
}

/** Its head came whole and in time. */
export interface PostAnswer {
  readonly status: number;
  /** Its first bytes; what is not UTF-8 becomes U+FFFD. */
  readonly body: string;
  /** There was more, or it was not awaited. */
  readonly isTruncated: boolean;
  /** `Retry-After`, as it came. */
  readonly retryAfter: string | null;
}

/** Times in place of the usual ones, and what ends an attempt before them. */
export interface PostLimits {
  readonly headMs?: number;
  readonly bodyMs?: number;
  readonly signal?: AbortSignal;
}

/** Whether an answer says that the event was taken. */
export function isTaken(answer: PostOutcome['answer']): answer is PostAnswer {
  return typeof answer !== 'string' && answer.status >= 200 && answer.status < 300;
}

const DECODER_OPTIONS = { fatal: false, ignoreBOM: true } as const;

/** Reads the first of a body, and waits for it no longer than that. */
async function readSome(
  body: Readable,
  timeoutMs: number,
): Promise<Pick<PostAnswer, 'body' | 'isTruncated'>> {
  const chunks: Buffer[] = [];
  let size = 0;
  let isTruncated = true;
  const cut = setTimeout(() => body.destroy(), timeoutMs);
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > MOST_BODY_BYTES) break;
    }
    isTruncated = size > MOST_BODY_BYTES || body.errored !== null || !body.readableEnded;
  } catch {
    // What breaks off behind the head decides nothing.
  } finally {
    clearTimeout(cut);
  }
  const bytes = Buffer.concat(chunks).subarray(0, MOST_BODY_BYTES);
  return { body: new TextDecoder('utf-8', DECODER_OPTIONS).decode(bytes), isTruncated };
}

function single(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

async function exchange(
  client: Client,
  { url, headers, body }: WebhookPost,
  {
    signal,
    bodyMs,
    endsAt,
  }: { readonly signal: AbortSignal; readonly bodyMs: number; readonly endsAt: number },
): Promise<PostAnswer> {
  const { pathname, search } = new URL(url);
  const answer = await client.request({
    method: 'POST',
    path: `${pathname}${search}`,
    headers,
    body: Buffer.from(body),
    signal,
    reset: true,
  });
  answer.body.on('error', () => undefined);
  const read = await readSome(answer.body, Math.max(0, Math.min(bodyMs, endsAt - performance.now())));
  return { status: answer.statusCode, retryAfter: single(answer.headers['retry-after']), ...read };
}

/**
 * Posts once: HTTP/1.1 over a connection of its own, which is closed behind the answer. No redirect is followed, no proxy is
 * asked and nothing is decompressed. Never throws: what came to no status says why.
 */
export async function postWebhook(
  rules: CallRules,
  post: WebhookPost,
  { headMs = HEAD_MS, bodyMs = BODY_MS, signal }: PostLimits = {},
): Promise<PostOutcome> {
  const begunAt = performance.now();
  // Late: the library and TLS take a tenth of a start, and many a server sends nothing.
  const { Client } = await import('undici');
  const { checkedConnector } = await import('./connector.ts');
  const { origin, host } = new URL(post.url);
  const controller = new AbortController();
  const end = (): void => {
    controller.abort(new CallFailure('timeout'));
  };
  const timer = setTimeout(end, headMs);
  signal?.addEventListener('abort', end);
  const client = new Client(origin, {
    connect: checkedConnector(rules, { signal: controller.signal, timeoutMs: headMs }),
    maxHeaderSize: MOST_HEAD_BYTES,
    // One time for all of it, which is ours.
    headersTimeout: 0,
    bodyTimeout: 0,
    allowH2: false,
  });
  const ended = (answer: PostOutcome['answer']): PostOutcome => ({
    requestHeaders: { host, connection: 'close', ...post.headers },
    durationMs: Math.round(performance.now() - begunAt),
    answer,
  });
  try {
    const times = { signal: controller.signal, bodyMs, endsAt: begunAt + headMs };
    return ended(await exchange(client, post, times));
  } catch (error) {
    return ended(controller.signal.aborted ? 'timeout' : ofExchange(error).kind);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
    await client.destroy().catch(() => undefined);
  }
}
