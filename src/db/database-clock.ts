import { systemClock, type Clock, type Moment } from '../calendar/clock.ts';
import type { Database } from './connection.ts';
import { readPresent } from './present.ts';

/** From here on a process goes by the database's clock instead of its own. */
const DIFFERS_MS = 2_000;

/** From here on the process is not ready. */
const UNUSABLE_MS = 30_000;

/** A slower answer says too little. */
const SLOW_MS = 1_000;

/**
 * The present for a process: its own clock, or that of PostgreSQL where the two differ by more than two seconds, since
 * processes share it and it dates what they write. SQLite has no other clock.
 */
export class DatabaseClock {
  readonly #database: Database;
  readonly #own: Clock;
  #differenceMs = 0;

  private constructor(database: Database, own: Clock) {
    this.#database = database;
    this.#own = own;
  }

  static async measured(database: Database, own: Clock = systemClock): Promise<DatabaseClock> {
    const clock = new DatabaseClock(database, own);
    await clock.measure();
    return clock;
  }

  readonly now = (): Moment => (this.differs ? this.#own() - this.#differenceMs : this.#own());

  /** How far this process's clock is ahead, negative if it is behind, as measured last. */
  get differenceMs(): number {
    return this.#differenceMs;
  }

  get differs(): boolean {
    return Math.abs(this.#differenceMs) > DIFFERS_MS;
  }

  get isUnusable(): boolean {
    return Math.abs(this.#differenceMs) > UNUSABLE_MS;
  }

  async measure(): Promise<void> {
    const { reader, dialect } = this.#database;
    if (dialect === 'sqlite') return;
    const before = this.#own();
    const present = await readPresent(reader, dialect, () => undefined);
    const took = this.#own() - before;
    if (took < 0 || took > SLOW_MS) return;
    this.#differenceMs = Math.round(before + took / 2 - present);
  }
}
