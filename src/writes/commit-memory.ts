import { LRUCache } from 'lru-cache';
import type { Clock, Moment } from '../calendar/clock.ts';
import type { WriteQueue } from './write-queue.ts';

const REMEMBERED_MS = 1_000;

const MOST_REMEMBERED = 1_000;

export interface CommitMemoryTerms {
  /** Names of tables whose changes end what is remembered. */
  readonly tables: readonly string[];
  readonly clock: Clock;
  readonly writeQueue: Pick<WriteQueue, 'onCommit' | 'isShared'>;
}

/** What was read, for a second at most, until a commit may have changed it; beside other processes nothing. */
export class CommitMemory<Value extends object> {
  readonly #terms: CommitMemoryTerms;
  readonly #remembered = new LRUCache<string, { readonly value: Value; readonly since: Moment }>({
    max: MOST_REMEMBERED,
  });
  #changes = 0;

  constructor(terms: CommitMemoryTerms) {
    this.#terms = terms;
    terms.writeQueue.onCommit((changed) => {
      if (!terms.tables.some((name) => changed.has(name))) return;
      this.#changes += 1;
      this.#remembered.clear();
    });
  }

  get(key: string): Value | undefined {
    const known = this.#remembered.get(key);
    if (known === undefined || this.#terms.writeQueue.isShared) return undefined;
    return Math.abs(this.#terms.clock() - known.since) < REMEMBERED_MS ? known.value : undefined;
  }

  /** Reads, and remembers what is found unless a commit that may have ended it fell in between. */
  async read<Found extends Value | undefined>(key: string, find: () => Promise<Found>): Promise<Found> {
    const [before, since] = [this.#changes, this.#terms.clock()];
    const value = await find();
    if (value !== undefined && this.#changes === before) this.#remembered.set(key, { value, since });
    return value;
  }
}
