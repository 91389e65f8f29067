import { setTimeout as delay } from 'node:timers/promises';
import { exchange, type Answer, type Call, type Exchange } from './exchange.ts';

export type Outcome =
  /** Answered 2xx: it happened. */
  | 'accepted'
  /** Answered 4xx: it did not happen and never will under its key. */
  | 'refused'
  /** 5xx, a reset or a time-out: nobody knows. */
  | 'unknown';

/** One call that changes something, under one idempotency key, with what is known of it so far. */
export interface Attempt {
  readonly call: Call & { readonly idempotencyKey: string };
  outcome: Outcome;
  /** The first definite answer; every later one must be the same to the byte. */
  answer?: Answer;
  /** How often it was answered 500, which no death, cut or freeze excuses. */
  internalErrors: number;
}

export function newAttempt(call: Attempt['call']): Attempt {
  return { call, outcome: 'unknown', internalErrors: 0 };
}

/** The code of a refusal; undefined if the answer is none. */
export function codeOf(answer: Answer): string | undefined {
  if (answer.status < 400) return undefined;
  try {
    const body = JSON.parse(answer.text) as { code?: unknown };
    return typeof body.code === 'string' ? body.code : undefined;
  } catch {
    return undefined;
  }
}

function outcomeOf(received: Exchange): Outcome {
  if (received.answer === undefined || received.answer.status >= 500) return 'unknown';
  if (received.answer.status < 300) return 'accepted';
  return codeOf(received.answer) === 'idempotency_in_progress' ? 'unknown' : 'refused';
}

export async function sendAttempt(baseUrl: string, attempt: Attempt): Promise<Exchange> {
  const received = await exchange(baseUrl, attempt.call);
  const outcome = outcomeOf(received);
  if (received.answer?.status === 500) attempt.internalErrors += 1;
  if (outcome !== 'unknown' && attempt.answer === undefined && received.answer !== undefined) {
    attempt.outcome = outcome;
    attempt.answer = received.answer;
  }
  return received;
}

const RETRY_MS = 100;

/** Longer than the lease of a control call of many steps, which a killed server leaves behind. */
const LIMIT_MS = 90_000;

/**
 * Repeats an attempt under its key until its outcome is definite.
 * @throws Error when it stays unknown for too long
 */
export async function sendUntilDefinite(
  baseUrl: string,
  attempt: Attempt,
  limitMs = LIMIT_MS,
): Promise<Answer> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const received = await sendAttempt(baseUrl, attempt);
    if (attempt.answer !== undefined) return attempt.answer;
    if (performance.now() > deadline) {
      const last = received.answer === undefined ? received.failure : received.answer.text;
      throw new Error(`${attempt.call.method} ${attempt.call.path} stays unknown: ${last}`);
    }
    await delay(RETRY_MS);
  }
}
