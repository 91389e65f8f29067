import type { Moment } from '../calendar/clock.ts';
import { selectWhere } from '../db/statements/rows.ts';
import type { Db } from '../db/statements/statement.ts';
import { type Epoch, epochsTable } from './table.ts';

/** So long a process relies on what it has read of them. */
const KNOWN_MS = 1_000;

/** Oldest first. */
export async function readEpochs(db: Db): Promise<readonly Epoch[]> {
  return selectWhere(db, epochsTable, 'epoch > 0 order by epoch');
}

/** The epochs as a process knows them: looked at again when somebody asks, at most once a second. */
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

  /** As it was known within the last second, or as soon as somebody asked after that. */
  get current(): number {
    this.#lookAgain();
    return this.#known.at(-1)?.epoch ?? 1;
  }

  /**
   * As the database has it now, or had it within the last second.
   * @throws Error where the database cannot be read
   */
  async latest(): Promise<number> {
    await this.#refresh();
    return this.#known.at(-1)?.epoch ?? 1;
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
      // While the database is away too, it is asked once a second and not by every request.
      this.#readAt = this.#elapsed();
    }
  }
}
