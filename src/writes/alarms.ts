import type { Clock, Moment } from '../calendar/clock.ts';
import { type Actor, CLOCK } from '../identity/actor.ts';
import { type AlarmEffect, raiseAlarm } from '../outbox/alarm.ts';
import type { SealedPlace } from '../sealing/sealer.ts';
import type { WriteQueue } from './write-queue.ts';
import type { CommonContext, TenantlessWrite } from './write.ts';

/**
 * Alarms that belong to no tenant: of a provider, a stream, an account pool.
 * @param tell decided with the write
 */
export function platformAlarms(
  actor: Actor,
  tell: (context: CommonContext) => readonly AlarmEffect[],
): TenantlessWrite<null> {
  return {
    lock: 'platform',
    actor,
    // A lost commit is made up for by the next look.
    claimed: false,
    needs: () => [],
    decide: (_loaded, context) => ({ reply: null, effects: tell(context) }),
  };
}

/** The pause between two reports of one kind. */
const AGAIN_MS = 60_000;

/** Raises an alarm for texts that no secret of this process opens: one per kind, with the latest row. */
export class UnreadableTeller {
  readonly #clock: Clock;
  readonly #onFault: (error: unknown) => void;
  readonly #told = new Map<string, Moment>();
  #writeQueue: Pick<WriteQueue, 'submit'> | undefined;

  constructor(clock: Clock, onFault: (error: unknown) => void) {
    this.#clock = clock;
    this.#onFault = onFault;
  }

  /** Set later: the write queue itself needs the sealer. */
  by(writeQueue: Pick<WriteQueue, 'submit'>): void {
    this.#writeQueue = writeQueue;
  }

  /** A text that could not be opened. */
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
