import type { RequestOf } from '../../contract/operation-types.ts';
import { fromStored, selectList, selectMatching } from '../../db/statements/rows.ts';
import { type Db, runStatement } from '../../db/statements/statement.ts';
import { ApiError } from '../../errors/api-error.ts';
import { walletsTable } from '../../ledger/wallet.ts';
import { type Condition, allOf, condition, DEFAULT_LIMIT } from '../../lists/condition.ts';
import type { CursorScope, CursorSigner } from '../../lists/cursor.ts';
import { targetOf } from '../../lists/list-page.ts';
import { type EventRow, eventsTable } from '../../outbox/event.ts';
import { newestPurgedEventsTable } from './table.ts';

/** So many events are looked at for a page, whether they fit its filters or not. */
const MOST_LOOKED_AT = 1_000;

export type FollowQuery = RequestOf<'listEvents'>['query'];

/** Oldest first. */
export interface FollowedPage {
  readonly rows: readonly EventRow[];
  readonly hasMore: boolean;
  /** Behind the last event that was looked at. */
  readonly nextCursor: string;
  /** A relative reference to the next page. */
  readonly target: string;
}

function gap(): ApiError {
  return new ApiError('invalid_state', {
    message:
      'Events behind this place may no longer be kept. Read the records that you follow, and go on with `after=now`.',
  });
}

/** Cursors of this direction are not those of the list that is newest first. */
function scopeOf(
  tenantId: string,
  { after: _after, cursor: _cursor, limit: _limit, ...filters }: FollowQuery,
): CursorScope {
  return { tenantId, operationId: 'listEvents oldest first', filters };
}

/** The number behind which a cursor continues; undefined if it belongs to the list that is newest first. */
export function placeOfCursor(
  cursors: CursorSigner,
  tenantId: string,
  query: FollowQuery,
): number | undefined {
  if (query.cursor === undefined) return undefined;
  try {
    return Number(cursors.read(scopeOf(tenantId, query), query.cursor));
  } catch (error) {
    const isOther = error instanceof ApiError && error.code === 'invalid_cursor' && query.after === undefined;
    if (isOther) return undefined;
    throw error;
  }
}

async function newestNumber(db: Db, tenantId: string): Promise<number> {
  const [wallet] = await selectMatching(db, walletsTable, [{ tenantId }]);
  return wallet?.eventSeq ?? 0;
}

/** The lowest number behind a place that is still listed. */
async function nextListed(db: Db, tenantId: string, place: number): Promise<number | undefined> {
  const sql = 'select seq from events where tenant_id = ? and seq > ? order by seq limit 1';
  const [row] = await runStatement(db, sql, [tenantId, place]);
  return row === undefined ? undefined : Number(row['seq']);
}

/**
 * The number that `after` names.
 * @throws ApiError invalid_state for an event that is neither listed nor the newest that was purged
 */
export async function placeAfter(db: Db, tenantId: string, after: string): Promise<number> {
  if (after === 'now') return newestNumber(db, tenantId);
  if (after === 'oldest')
    return ((await nextListed(db, tenantId, 0)) ?? (await newestNumber(db, tenantId)) + 1) - 1;
  const [event] = await selectMatching(db, eventsTable, [{ id: after, tenantId }]);
  if (event !== undefined) return event.seq;
  const [purged] = await selectMatching(db, newestPurgedEventsTable, [{ tenantId }]);
  if (purged?.eventId === after) return purged.seq;
  throw gap();
}

/**
 * Behind a place, oldest first. What is committed meanwhile is left to the next page: a number never appears behind one
 * that is visible.
 * @throws ApiError invalid_state if what follows the place was purged
 */
export async function followedPage(
  db: Db,
  tenantId: string,
  query: FollowQuery,
  {
    place,
    fits,
    cursors,
  }: { readonly place: number; readonly fits: readonly Condition[]; readonly cursors: CursorSigner },
): Promise<FollowedPage> {
  const { limit = DEFAULT_LIMIT, after: _after, ...repeated } = query;
  const newest = await newestNumber(db, tenantId);
  const bound = Math.min(newest, place + MOST_LOOKED_AT);
  const where = allOf([
    condition('events.tenant_id = ? and events.seq > ? and events.seq <= ?', tenantId, place, bound),
    ...fits,
  ]);
  const sql = `select ${selectList(eventsTable)} from events where ${where.sql} order by events.seq limit ?`;
  const stored = await runStatement(db, sql, [...where.bindings, limit]);
  const rows = stored.map((row) => fromStored(eventsTable, row));
  // Afterwards, since events may be purged between the two.
  const next = await nextListed(db, tenantId, place);
  if (place < newest && next !== place + 1) throw gap();
  const reached = rows.length === limit ? (rows.at(-1)?.seq ?? bound) : Math.max(bound, place);
  const nextCursor = cursors.sign(scopeOf(tenantId, query), String(reached));
  return {
    rows,
    hasMore: reached < newest,
    nextCursor,
    target: targetOf('/v1/events', { limit, ...repeated }, nextCursor),
  };
}
