import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/connection.ts';
import { insertRows } from '../../db/statements/rows.ts';
import { type Db, dialectOf, runStatement } from '../../db/statements/statement.ts';
import type { NotedRequest, RequestNotes } from '../../contract/noted-request.ts';
import { orderOf } from '../../lists/condition.ts';
import { firstIdSince } from '../../lists/time-bounds.ts';
import { keep } from './keep.ts';
import { keptRequestsTable, makeTable, type WholeRequest, wholeRequestsTable } from './table.ts';

/** Between two writes: with the time that one takes, a request is seen within two seconds. */
export const KEEPER_REST_MS = 500;

/** Between two writes: so many are kept whatever they are, and as many refusals more. A busy process keeps a sample. */
const MOST_WAITING = 200;

/** Read in turns of the event loop of their own: the replies of a group end in one turn. Beyond, the eldest is read at once. */
const MOST_UNREAD = 20;

/** What is kept of a body, in characters. */
const USUAL_BODY = 16 * 1024;

/** While much waits to be written. */
const BUSY_BODY = 1_024;

/** So many characters that wait are much. */
const MUCH_CHARACTERS = 256 * 1024;

/** In one statement: to write it as text holds the event loop for half a millisecond. */
const STATEMENT_CHARACTERS = 64 * 1024;

const DAY_MS = 86_400_000;

const KEPT_DAYS = 7;

/** Of an account. */
const MOST_KEPT = 20_000;

/** Of an account, of reads that succeeded: whoever polls makes thousands an hour. */
const MOST_READS = 1_000;

/** Between two looks for what is too much or too old. */
const TRIM_MS = 30_000;

/** Between two looks for what is too old in all accounts, which reads all that is kept. */
const PURGE_MS = 3_600_000;

/** As the index has it. */
const ORDER = {
  sqlite: orderOf('sqlite', { table: keptRequestsTable, orderBy: 'id' }),
  postgres: orderOf('postgres', { table: keptRequestsTable, orderBy: 'id' }),
};

/** Asking for them would fill the list with itself. */
const NOT_KEPT: ReadonlySet<string> = new Set(['listRequests', 'getRequest']);

export interface KeeperDependencies {
  readonly database: Pick<Database, 'notes' | 'notesReader'>;
  readonly withBodies: boolean;
  /** Monotonic milliseconds. */
  readonly elapsed: () => number;
  readonly clock: () => number;
}

/** Requests, kept in memory and written together now and then, beside the writes of the service. */
export class RequestKeeper implements RequestNotes {
  readonly #dependencies: KeeperDependencies;
  readonly #unread: NotedRequest[] = [];
  #isReading = false;
  #waiting: WholeRequest[] = [];
  #waitingCharacters = 0;
  #dropped = 0;
  #made: Promise<void> | undefined;
  /** Accounts that may have too many. */
  readonly #grown = new Set<string>();
  #trimmedAt: number;
  #purgedAt: number | null = null;

  constructor(dependencies: KeeperDependencies) {
    this.#dependencies = dependencies;
    this.#trimmedAt = dependencies.elapsed();
  }

  /** How many found no place. */
  get dropped(): number {
    return this.#dropped;
  }

  note(request: NotedRequest): void {
    if (NOT_KEPT.has(request.operationId)) return;
    const isRefusal = request.status === null || request.status >= 400;
    const waiting = this.#waiting.length + this.#unread.length;
    if (waiting >= (isRefusal ? 2 * MOST_WAITING : MOST_WAITING)) {
      this.#dropped += 1;
      return;
    }
    this.#unread.push(request);
    if (this.#unread.length > MOST_UNREAD) this.#readNext();
    if (!this.#isReading) void this.#readAll();
  }

  async #readAll(): Promise<void> {
    this.#isReading = true;
    while (this.#unread.length > 0) {
      await nextTurn();
      this.#readNext();
    }
    this.#isReading = false;
  }

  #readNext(): void {
    const request = this.#unread.shift();
    if (request === undefined) return;
    const kept = keep(request, this.#bodies());
    this.#waiting.push(kept);
    this.#waitingCharacters += charactersOf(kept);
  }

  #bodies(): number {
    if (!this.#dependencies.withBodies) return 0;
    return this.#waitingCharacters < MUCH_CHARACTERS ? USUAL_BODY : BUSY_BODY;
  }

  /** Where they are read, with its tables. */
  async open(): Promise<Db> {
    await this.#writable();
    return this.#dependencies.database.notesReader;
  }

  async #writable(): Promise<Db> {
    const { notes } = this.#dependencies.database;
    this.#made ??= makeTable(notes);
    await this.#made.catch((error: unknown) => {
      this.#made = undefined;
      throw error;
    });
    return notes;
  }

  /** Writes what waits. What cannot be written waits on; what finds no place meanwhile is dropped. */
  async write(): Promise<void> {
    for (let unread = this.#unread.length; unread > 0; unread -= 1) {
      await nextTurn();
      this.#readNext();
    }
    for (let left = this.#waiting.length; left > 0;) {
      const some = firstOf(this.#waiting.slice(0, left));
      await insertRows(await this.#writable(), wholeRequestsTable, some);
      left -= some.length;
      this.#waiting = this.#waiting.slice(some.length);
      for (const kept of some) {
        this.#waitingCharacters -= charactersOf(kept);
        this.#grown.add(kept.tenantId);
      }
    }
    await this.#trim();
  }

  async #trim(): Promise<void> {
    const { elapsed, clock } = this.#dependencies;
    const now = elapsed();
    if (now - this.#trimmedAt < TRIM_MS) return;
    this.#trimmedAt = now;
    const grown = [...this.#grown];
    this.#grown.clear();
    const db = await this.#writable();
    for (const tenantId of grown) {
      await this.#removeBeyond(db, tenantId, 1, MOST_READS);
      await this.#removeBeyond(db, tenantId, 0, MOST_KEPT);
    }
    if (this.#purgedAt !== null && now - this.#purgedAt < PURGE_MS) return;
    this.#purgedAt = now;
    const oldest = firstIdSince('req', clock() - KEPT_DAYS * DAY_MS);
    await runStatement(db, `delete from kept_requests where ${ORDER[dialectOf(db)]} < ?`, [oldest]);
  }

  /** All that are older than an account's newest. */
  async #removeBeyond(db: Db, tenantId: string, isRead: number, most: number): Promise<void> {
    const order = ORDER[dialectOf(db)];
    const own = 'from kept_requests where tenant_id = ? and is_read = ?';
    const newest = `select id ${own} order by ${order} desc limit 1 offset ?`;
    const [last] = await runStatement(db, newest, [tenantId, isRead, most]);
    if (last !== undefined)
      await runStatement(db, `delete ${own} and ${order} <= ?`, [tenantId, isRead, String(last['id'])]);
  }
}

function charactersOf({ requestBody, responseBody }: WholeRequest): number {
  return (requestBody?.length ?? 0) + (responseBody?.length ?? 0);
}

/** As many as one statement takes, at least one. */
function firstOf(requests: readonly WholeRequest[]): WholeRequest[] {
  let characters = 0;
  const end = requests.findIndex((kept, at) => {
    characters += charactersOf(kept);
    return at > 0 && characters > STATEMENT_CHARACTERS;
  });
  return requests.slice(0, end === -1 ? requests.length : end);
}

/** Undefined if nothing is to be kept. */
export function createKeeper(
  { requestLog }: Pick<Config, 'requestLog'>,
  parts: Omit<KeeperDependencies, 'withBodies'>,
): RequestKeeper | undefined {
  return requestLog === 'off'
    ? undefined
    : new RequestKeeper({ ...parts, withBodies: requestLog === 'bodies' });
}
