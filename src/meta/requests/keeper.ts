import type { Config } from '../../config/config.ts';
import { insertRows } from '../../db/statements/rows.ts';
import { type Db, dialectOf, listOf, runStatement } from '../../db/statements/statement.ts';
import type { NotedRequest, RequestNotes } from '../../contract/noted-request.ts';
import { orderOf } from '../../lists/condition.ts';
import { firstIdSince } from '../../lists/time-bounds.ts';
import { type Kept, keep } from './keep.ts';
import { makeTables } from './own-file.ts';
import { keptDetailsTable, keptRequestsTable, keptResourcesTable } from './table.ts';

/** Between two writes: with the time that one takes, a request is seen within two seconds. */
export const KEEPER_REST_MS = 500;

/** In memory. */
const MOST_WAITING = 2_000;

/** In one transaction. */
const AT_ONCE = 500;

const DAY_MS = 86_400_000;

const KEPT_DAYS = 7;

/** Of an account. */
const MOST_KEPT = 20_000;

/** Of an account, of reads that succeeded: whoever polls makes thousands an hour. */
const MOST_READS = 1_000;

/** Between two looks for what is too much or too old. */
const TRIM_MS = 30_000;

/** Deleted at once. */
const STEP = 1_000;

/** Asking for them would fill the list with itself. */
const NOT_KEPT: ReadonlySet<string> = new Set(['listRequests', 'getRequest']);

export interface KeeperDependencies {
  readonly db: Db;
  readonly withBodies: boolean;
  /** Monotonic milliseconds. */
  readonly elapsed: () => number;
  readonly clock: () => number;
}

/** Requests, kept in memory and written together now and then, beside the writes of the service. */
export class RequestKeeper implements RequestNotes {
  readonly #dependencies: KeeperDependencies;
  #waiting: Kept[] = [];
  #dropped = 0;
  #made: Promise<void> | undefined;
  /** Accounts that may have too many. */
  readonly #grown = new Set<string>();
  #trimmedAt: number;

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
    if (this.#waiting.length >= MOST_WAITING) this.#dropped += 1;
    else this.#waiting.push(keep(request, this.#dependencies.withBodies));
  }

  /** Where they are read, with its tables. */
  async open(): Promise<Db> {
    const { db } = this.#dependencies;
    this.#made ??= makeTables(db);
    await this.#made.catch((error: unknown) => {
      this.#made = undefined;
      throw error;
    });
    return db;
  }

  /** Writes what waits. What cannot be written waits on; what finds no place meanwhile is dropped. */
  async write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const some = this.#waiting.slice(0, AT_ONCE);
      await this.#insert(some);
      this.#waiting = this.#waiting.slice(some.length);
    }
    await this.#trim();
  }

  async #insert(some: readonly Kept[]): Promise<void> {
    const db = await this.open();
    await db.transaction(async (transaction) => {
      await insertRows(
        transaction,
        keptRequestsTable,
        some.map(({ request }) => request),
      );
      await insertRows(
        transaction,
        keptDetailsTable,
        some.map(({ detail }) => detail),
      );
      await insertRows(
        transaction,
        keptResourcesTable,
        some.flatMap(({ request, resourceIds }) =>
          resourceIds.map((resourceId) => ({
            tenantId: request.tenantId,
            resourceId,
            requestId: request.id,
          })),
        ),
      );
    });
    for (const { request } of some) this.#grown.add(request.tenantId);
  }

  async #trim(): Promise<void> {
    const { elapsed, clock } = this.#dependencies;
    if (elapsed() - this.#trimmedAt < TRIM_MS) return;
    this.#trimmedAt = elapsed();
    const grown = [...this.#grown];
    this.#grown.clear();
    const db = await this.open();
    for (const tenantId of grown) {
      await this.#removeBeyond(db, tenantId, 1, MOST_READS);
      await this.#removeBeyond(db, tenantId, 0, MOST_KEPT);
    }
    const oldest = firstIdSince('req', clock() - KEPT_DAYS * DAY_MS);
    await this.#remove(db, 'select id from kept_requests where id < ? limit ?', [oldest, STEP]);
  }

  /** All that are older than an account's newest. */
  async #removeBeyond(db: Db, tenantId: string, isRead: number, most: number): Promise<void> {
    const own = 'kept_requests where tenant_id = ? and is_read = ?';
    const order = orderOf(dialectOf(db), { table: keptRequestsTable, orderBy: 'id' });
    await this.#remove(db, `select id from ${own} order by ${order} desc limit ? offset ?`, [
      tenantId,
      isRead,
      STEP,
      most,
    ]);
  }

  async #remove(db: Db, found: string, values: readonly (string | number)[]): Promise<void> {
    for (;;) {
      const ids = (await runStatement(db, found, values)).map(({ id }) => String(id));
      if (ids.length === 0) return;
      const these = listOf('?', ids.length);
      await db.transaction(async (transaction) => {
        for (const [table, column] of [
          ['kept_request_resources', 'request_id'],
          ['kept_request_details', 'request_id'],
          ['kept_requests', 'id'],
        ])
          await runStatement(
            transaction,
            `delete from ${table ?? ''} where ${column ?? ''} in (${these})`,
            ids,
          );
      });
      if (ids.length < STEP) return;
    }
  }
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
