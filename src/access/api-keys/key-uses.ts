import { CLOCK } from '../../identity/actor.ts';
import type { Clock, Moment } from '../../calendar/clock.ts';
import { saveRow } from '../../db/statements/table.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import type { TenantlessWrite } from '../../writes/write.ts';
import type { ApiKey } from './table.ts';
import { keyUseNeed, keyUsesTable, type KeyUse } from './table.ts';

/** How often it is looked for what to write down: the first use of a key shows after that. */
export const KEY_USE_REST_MS = 1_000;

/** A key that is used again and again is written down so often. */
const AGAIN_MS = 50_000;

/** So many keys are written at once. */
const AT_ONCE = 200;

/** A use of a key, and what of it is written down. */
interface Noted extends KeyUse {
  readonly isWritten: boolean;
  /** When it was written last; null where it was not. */
  readonly writtenAt: Moment | null;
}

/** Writes uses down; one that another process has seen later stays. */
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

/**
 * When keys are used. A request notes its use in memory alone; now and then what has come together is written down. A process
 * that is killed loses what it had not written.
 */
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

  /** A key is used. */
  note({ id: keyId, tenantId }: Pick<ApiKey, 'id' | 'tenantId'>): void {
    const writtenAt = this.#noted.get(keyId)?.writtenAt ?? null;
    this.#noted.set(keyId, { keyId, tenantId, usedAt: this.#clock(), isWritten: false, writtenAt });
  }

  /** Writes down the first uses of keys, and what is to be written again. @param all whatever is not written yet */
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
