import { doublingMs } from '../calendar/retry.ts';
import { classifyFailure, isPostgresAnswer } from '../db/drivers/failure.ts';
import { ApiError } from '../errors/api-error.ts';
import { isOfProvider } from '../provider-seam/port/call-in-time.ts';
import type { FailureCode } from './worker-names.ts';

/** The service is overloaded, or its database unavailable. */
export function isBadTime(error: unknown): boolean {
  if (error instanceof ApiError) return error.code === 'service_unavailable';
  return classifyFailure(error) !== 'broken';
}

/** Doubles with each further failure. */
const FIRST_WAIT_MS = 200;

const LONGEST_WAIT_MS = 300_000;

/** Beyond it, what failed longest ago is tried again. */
const MOST = 2_000;

/**
 * Failed work with its next try: it stays due and would delay the rest, round after round. A new process tries
 * everything once.
 */
export class FailingWork {
  readonly #failures = new Map<string, { readonly count: number; readonly until: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @param longestMs the longest wait */
  note(name: string, longestMs = LONGEST_WAIT_MS): void {
    const count = (this.#failures.get(name)?.count ?? 0) + 1;
    const waitMs = doublingMs(count, FIRST_WAIT_MS, longestMs);
    this.#failures.delete(name);
    this.#failures.set(name, { count, until: this.#now() + waitMs });
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > MOST && oldest !== undefined) this.#failures.delete(oldest);
  }

  forget(name: string): void {
    this.#failures.delete(name);
  }

  /** Whether it is not to be tried yet. */
  isWaiting(name: string): boolean {
    return (this.#failures.get(name)?.until ?? Number.NEGATIVE_INFINITY) > this.#now();
  }

  known(): string[] {
    return [...this.#failures.keys()];
  }

  /** Not to be tried yet. */
  waiting(): string[] {
    const now = this.#now();
    return [...this.#failures].flatMap(([name, { until }]) => (until > now ? [name] : []));
  }
}

/** An error may be among its own causes. */
const MOST_CAUSES = 16;

/** Constraint, data or trigger: the row is at fault, and the next one may be fine. */
const OF_ONE_ROW = /^(?:22|23|P0)/;

function codeOfOne(error: Error): FailureCode | null {
  const kind = classifyFailure(error);
  if (kind !== 'broken') return 'timeout';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (isPostgresAnswer(error)) return OF_ONE_ROW.test(code) ? null : 'statement_failed';
  return code.startsWith('SQLITE_') && code !== 'SQLITE_CONSTRAINT' ? 'statement_failed' : null;
}

/** Null for an error about one row or a provider: neither may take a server out of the balancer. */
export function failureCodeOf(error: unknown): FailureCode | null {
  let isRefusedForNow = false;
  let each = error;
  for (let depth = 0; depth < MOST_CAUSES && each instanceof Error; depth += 1) {
    // What follows made the provider fail.
    if (isOfProvider(each)) return null;
    if (each instanceof ApiError) isRefusedForNow ||= each.code === 'service_unavailable';
    else {
      const code = codeOfOne(each);
      if (code !== null) return code;
    }
    each = each.cause;
  }
  return isRefusedForNow ? 'timeout' : null;
}

/**
 * One after the other; failures are told and delay none.
 * @throws if the database is unavailable
 */
export async function oneByOne<Item>(
  items: readonly Item[],
  onFault: (error: unknown) => void,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (isBadTime(error)) throw error;
      onFault(error);
    }
  }
}
