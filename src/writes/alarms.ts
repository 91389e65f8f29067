import type { Clock, Moment } from '../calendar/clock.ts';
import { type Actor, CLOCK } from '../identity/actor.ts';
import { type AlarmEffect, raiseAlarm } from '../outbox/alarm.ts';
import type { SealedPlace } from '../sealing/sealer.ts';
import type { WriteQueue } from './write-queue.ts';
import type { CommonContext, TenantlessWrite } from './write.ts';

/**
 * Raises and clears alarms of what belongs to no tenant: a provider, a stream, an account pool.
 * @param tell what to raise and to clear, as of the moment at which the write is decided
 */
export function platformAlarms(
  actor: Actor,
  tell: (context: CommonContext) => readonly AlarmEffect[],
): TenantlessWrite<null> {
  return {
    lock: 'platform',
    actor,
    // What is counted once too often, or not at all, is told again by whoever finds it next.
    claimed: false,
    needs: () => [],
    decide: (_loaded, context) => ({ reply: null, effects: tell(context) }),
  };
}

/** What cannot be read is met again and again: of each kind it is told so often. */
const AGAIN_MS = 60_000;

/** Raises an alarm for what no secret of this process opens: one for each kind of text, with the row that was met last. */
export class UnreadableTeller {
  readonly #clock: Clock;
  readonly #onFault: (error: unknown) => void;
  readonly #told = new Map<string, Moment>();
  #writeQueue: Pick<WriteQueue, 'submit'> | undefined;

  constructor(clock: Clock, onFault: (error: unknown) => void) {
    this.#clock = clock;
    this.#onFault = onFault;
  }

  /** Names the write queue that alarms go through, which itself needs what seals. */
  by(writeQueue: Pick<WriteQueue, 'submit'>): void {
    this.#writeQueue = writeQueue;
  }

  /** Tells of a text that could not be opened. */
  tell({ purpose, rowId }: SealedPlace): void {
    const now = this.#clock();
    const last = this.#told.get(purpose);
    if (last !== undefined && Math.abs(now - last) < AGAIN_MS) return;
    this.#told.set(purpose, now);
    const alarm = platformAlarms(CLOCK, (context) => [
      raiseAlarm(context, 'secret_unreadable', purpose, { row: rowId }),
    ]);
    void this.#writeQueue?.submit(alarm).catch(this.#onFault);
  }
}
