import { CLOCK } from '../../identity/actor.ts';
import type { Clock, Moment } from '../../calendar/clock.ts';
import { saveRow } from '../../db/statements/table.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import type { TenantlessWrite } from '../../writes/write.ts';
import type { ApiKey } from './table.ts';
import { keyUseNeed, keyUsesTable, type KeyUse } from './table.ts';

/** Pause between writes: a first use shows after it. */
export const KEY_USE_REST_MS = 1_000;

/** A key in use is written again after so long. */
const AGAIN_MS = 50_000;

/** Keys per write. */
const AT_ONCE = 200;

interface Noted extends KeyUse {
  readonly isWritten: boolean;
  /** Null if never written. */
  readonly writtenAt: Moment | null;
}

/** A later use seen by another process stays. */
function writeUses(uses: readonly KeyUse[]): TenantlessWrite<null> {
  return {
    lock: 'key_uses',
    actor: CLOCK,
    claimed: false,
    needs: () => uses.map(({ keyId }) => keyUseNeed(keyId)),
    decide: (loaded) => ({
      reply: null,
      effects: uses.flatMap(({ keyId, tenantId, usedAt }) => {
        const before = loaded.find(keyUsesTable, { keyId });
        if (before !== undefined && before.usedAt >= usedAt) return [];
        return [saveRow(keyUsesTable, { keyId, tenantId, usedAt })];
      }),
    }),
  };
}

/** Uses of keys, kept in memory and written together now and then. A killed process loses what it had not written. */
export class KeyUses {
  readonly #writeQueue: Pick<WriteQueue, 'submit'>;
  readonly #clock: Clock;
  readonly #noted = new Map<string, Noted>();

  constructor({
    writeQueue,
    clock,
  }: {
    readonly writeQueue: Pick<WriteQueue, 'submit'>;
    readonly clock: Clock;
  }) {
    this.#writeQueue = writeQueue;
    this.#clock = clock;
  }

  /** Records a use. */
  note({ id: keyId, tenantId }: Pick<ApiKey, 'id' | 'tenantId'>): void {
    const writtenAt = this.#noted.get(keyId)?.writtenAt ?? null;
    this.#noted.set(keyId, { keyId, tenantId, usedAt: this.#clock(), isWritten: false, writtenAt });
  }

  /**
   * Writes first uses, and uses that are due again.
   * @param all everything not yet written
   */
  async write(all = false): Promise<void> {
    const now = this.#clock();
    const isOld = ({ writtenAt }: Noted): boolean => writtenAt === null || now - writtenAt >= AGAIN_MS;
    const due: Noted[] = [];
    for (const noted of this.#noted.values()) {
      if (!noted.isWritten && (all || isOld(noted))) due.push(noted);
      else if (noted.isWritten && isOld(noted)) this.#noted.delete(noted.keyId);
    }
    for (let first = 0; first < due.length; first += AT_ONCE) {
      const some = due.slice(first, first + AT_ONCE);
      await this.#writeQueue.submit(writeUses(some));
      for (const written of some) {
        const isLast = this.#noted.get(written.keyId)?.usedAt === written.usedAt;
        const noted = this.#noted.get(written.keyId) ?? written;
        this.#noted.set(written.keyId, { ...noted, isWritten: isLast, writtenAt: now });
      }
    }
  }
}
