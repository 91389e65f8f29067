import type { Database } from '../db/connection.ts';
import { presentIn } from '../db/present.ts';
import { runStatement } from '../db/statements/statement.ts';

/** Between two signs of life. */
export const PROCESSES_REST_MS = 5_000;

/** A process that was not seen for so long has ended. */
const ENDED_MS = 3 * PROCESSES_REST_MS;

const FORGOTTEN_MS = 3_600_000;

const NAMED = 'named (id) as materialized (select cast(? as text))';

/** One statement: this process is seen, those that ended long ago are forgotten, the others counted. */
function seenText(present: string): string {
  return `with present (at) as materialized (select ${present}), ${NAMED},
    seen as (
      insert into processes (id, seen_at) select id, at from named, present
      on conflict (id) do update set seen_at = excluded.seen_at
    ),
    forgotten as (delete from processes where seen_at < (select at from present) - ${FORGOTTEN_MS})
    select count(*) as others from processes
    where seen_at > (select at from present) - ${ENDED_MS} and id <> (select id from named)`;
}

/** However many processes there are, each looks as often as this. */
const LONGEST_LOOK_MS = 2_000;

/** How often each of several processes looks for what any of them could do. */
export interface Sharing {
  /** @param ms how often one would look by itself */
  paced(ms: number): number;
}

export const ALONE: Sharing = { paced: (ms) => ms };

/** The processes whose workers work on one PostgreSQL, by its clock. On SQLite there is one. */
export class Processes implements Sharing {
  readonly #database: Database;
  readonly #id: string;
  #count = 1;

  /** @param id of this process, unlike any other */
  constructor(database: Database, id: string) {
    this.#database = database;
    this.#id = id;
  }

  /** As counted last. */
  get count(): number {
    return this.#count;
  }

  paced(ms: number): number {
    return Math.max(ms, Math.min(ms * this.#count, LONGEST_LOOK_MS));
  }

  async round(): Promise<void> {
    const { dialect, notes } = this.#database;
    if (dialect === 'sqlite') return;
    const { sql, bindings } = presentIn(dialect, () => undefined);
    const [row] = await runStatement(notes, seenText(sql), [...bindings, this.#id]);
    this.#count = Number(row?.['others'] ?? 0) + 1;
  }

  /** The others need not wait until it is missed. */
  async leave(): Promise<void> {
    const { dialect, notes } = this.#database;
    if (dialect === 'sqlite') return;
    await runStatement(notes, 'delete from processes where id = ?', [this.#id]);
  }
}
