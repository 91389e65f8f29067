import type { Dialect } from '../../src/db/statements/statement.ts';
import { openDatabases, type Databases } from '../databases.ts';
import type { Finding } from './finding.ts';

/** How much is asked of every measurement. */
export interface GoalEffort {
  readonly rounds: number;
  readonly seconds: number;
  readonly warmUp: number;
  /** Of the large ledger, of the payouts before memory is looked at, and of the work that is pending. */
  readonly movements: number;
  readonly payouts: number;
  readonly pending: number;
}

/** What a measurement has to do with. */
export interface Workshop extends GoalEffort {
  /** The folder of the code that is measured against. */
  readonly before: string;
  readonly databasesOf: (dialect: Dialect) => Promise<Databases>;
  /** Tells what is behind the findings, in Markdown. */
  readonly tell: (text: string) => void;
}

/** Measures once what several goals need. */
export interface Measurement {
  readonly name: string;
  readonly measure: (workshop: Workshop) => Promise<readonly Finding[]>;
}

/** Places for databases, each opened when it is first asked for. */
export class DatabaseRooms {
  readonly #opened = new Map<Dialect, Promise<Databases>>();

  async of(dialect: Dialect): Promise<Databases> {
    const opened = this.#opened.get(dialect) ?? openDatabases(dialect);
    this.#opened.set(dialect, opened);
    return opened;
  }

  async stop(): Promise<void> {
    for (const opened of this.#opened.values()) await (await opened).stop();
    this.#opened.clear();
  }
}
