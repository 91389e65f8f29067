import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import type { Dialect } from '../db/statements/statement.ts';
import { insertRows } from '../db/statements/rows.ts';
import { OPERATION_STATUSES, operationsTable, type Operation } from '../treasury/operations/table.ts';
import type { Movement } from '../ledger/movement.ts';
import { momentDigits } from '../identity/ids.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { countRowsRead, statementsOf } from '../testing/databases/rows-read.ts';
import {
  movementsOf,
  putMovements,
  randomMovements,
  type RandomMovements,
} from '../testing/worlds/random-movements.ts';
import { beginOperation, getOperation } from '../testing/worlds/test-operation.ts';
import { payoutList } from '../treasury/payouts/reads.ts';
import { haveFew, transactionList } from '../treasury/transactions/reads.ts';
import { createCursorSigner } from './cursor.ts';
import type { ListDescription } from './condition.ts';
import { listPage, type ListQuery } from './list-page.ts';

const RUNS = Number(process.env['CORRIDOR_PROPERTY_RUNS'] ?? 6);

const cursors = createCursorSigner('a secret of the service');

type Parameters = ListQuery & Readonly<Record<string, unknown>>;

type Status = Operation['status'];

const at = (moment: number | undefined): string | undefined =>
  moment === undefined ? undefined : new Date(moment).toISOString();

/** Parameters without those that are not given. */
function given(parameters: Readonly<Record<string, unknown>>): Parameters {
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined));
}

async function walk<Row extends object>(
  { reader }: Database,
  list: ListDescription<Row>,
  tenantId: string,
  parameters: Parameters,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await listPage(reader, list, tenantId, given({ ...parameters, cursor }), cursors);
    rows.push(...page.rows);
    const last = page.rows.at(-1);
    if (!page.hasMore || last === undefined) return rows;
    cursor = page.cursorBehind(last);
  }
}

const MOMENT = fc.option(fc.integer({ min: 990, max: 1_400 }), { nil: undefined });
const STATUS = fc.constantFrom(...OPERATION_STATUSES);
const FILTERS = fc.record({
  limit: fc.constantFrom(3, 40, 200),
  from: MOMENT,
  to: MOMENT,
  status: fc.option(STATUS, { nil: undefined }),
  kind: fc.option(fc.constantFrom('payout_reserved', 'admin_adjustment'), { nil: undefined }),
});

const { world, id: sampleId } = beginOperation('payout');
const sample = getOperation(world, sampleId);

/** An identifier that was made at a moment, or, of every third, while the tenant's clock stood elsewhere. */
function idOf({ tenantId, seq, occurredAt }: Movement, isSteady: boolean): string {
  const madeAt = isSteady || seq % 3 > 0 ? occurredAt : occurredAt + 86_400_000 * ((seq % 7) + 1);
  const tenant = tenantId.slice('acct_'.length).padStart(8, '0');
  return `pay_${momentDigits(madeAt)}${tenant}${String(seq).padStart(8, '0')}`;
}

/** A payout for each movement, of the statuses given, again and again. */
function operationsOf(
  movements: readonly Movement[],
  statuses: readonly Status[],
  isSteady: boolean,
): Operation[] {
  return movements.map((movement) => ({
    ...sample,
    id: idOf(movement, isSteady),
    tenantId: movement.tenantId,
    beneficiaryId: null,
    status: statuses[movement.seq % statuses.length] ?? 'accepted',
    createdAt: movement.occurredAt,
  }));
}

/** Puts a wallet's movements into a database, each with a payout of its own; answers both. */
async function put(
  database: Database,
  tenantId: string,
  random: RandomMovements,
  statuses: readonly Status[],
  isSteady = false,
) {
  const bare = movementsOf(tenantId, random);
  const operations = operationsOf(bare, statuses, isSteady);
  const movements = bare.map((movement, index) => ({
    ...movement,
    operationId: operations[index]?.id ?? null,
    operationKind: 'payout' as const,
  }));
  await putMovements(database, movements, tenantId, random.together);
  await insertRows(database.writer, operationsTable, operations);
  return { movements, operations };
}

const isWithin = (moment: number, from: number | undefined, to: number | undefined): boolean =>
  (from === undefined || moment >= from) && (to === undefined || moment < to);

eachDatabase((dialect, open) => {
  let database: Database;
  let count = 0;

  beforeAll(async () => {
    database = await open();
  });

  describe('a filtered list', () => {
    it('has what a look at each row finds, in its order, page by page', async () => {
      const some = fc.array(STATUS, { minLength: 1, maxLength: 12 });
      await fc.assert(
        fc.asyncProperty(randomMovements, some, FILTERS, async (random, statuses, filters) => {
          count += 1;
          const tenantId = `acct_${count}`;
          const { movements, operations } = await put(database, tenantId, random, statuses);
          const { status, kind, from, to } = filters;
          const parameters = given({ ...filters, from: at(from), to: at(to) });

          const payouts = await walk(database, payoutList, tenantId, parameters);
          const found = operations.filter(
            (each) => isWithin(each.createdAt, from, to) && (status ?? each.status) === each.status,
          );
          expect(payouts.map(({ id }) => id)).toEqual(
            found
              .map(({ id }) => id)
              .sort()
              .reverse(),
          );

          const seqs = movements.filter(
            ({ seq, occurredAt, kind: moved }) =>
              isWithin(occurredAt, from, to) &&
              (kind ?? moved) === moved &&
              (status ?? operations[seq - 1]?.status) === operations[seq - 1]?.status,
          );
          for (const few of status === undefined ? [false] : [true, false]) {
            const listed = await walk(database, transactionList(status, few), tenantId, parameters);
            expect(listed.map(({ seq }) => seq)).toEqual(seqs.map(({ seq }) => seq).reverse());
          }
        }),
        { numRuns: RUNS },
      );
    });
  });

  describe('of many rows, a page reads few', () => {
    const tenantId = 'acct_many';
    const MANY = 4_000;
    let first: number;
    let last: number;
    let deepPayout: string;

    beforeAll(async () => {
      const rows = fc.sample(randomMovements, { numRuns: 120, seed: 5 }).flatMap((random) => random.rows);
      const kinds = (index: number) => (index < 5 ? 'payout_returned' : 'payout_reserved');
      const known = rows
        .slice(0, MANY)
        .map((row, index) => ({ ...row, kind: kinds(index), after: 1 as const }));
      expect(known).toHaveLength(MANY);
      const statuses = Array.from({ length: MANY }, (_, seq) =>
        seq > 0 && seq < 6 ? 'held' : seq % 2 === 0 ? 'accepted' : 'settled',
      ) as Status[];
      const { movements, operations } = await put(
        database,
        tenantId,
        { rows: known as RandomMovements['rows'], together: 200 },
        statuses,
        true,
      );
      deepPayout = operations[59]!.id;
      first = movements[0]!.occurredAt;
      last = movements.at(-1)!.occurredAt;
    });

    const behind = (list: ListDescription<never>, parameters: Parameters, position: string): string =>
      cursors.sign({ tenantId, operationId: list.operationId, filters: parameters }, position);

    it.each<[string, ListDescription<never>, () => Parameters, (() => string)?]>([
      ['movements until long ago', transactionList(undefined) as never, () => ({ to: at(first + 30)! })],
      ['movements from lately on', transactionList(undefined) as never, () => ({ from: at(last - 10)! })],
      [
        'movements between',
        transactionList(undefined) as never,
        () => ({ from: at(first + 9)!, to: at(first + 19)! }),
      ],
      ['movements of a rare kind', transactionList(undefined) as never, () => ({ kind: 'payout_returned' })],
      [
        'movements of a kind from lately on',
        transactionList(undefined) as never,
        () => ({ kind: 'payout_reserved', from: at(last - 3)! }),
      ],
      ['movements far behind', transactionList(undefined) as never, () => ({ from: at(first)! }), () => '60'],
      [
        'movements of a status far behind',
        transactionList('settled') as never,
        () => ({ status: 'settled', from: at(first)! }),
        () => '60',
      ],
      ['payouts', payoutList as never, () => ({})],
      ['payouts far behind', payoutList as never, () => ({}), () => deepPayout],
      ['payouts of a rare status', payoutList as never, () => ({ status: 'held' })],
      [
        'payouts of a status far behind',
        payoutList as never,
        () => ({ status: 'settled', from: at(first)! }),
        () => deepPayout,
      ],
    ])('%s', async (_what, list, filtersOf, position) => {
      const filters = filtersOf();
      const cursor = position === undefined ? undefined : behind(list, filters, position());
      const parameters = given({ ...filters, cursor, limit: 10 });
      const statements = await statementsOf(database, () =>
        listPage(database.reader, list, tenantId, parameters, cursors),
      );
      await expectFewRead(database, dialect, statements);
    });

    it('which statuses are rare is known', async () => {
      expect(await haveFew(database.reader, tenantId, 'held')).toBe(true);
      expect(await haveFew(database.reader, tenantId, 'settled')).toBe(false);
    });

    it('movements of a rare status', async () => {
      const statements = await statementsOf(database, async () => {
        await haveFew(database.reader, tenantId, 'held');
        const list = transactionList('held', true);
        const { rows } = await listPage(
          database.reader,
          list,
          tenantId,
          { limit: 10, status: 'held' },
          cursors,
        );
        expect(rows).toHaveLength(5);
      });
      await expectFewRead(database, dialect, statements);
    });
  });
});

/** PostgreSQL counts the rows; SQLite's plan says that it searches by an index wherever it reads a table, and sorts no table. */
async function expectFewRead(
  database: Database,
  dialect: Dialect,
  statements: readonly { readonly sql: string; readonly bindings: readonly unknown[] }[],
): Promise<void> {
  for (const statement of statements) {
    if (dialect === 'postgres') {
      expect(await countRowsRead(database, statement), statement.sql).toBeLessThan(400);
      continue;
    }
    const plan = await database.reader.raw<readonly { readonly detail: string }[]>(
      `explain query plan ${statement.sql}`,
      statement.bindings as string[],
    );
    const details = plan.map(({ detail }) => detail);
    // What is made first may have a table's name, and is read whole.
    const own = details.filter((detail) => /^CO-ROUTINE (movements|operations|moved)/.test(detail));
    const scans = details.filter((detail) => /^SCAN (movements|operations|moved)/.test(detail));
    expect(scans, statement.sql).toHaveLength(own.length);
  }
}
