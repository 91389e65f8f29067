import type { Dialect } from '../../src/db/statements/statement.ts';
import { openDatabases, type Databases } from '../databases.ts';
import type { Finding } from './finding.ts';

export interface GoalEffort {
  readonly rounds: number;
  readonly seconds: number;
  readonly warmUp: number;
  readonly movements: number;
  readonly payouts: number;
  readonly pending: number;
}

export interface Workshop extends GoalEffort {
  readonly before: string;
  readonly databasesOf: (dialect: Dialect) => Promise<Databases>;
  readonly tell: (text: string) => void;
}

export interface Measurement {
  readonly name: string;
  readonly measure: (workshop: Workshop) => Promise<readonly Finding[]>;
}

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
