import { CLOCK } from '../actor.ts';
import type { Moment, SharedClock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { readPresent } from '../db/present.ts';
import { removeRow } from '../db/row-effect.ts';
import { mapRows, selectList, type RowMatch } from '../db/rows.ts';
import { columnName, type Table } from '../db/table.ts';
import { addressClaimsTable, type AddressClaim } from '../flows/people/address-claim.ts';
import { guessCountersTable, type GuessCounter } from '../flows/people/guess-counter.ts';
import { lockOfCounter, personLocks } from '../flows/people/locks-of-rows.ts';
import { personLock } from '../flows/people/person-lock.ts';
import { recoveryLinksTable } from '../flows/people/recovery-link.ts';
import { pendingSessionsTable, sessionsTable } from '../flows/people/session.ts';
import { mailsTable, type Mail } from '../outbox/mail.ts';
import type { Sealer } from '../sealing/sealer.ts';
import type { Lane } from '../writes/lane.ts';
import { need, type OwnLock, type TenantlessWrite } from '../writes/write.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** From the end of one look to the beginning of the next. */
export const TIDY_REST_MS = 10 * MINUTE_MS;

/** Rows that one step removes. */
const STEP_ROWS = 100;

/** What tidying works with. */
export interface TidyDependencies {
  readonly database: Database;
  readonly lane: Pick<Lane, 'submit'>;
  readonly clock: SharedClock;
  /** Opens the names of the locks that counters stand under. */
  readonly sealer: Pick<Sealer, 'open'>;
}

/** Some rows of a table that nobody will look for any more, the oldest first. */
interface Past<Row extends object> {
  readonly table: Table<Row>;
  /** The field of the moment that says so, which has an index. */
  readonly moment: keyof Row & string;
  /** How long a row is kept after that moment. */
  readonly keptMs: number;
  /** What must hold besides, in SQL and of a row. */
  readonly where?: { readonly sql: string; readonly isMet: (row: Row) => boolean };
  /** The locks that rows stand under; undefined for a row whose owner is not there. */
  readonly locks: (rows: readonly Row[]) => Promise<readonly (OwnLock | undefined)[]>;
}

function isPast<Row extends object>(row: Row, { moment, keptMs, where }: Past<Row>, now: Moment): boolean {
  return (row[moment] as Moment) < now - keptMs && (where?.isMet(row) ?? true);
}

/** Removes a row that is still past use, which its own lock says; answers whether it was. */
function removeRowPast<Row extends object>(
  past: Past<Row>,
  row: Row,
  lock: OwnLock,
  now: Moment,
): TenantlessWrite<boolean> {
  const { table } = past;
  const key = Object.fromEntries(table.key.map((name) => [name, row[name]])) as RowMatch<Row>;
  return {
    lock,
    actor: CLOCK,
    claimed: false,
    needs: () => [need(table, key)],
    decide: (loaded) => {
      const current = loaded.find(table, key);
      const isOver = current !== undefined && isPast(current, past, now);
      return { reply: isOver, effects: isOver ? [removeRow(table, current)] : [] };
    },
  };
}

/** Removes some rows of a table; answers whether there may be more of them. */
async function removeSome<Row extends object>(
  { database, lane }: TidyDependencies,
  past: Past<Row>,
  now: Moment,
): Promise<boolean> {
  const { table, moment, keptMs, where } = past;
  const query = database
    .reader(table.name)
    .select(database.reader.raw(selectList(table)))
    .where(columnName(moment), '<', now - keptMs)
    .whereRaw(where?.sql ?? 'true')
    .orderBy(columnName(moment))
    .limit(STEP_ROWS);
  const rows = await mapRows(table, query);
  const locks = rows.length === 0 ? [] : await past.locks(rows);
  const removed = await Promise.all(
    rows.map((row, index) => lane.submit(removeRowPast(past, row, locks[index] ?? 'platform', now))),
  );
  // Where none of them is past use after all, the same would be found again.
  return rows.length === STEP_ROWS && removed.includes(true);
}

async function removePast<Row extends object>(
  dependencies: TidyDependencies,
  past: Past<Row>,
  now: Moment,
): Promise<void> {
  let mayBeMore = true;
  while (mayBeMore) mayBeMore = await removeSome(dependencies, past, now);
}

/** Mail that waits to be sent is never past use. */
const SENT = { sql: `status <> 'queued'`, isMet: ({ status }: Mail): boolean => status !== 'queued' };

/**
 * Removes what is past use of people: sessions that have ended by time, links and guesses of long ago, and mail after seven days.
 * Each row is looked at again under its own lock: it may have been written since it was found.
 */
export async function tidyPeople(dependencies: TidyDependencies): Promise<void> {
  const { database, clock, sealer } = dependencies;
  const now = await readPresent(database.reader, database.dialect, clock);
  const ofUsers = (rows: readonly { readonly userId: string }[]) => personLocks(database.reader, rows);
  const ended = { moment: 'expiresAt', keptMs: 0, locks: ofUsers } as const;
  await removePast(dependencies, { table: sessionsTable, ...ended }, now);
  await removePast(dependencies, { table: pendingSessionsTable, ...ended }, now);
  const counters: Past<GuessCounter> = {
    table: guessCountersTable,
    moment: 'updatedAt',
    keptMs: 2 * DAY_MS,
    locks: (rows) => Promise.resolve(rows.map((row) => lockOfCounter(row, sealer))),
  };
  await removePast(dependencies, counters, now);
  // Until then a used link says that it was used.
  await removePast(dependencies, { table: recoveryLinksTable, ...ended, keptMs: 30 * DAY_MS }, now);
  const claims: Past<AddressClaim> = {
    table: addressClaimsTable,
    moment: 'claimedAt',
    keptMs: DAY_MS,
    locks: (rows) => Promise.resolve(rows.map(({ email }) => personLock(email))),
  };
  await removePast(dependencies, claims, now);
  const mails: Past<Mail> = {
    table: mailsTable,
    moment: 'createdAt',
    keptMs: 7 * DAY_MS,
    where: SENT,
    locks: (rows) => Promise.resolve(rows.map(({ id }) => `mail:${id}` as const)),
  };
  await removePast(dependencies, mails, now);
}
