import { ApiError } from '../errors/api-error.ts';
import type { Moment } from '../calendar/clock.ts';
import { selectWhere } from '../db/statements/rows.ts';
import type { Db } from '../db/statements/statement.ts';
import { type Epoch, epochsTable } from './table.ts';

/** How long a read is relied on. */
const KNOWN_MS = 1_000;

/** Oldest first. */
export async function readEpochs(db: Db): Promise<readonly Epoch[]> {
  return selectWhere(db, epochsTable, 'epoch > 0 order by epoch');
}

/** A process's cache of the epochs: read again on demand, at most once a second. */
export class Epochs {
  readonly #read: () => Promise<readonly Epoch[]>;
  readonly #elapsed: () => number;
  #known: readonly Epoch[];
  #readAt: number;
  #reading: Promise<void> | undefined;

  /** @param known as they were read at the start */
  constructor(
    known: readonly Epoch[],
    read: () => Promise<readonly Epoch[]>,
    elapsed: () => number = () => performance.now(),
  ) {
    this.#known = known;
    this.#read = read;
    this.#elapsed = elapsed;
    this.#readAt = elapsed();
  }

  /** At most a second old while requests come in. */
  get current(): number {
    this.#lookAgain();
    return this.#known.at(-1)?.epoch ?? 1;
  }

  /**
   * Refuses a request for another epoch than the one of at most a second ago.
   * @param named each `Corridor-Epoch` of the request
   * @throws ApiError invalid_request for two, epoch_changed for another; Error if the database cannot be read
   */
  async refuseOther(named: readonly string[]): Promise<void> {
    const [epoch, ...more] = named;
    if (epoch === undefined) return;
    if (more.length > 0) {
      const detail = { in: 'header', path: 'Corridor-Epoch', message: 'must be sent once' } as const;
      throw new ApiError('invalid_request', { details: [detail] });
    }
    await this.#refresh();
    if (epoch !== String(this.current)) throw new ApiError('epoch_changed');
  }

  /** The one in which something was written. @param moment on the server's clock */
  of(moment: Moment): number {
    this.#lookAgain();
    return this.#known.findLast(({ beganAt }) => beganAt <= moment)?.epoch ?? 1;
  }

  #isKnown(): boolean {
    return this.#reading === undefined && this.#elapsed() - this.#readAt < KNOWN_MS;
  }

  #lookAgain(): void {
    if (!this.#isKnown()) void this.#refresh().catch(() => undefined);
  }

  async #refresh(): Promise<void> {
    if (this.#isKnown()) return;
    this.#reading ??= this.#readAgain().finally(() => (this.#reading = undefined));
    await this.#reading;
  }

  async #readAgain(): Promise<void> {
    try {
      this.#known = await this.#read();
    } finally {
      // After a failure too, so that an outage does not cost each request a query.
      this.#readAt = this.#elapsed();
    }
  }
}
