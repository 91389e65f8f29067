import { LRUCache } from 'lru-cache';
import type { AnyOperationId } from '../../contract/operation-types.ts';
import type { Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { CLOCK } from '../../identity/actor.ts';
import type { Write } from '../../writes/write.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { type ApiFault, apiFaultsNeed, apiFaultsTable, isFaulty, takeApiFault } from './table.ts';

/** How soon a process hears of faults that were injected by another. */
const REMEMBERED_MS = 1_000;

const MOST_REMEMBERED = 10_000;

function take(tenantId: string, operationId: AnyOperationId): Write<ApiFault | undefined> {
  return {
    tenantId,
    actor: CLOCK,
    // A fault that is lost with its connection was met.
    claimed: false,
    needs: () => [apiFaultsNeed(tenantId)],
    decide: (loaded) => {
      const { fault, effects } = takeApiFault(loaded, tenantId, operationId);
      return { reply: fault, effects };
    },
  };
}

/** Gives each fault to one call, whichever process answers it. */
export class ApiFaults {
  readonly #database: Database;
  readonly #writeQueue: WriteQueue;
  /** Accounts without faults: they cost no read. */
  readonly #sound = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: REMEMBERED_MS });
  #changes = 0;

  constructor(database: Database, writeQueue: WriteQueue) {
    this.#database = database;
    this.#writeQueue = writeQueue;
    writeQueue.onCommit((tables) => {
      if (!tables.has(apiFaultsTable.name)) return;
      this.#changes += 1;
      this.#sound.clear();
    });
  }

  /** The fault that a call meets, which no other meets; undefined if it meets none. */
  async take(tenantId: string, operationId: AnyOperationId): Promise<ApiFault | undefined> {
    if (this.#sound.has(tenantId) && !this.#writeQueue.isShared) return undefined;
    const before = this.#changes;
    const [row] = await selectMatching(this.#database.reader, apiFaultsTable, [{ tenantId }]);
    if (row !== undefined && isFaulty(row, operationId))
      return this.#writeQueue.submit(take(tenantId, operationId));
    // What was read before a commit may have been changed by it.
    const isEmpty = row === undefined || row.queue.length === 0;
    if (isEmpty && before === this.#changes) this.#sound.set(tenantId, true);
    return undefined;
  }
}
