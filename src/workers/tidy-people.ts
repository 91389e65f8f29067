import { CLOCK } from '../actor.ts';
import type { Moment, SharedClock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { readPresent } from '../db/present.ts';
import { removeRow } from '../db/row-effect.ts';
import { mapRows, selectList } from '../db/rows.ts';
import type { Table } from '../db/table.ts';
import { addressClaimsTable } from '../flows/people/address-claim.ts';
import { guessCountersTable } from '../flows/people/guess-counter.ts';
import { recoveryLinksTable } from '../flows/people/recovery-link.ts';
import { pendingSessionsTable, sessionsTable } from '../flows/people/session.ts';
import { mailsTable } from '../outbox/mail.ts';
import type { Lane } from '../writes/lane.ts';
import type { TenantlessEffect } from '../writes/write.ts';

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
}

/** Some rows of a table that nobody will look for any more, the oldest first. */
interface Past<Row extends object> {
  readonly table: Table<Row>;
  /** The column of the moment that says so, by an index. */
  readonly column: string;
  /** How long a row is kept after that moment. */
  readonly keptMs: number;
  /** The condition beside it. */
  readonly where?: string;
}

async function removePast<Row extends object>(
  { database, lane }: TidyDependencies,
  { table, column, keptMs, where = 'true' }: Past<Row>,
  now: Moment,
): Promise<void> {
  let found = STEP_ROWS;
  while (found === STEP_ROWS) {
    const query = database
      .reader(table.name)
      .select(database.reader.raw(selectList(table)))
      .where(column, '<', now - keptMs)
      .whereRaw(where)
      .orderBy(column)
      .limit(STEP_ROWS);
    const rows = await mapRows(table, query);
    found = rows.length;
    const effects: TenantlessEffect[] = rows.map((row) => removeRow(table, row));
    if (found > 0) {
      await lane.submit({
        lock: 'platform',
        actor: CLOCK,
        claimed: false,
        needs: () => [],
        decide: () => ({ reply: null, effects }),
      });
    }
  }
}

/**
 * Removes what is past use of people: sessions that have ended by time, links and guesses of long ago, and mail after seven days.
 * None of it is written any more by anybody, so that it needs no other lock than whoever tidies.
 */
export async function tidyPeople(dependencies: TidyDependencies): Promise<void> {
  const { database, clock } = dependencies;
  const now = await readPresent(database.reader, database.dialect, clock);
  await removePast(dependencies, { table: sessionsTable, column: 'expires_at', keptMs: 0 }, now);
  await removePast(dependencies, { table: pendingSessionsTable, column: 'expires_at', keptMs: 0 }, now);
  await removePast(
    dependencies,
    { table: guessCountersTable, column: 'updated_at', keptMs: 2 * DAY_MS },
    now,
  );
  // Until then a used link says that it was used.
  await removePast(
    dependencies,
    { table: recoveryLinksTable, column: 'expires_at', keptMs: 30 * DAY_MS },
    now,
  );
  const claims = { table: addressClaimsTable, column: 'claimed_at', keptMs: DAY_MS };
  await removePast(dependencies, claims, now);
  const mails = { table: mailsTable, column: 'created_at', keptMs: 7 * DAY_MS, where: `status <> 'queued'` };
  await removePast(dependencies, mails, now);
}
