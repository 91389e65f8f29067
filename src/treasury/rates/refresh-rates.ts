import { providerActor } from '../../identity/actor.ts';
import type { Direction } from '../../money/rate.ts';
import { clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import { callInTime } from '../../provider-seam/port/call-in-time.ts';
import type { ExchangeProvider } from '../../provider-seam/port/provider.ts';
import { platformAlarms } from '../../writes/alarms.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { DIRECTIONS, type RateBook, type RateRefusal, nameOfDirection } from './rate-book.ts';

/** From one reading's start to the next. */
const ROUND_MS = 5_000;

/** The pause after a reading that took so long. */
export function rateRestMs(tookMs: number): number {
  return Math.max(0, ROUND_MS - tookMs);
}

/** How often a standing alarm is repeated. */
const REMINDER_MS = 60_000;

export interface RefresherDependencies {
  readonly exchange: Pick<ExchangeProvider, 'rates' | 'limits'>;
  readonly book: RateBook;
  readonly writeQueue: Pick<WriteQueue, 'submit'>;
  readonly elapsed: () => number;
  readonly onFault: (error: unknown) => void;
}

/** Why a direction has no rate, or that it has one. */
interface Told {
  readonly refusal: RateRefusal | undefined;
  readonly at: number;
}

/**
 * Reads rates into the book; a slow exchange costs freshness and no request's time. A refused direction is an alarm
 * until it has a rate again.
 */
export class RateRefresher {
  readonly #dependencies: RefresherDependencies;
  readonly #told = new Map<string, Told>();
  #attempt = 0;

  constructor(dependencies: RefresherDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Reads once and tells what changed; never throws.
   * @param signal ends the wait for the exchange
   */
  async round(signal: AbortSignal): Promise<void> {
    const { exchange, book, onFault } = this.#dependencies;
    try {
      this.#attempt += 1;
      const { timeoutMs } = exchange.limits;
      book.take(
        await callInTime({ timeoutMs, attempt: this.#attempt, signal }, (call) => exchange.rates(call)),
      );
      this.#attempt = 0;
    } catch (error) {
      if (signal.aborted) return;
      // An old book is an alarm by itself; only the first failure of several is told.
      if (this.#attempt === 1) onFault(error);
    }
    await this.#tell().catch(onFault);
  }

  async #tell(): Promise<void> {
    const { writeQueue, book, elapsed } = this.#dependencies;
    const at = elapsed();
    const isAnyOffered = DIRECTIONS.some((direction) => book.lastAsOf(direction) !== null);
    const changed = DIRECTIONS.map((direction) => {
      // An exchange that has named other rates has no market of it: that is no fault.
      const isOffered = !isAnyOffered || book.lastAsOf(direction) !== null;
      return { direction, refusal: isOffered ? book.refusalOf(direction) : undefined };
    }).filter(({ direction, refusal }) => this.#isNewer(direction, refusal, at));
    if (changed.length === 0) return;
    await writeQueue.submit(
      platformAlarms(providerActor('exchange'), (context) =>
        changed.map(({ direction, refusal }) => {
          const subject = nameOfDirection(direction);
          if (refusal === undefined) return clearAlarm(context, 'rate_stale', subject);
          const facts = { refusal, lastAsOf: book.lastAsOf(direction) };
          return raiseAlarm(context, 'rate_stale', subject, facts);
        }),
      ),
    );
    for (const { direction, refusal } of changed) {
      this.#told.set(nameOfDirection(direction), { refusal, at });
    }
  }

  /** A new process knows no earlier alarm: its first word is news. */
  #isNewer(direction: Direction, refusal: RateRefusal | undefined, at: number): boolean {
    const told = this.#told.get(nameOfDirection(direction));
    if (told?.refusal !== refusal || told === undefined) return true;
    return refusal !== undefined && at - told.at >= REMINDER_MS;
  }
}
