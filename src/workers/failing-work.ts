import { classifyFailure, isPostgresAnswer } from '../db/drivers/failure.ts';
import { ApiError } from '../errors/api-error.ts';
import { isOfProvider } from '../provider-seam/port/call-in-time.ts';
import type { FailureCode } from './worker-names.ts';

/** Whether it is of no use to go on just now: the service has too much to do, or its database is away. */
export function isBadTime(error: unknown): boolean {
  if (error instanceof ApiError) return error.code === 'service_unavailable';
  return classifyFailure(error) !== 'broken';
}

/** The first wait after a failure; it doubles with each one that follows. */
const FIRST_WAIT_MS = 200;

const LONGEST_WAIT_MS = 300_000;

/** What is remembered at most; beyond that, what failed longest ago is tried again. */
const MOST = 2_000;

/**
 * Work that failed here, and when it is tried again: it stays due, and would otherwise be in the way of the rest, round
 * after round. A process that starts anew tries everything once.
 */
export class FailingWork {
  readonly #failures = new Map<string, { readonly count: number; readonly until: number }>();
  readonly #now: () => number;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Notes that work failed, once more or for the first time. @param longestMs the longest wait until it is tried again */
  note(name: string, longestMs = LONGEST_WAIT_MS): void {
    const count = (this.#failures.get(name)?.count ?? 0) + 1;
    const waitMs = Math.min(FIRST_WAIT_MS * 2 ** (count - 1), longestMs);
    this.#failures.delete(name);
    this.#failures.set(name, { count, until: this.#now() + waitMs });
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > MOST && oldest !== undefined) this.#failures.delete(oldest);
  }

  /** Forgets the failures of work that went well. */
  forget(name: string): void {
    this.#failures.delete(name);
  }

  /** The names of all that failed and has not gone well since. */
  known(): string[] {
    return [...this.#failures.keys()];
  }

  /** The names of what is not to be tried yet. */
  waiting(): string[] {
    const now = this.#now();
    return [...this.#failures].flatMap(([name, { until }]) => (until > now ? [name] : []));
  }
}

/** An error may be among its own causes. */
const MOST_CAUSES = 16;

/** A constraint, the data themselves or a trigger: the row is at fault, and the next one may be fine. */
const OF_ONE_ROW = /^(?:22|23|P0)/;

function codeOfOne(error: Error): FailureCode | null {
  const kind = classifyFailure(error);
  if (kind !== 'broken') return 'timeout';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (isPostgresAnswer(error)) return OF_ONE_ROW.test(code) ? null : 'statement_failed';
  return code.startsWith('SQLITE_') && code !== 'SQLITE_CONSTRAINT' ? 'statement_failed' : null;
}

/**
 * Why a worker cannot work, as its error tells; null where the error is about one piece of work, or a provider's. One row
 * that fails for ever, or a provider that is down, must take no server out of the balancer.
 */
export function failureCodeOf(error: unknown): FailureCode | null {
  let isRefusedForNow = false;
  let each = error;
  for (let depth = 0; depth < MOST_CAUSES && each instanceof Error; depth += 1) {
    // Below it stands what made the provider fail.
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
 * Does something for one after the other. What fails is told, and keeps nobody behind it.
 * @throws where it is a bad time for all of them
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
