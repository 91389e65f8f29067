import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import type { Dialect } from '../db/statements/statement.ts';
import { runStatement } from '../db/statements/statement.ts';
import { CountedCopy } from '../testing/databases/counted-copy.ts';
import { measureReads, type TableRead } from '../testing/databases/measure-reads.ts';
import { runAsAdministrator } from '../testing/databases/postgres-administration.ts';
import { statementsOf, type RunStatement } from '../testing/databases/rows-read.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { LIST_IDS, pathOfList, type ListId } from '../testing/server/every-list.ts';
import { startTestService, type TestService } from '../testing/server/test-service.ts';
import { listCases, type ListCase } from '../testing/worlds/list-cases.ts';
import { makeSkewedLists, type SkewedLists } from '../testing/worlds/skewed-lists.ts';
import { activityPage } from '../access/activity/page.ts';
import { createCursorSigner } from './cursor.ts';

/** So many that whatever reads them all stands out. */
const ROWS = 3_000;

const LIMIT = 10;

/** Four pages, each with the row that tells whether there are more. */
const MOST_ROWS = 4 * (LIMIT + 1);

/** On SQLite, which counts no rows: to pass over one row takes two steps at the least. */
const MOST_STEPS = 2 * ROWS;

/** Steps of SQLite for each row of a part of an index that is read whole. */
const STEPS_A_ROW = 100;

/** The console's list of who did what in an account, which the contract does not have. */
const AUDIT = 'listAuditEvents';

/** Filters that are looked for on the way through a part of an index that begins with the tenant, or with a record of it (decision 56). */
const WIDE: Readonly<Partial<Record<ListId | typeof AUDIT, readonly (readonly string[])[]>>> = {
  // Whether many operations have the status is counted first.
  listTransactions: [['status']],
  listRevenueReport: [['from'], ['to']],
  listEvents: [['type'], ['objectId']],
  listActivity: [['type']],
  listAuditEvents: [['type'], ['actorId']],
  listSubscriptionDeliveries: [['eventType']],
  listWebhookDeliveries: [['eventType']],
  listTransfers: [['status', 'direction']],
  listPaymentRoutes: [['status', 'direction']],
};

interface Asked extends ListCase {
  readonly id: ListId | typeof AUDIT;
  readonly statements: readonly RunStatement[];
  /** How many items the page has. */
  readonly shown: number;
}

/** The epochs are looked at once a second, whatever is asked. */
const isRead = ({ sql }: RunStatement): boolean =>
  /^\s*(select|with)\b/.test(sql) && !sql.includes('from epochs');

/** Asks a list, and answers the statements that it was read by. */
async function ask(service: TestService, id: ListId, each: ListCase): Promise<Asked> {
  const query = new URLSearchParams({ limit: String(LIMIT), ...each.filters }).toString();
  let shown = 0;
  const statements = await statementsOf(service.database, async () => {
    const reply = await each.owner.tenant.request('GET', `${pathOfList(id, each.owner.records)}?${query}`);
    expect(reply.status, `${id} ${query} ${reply.text}`).toBe(200);
    shown = (reply.body['data'] as unknown[]).length;
  });
  return { ...each, id, shown, statements: statements.filter(isRead) };
}

/** Reads the console's list as its handler does. */
async function askAudit({ database, clock }: TestService, each: ListCase): Promise<Asked> {
  const { clientId: tenantId } = each.owner.tenant;
  const description = { operationId: AUDIT, path: '/console/api/audit-events', tenantId, isFeed: false };
  let shown = 0;
  const statements = await statementsOf(database, async () => {
    const query = { limit: LIMIT, ...each.filters };
    const cursors = createCursorSigner('not needed for a first page');
    shown = (await activityPage(database.reader, description, query, cursors, clock())).rows.length;
  });
  return { ...each, id: AUDIT, shown, statements: statements.filter(isRead) };
}

/** The questions to the feed, and its pairs with an actor. */
function auditCases(lists: SkewedLists): ListCase[] {
  const feed = listCases('listActivity', lists, ROWS);
  const ofActor = ['operator', 'usr_none'].flatMap((actorId) =>
    feed
      .filter(({ filters }) => Object.keys(filters).length < 2)
      .map((each) => ({
        ...each,
        label: `actorId=${actorId} ${each.label}`.trim(),
        filters: { ...each.filters, actorId },
      })),
  );
  return [...feed, ...ofActor];
}

const isWide = ({ id, filters }: Asked): boolean =>
  (WIDE[id] ?? []).some((names) => names.every((name) => name in filters));

/** A part of an index that holds rows of one tenant alone: all rows of the tenant, of a record of it, or one row. */
const OF_ONE = /\b(\w*id|hash) ?= ?/;

/** What is wrong with how a list was read. */
function faultsOf(each: Asked, reads: readonly TableRead[]): string[] {
  const name = `${each.id} of the ${each.who} tenant with ${each.label}`;
  const boundless = reads.filter(
    ({ index, bounds, rows }) =>
      // A table of fewer rows than a page may be read whole.
      (rows === null || rows > (index === null ? LIMIT : 0)) && !OF_ONE.test(bounds),
  );
  const faults = boundless.map(
    ({ table, index, bounds }) => `${name} reads ${table} by ${String(index)} (${bounds})`,
  );
  const rows = reads
    .filter(({ index, isByKey }) => index !== null && !isByKey)
    .reduce((sum, read) => sum + (read.rows ?? 0), 0);
  return rows <= MOST_ROWS || isWide(each) ? faults : [...faults, `${name} reads ${rows} rows`];
}

/** A filter before a subquery's rows, which newer versions of SQLite make: no row more is read for it, and no other index. */
const withoutBlooms = (plan: readonly string[]): string =>
  plan.filter((step) => step !== 'CREATE BLOOM FILTER').join('; ');

/** What is wrong with how many steps SQLite takes for a list. */
function faultsOfSteps(each: Asked, copy: CountedCopy): string[] {
  const name = `${each.id} of the ${each.who} tenant with ${each.label}`;
  const steps = each.statements.reduce((sum, statement) => sum + copy.stepsOf(statement), 0);
  const most = isWide(each) ? STEPS_A_ROW * ROWS : MOST_STEPS;
  return steps <= most ? [] : [`${name} takes ${steps} steps`];
}

/** Where the copy reads otherwise than the service's own driver: a plan is the same whatever the values are. */
async function otherPlans(
  asked: readonly Asked[],
  copy: CountedCopy,
  { reader }: Database,
): Promise<string[]> {
  const bySql = new Map(asked.flatMap(({ statements }) => statements).map((each) => [each.sql, each]));
  const faults: string[] = [];
  for (const statement of bySql.values()) {
    const { sql, bindings } = statement;
    const plan = await runStatement(reader, `explain query plan ${sql}`, bindings as never);
    const own = withoutBlooms(plan.map(({ detail }) => String(detail)));
    const copied = withoutBlooms(copy.planOf(statement));
    if (own !== copied) faults.push(`${copied} instead of ${own}: ${sql}`);
  }
  return faults;
}

/** How the statistics of a database come to be as they are, one after the other. */
const STATES: Readonly<Record<Dialect, readonly (readonly [state: string, statement: string | null])[]>> = {
  sqlite: [
    ['never analyzed', null],
    ['analyzed', 'analyze'],
  ],
  postgres: [
    ['never analyzed', null],
    [
      'vacuumed while empty',
      `update pg_class set reltuples = 0, relpages = 0 where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace`,
    ],
    // To make indexes, as a restore does, counts the rows of tables and tells nothing of their values.
    ['restored without statistics', 'reindex schema public'],
    ['grown and analyzed', 'analyze'],
  ],
};

/** Keeps a database's statistics as the test makes them. */
const STILL = `do $$ declare t name; begin
  for t in select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
    execute format('alter table %I set (autovacuum_enabled = off)', t);
  end loop; end $$`;

async function setUp({ dialect, writer }: Database, url: string, statement: string): Promise<void> {
  // Without the bounds of a server's statements: the machine may be busy.
  if (dialect === 'postgres') await runAsAdministrator(url, statement);
  else await writer.raw(statement);
}

describe.each<Dialect>(['sqlite', 'postgres'])('on %s', (dialect) => {
  let made: TestDatabase;
  let service: TestService;
  const asked: Asked[] = [];

  beforeAll(async () => {
    made = await createTestDatabase(dialect);
    if (dialect === 'postgres') await runAsAdministrator(made.url, STILL);
    service = await startTestService(made.url, { CORRIDOR_CONTRACT_GUARD: 'off' });
    const lists = await makeSkewedLists(service, ROWS);
    for (const id of LIST_IDS) {
      for (const each of listCases(id, lists, ROWS)) asked.push(await ask(service, id, each));
    }
    for (const each of auditCases(lists)) asked.push(await askAudit(service, each));
  }, 240_000);

  afterAll(async () => {
    await service.close();
    await made.remove();
  });

  it('finds what stands in its order and within the moments asked for', () => {
    const cut = asked.filter(
      ({ who, filters }) => who === 'large' && /^(from|to)$/.test(Object.keys(filters).join()),
    );
    const full = cut.filter(({ shown }) => shown === LIMIT).map(({ id }) => id);
    const all = [...LIST_IDS, AUDIT];
    // One in two of these questions has few rows.
    expect([...new Set(full)]).toEqual(all);
    for (const id of all) expect(full.filter((each) => each === id).length, id).toBeGreaterThan(1);
  });

  it.each(STATES[dialect])(
    'every list reads few rows by each filter and each two, and none of another tenant: %s',
    async (_state, statement) => {
      if (statement !== null) await setUp(service.database, made.url, statement);
      const faults: string[] = [];
      const copy = dialect === 'sqlite' ? await CountedCopy.of(service.database) : undefined;
      for (const each of asked) {
        const reads: TableRead[] = [];
        for (const one of each.statements) reads.push(...(await measureReads(service.database, one)));
        faults.push(...faultsOf(each, reads));
        if (copy !== undefined) faults.push(...faultsOfSteps(each, copy));
      }
      if (copy !== undefined) faults.push(...(await otherPlans(asked, copy, service.database)));
      copy?.close();
      expect(faults).toEqual([]);
    },
    120_000,
  );
});
