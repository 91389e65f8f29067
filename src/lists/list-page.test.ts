import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { insertRow } from '../db/statements/table.ts';
import type { Operation } from '../treasury/operations/table.ts';
import { newId } from '../identity/ids.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { countRowsRead, statementsOf } from '../testing/databases/rows-read.ts';
import { testBeneficiary } from '../testing/worlds/test-beneficiary.ts';
import { TEST_KEY } from '../testing/worlds/test-key.ts';
import { createTestWriteQueue, type TestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { beneficiariesTable, beneficiaryList } from '../treasury/beneficiaries/table.ts';
import { payoutList } from '../treasury/payouts/reads.ts';
import { transactionList } from '../treasury/transactions/reads.ts';
import { createCursorSigner } from './cursor.ts';
import type { ListDescription, ListOf } from './condition.ts';
import { listPage, type ListQuery } from './list-page.ts';
import { presentPage } from './present-page.ts';

const cursors = createCursorSigner('a secret of the service');

type ListParameters = ListQuery & Readonly<Record<string, unknown>>;

interface Shown<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** JSON has no numbers of any size. */
const amountsAsText = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? `${value}` : value;

class Lists {
  readonly database: Database;
  readonly test: TestWriteQueue;

  constructor(database: Database) {
    this.database = database;
    this.test = createTestWriteQueue(database);
  }

  /** Adds beneficiaries, and answers their identifiers in the order of their making. */
  async add(tenantId: string, count: number, createdAt = 0, externalReference = 'r'): Promise<string[]> {
    const ids = Array.from({ length: count }, () => newId('ben'));
    await this.test.writeQueue.submit({
      tenantId,
      actor: TEST_KEY,
      claimed: false,
      needs: () => [],
      decide: () => ({
        reply: null,
        effects: ids.map((id) =>
          insertRow(beneficiariesTable, testBeneficiary({ id, tenantId, createdAt, externalReference })),
        ),
      }),
    });
    return ids;
  }

  /** A page as it is shown, with the rows themselves for its items. */
  async show<Row extends object>(
    list: ListDescription<Row>,
    tenantId: string,
    parameters: ListParameters,
  ): Promise<Shown<Row>> {
    const page = await listPage(this.database.reader, list, tenantId, parameters, cursors);
    const present = (row: Row): object => ({ ...row, toJSON: () => JSON.stringify(row, amountsAsText) });
    const { body, bodyText, headers } = await presentPage(page, present);
    expect(bodyText).toBe(JSON.stringify(body));
    const { hasMore, nextCursor } = body;
    return { rows: page.rows.slice(0, body.data.length), hasMore, nextCursor, headers };
  }

  async page(tenantId: string, parameters: ListParameters = {}) {
    return this.show(beneficiaryList, tenantId, parameters);
  }

  /** Reads all pages, and does something between two of them. */
  async walk<Row extends object>(
    list: ListDescription<Row>,
    tenantId: string,
    parameters: ListParameters,
    between: () => Promise<unknown> = () => Promise.resolve(),
  ): Promise<Row[]> {
    const rows: Row[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const given = cursor === undefined ? parameters : { ...parameters, cursor };
      const page: Shown<Row> = await this.show(list, tenantId, given);
      expect(page.hasMore).toBe(page.nextCursor !== null);
      expect(page.headers['Link'] === undefined).toBe(page.nextCursor === null);
      rows.push(...page.rows);
      cursor = page.nextCursor;
      await between();
    }
    return rows;
  }
}

eachDatabase((dialect, open) => {
  let lists: Lists;
  beforeAll(async () => {
    lists = new Lists(await open());
  });

  describe('a walk through a list', () => {
    it.each([1, 2, 3, 7, 200])(
      'by pages of %i gives every item once, newest first, while others write',
      async (limit) => {
        const tenantId = await lists.test.newTenant();
        const ids = await lists.add(tenantId, 15);
        const rows = await lists.walk(beneficiaryList, tenantId, { limit }, () => lists.add(tenantId, 1));
        const walked = rows.map(({ id }) => id);
        expect(walked.filter((id) => ids.includes(id))).toEqual([...ids].sort().reverse());
        expect(new Set(walked).size).toBe(walked.length);
      },
    );

    it.each([1, 2, 3, 7])('by pages of %i follows the numbers of movements', async (limit) => {
      const tenantId = await lists.test.newTenant();
      await Promise.all(Array.from({ length: 12 }, () => lists.test.adjust(tenantId, 1n)));
      const list = transactionList(undefined);
      const rows = await lists.walk(list, tenantId, { limit }, () => lists.test.adjust(tenantId, 1n));
      expect(rows.map(({ seq }) => seq)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    });

    it('reads the rows of its page alone, however many the tenant has', async () => {
      const { database } = lists;
      const tenantId = await lists.test.newTenant();
      await lists.add(tenantId, 300);
      const [statement] = await statementsOf(database, () => lists.page(tenantId, { limit: 20 }));
      const { sql, bindings } = statement!;
      if (dialect === 'postgres') {
        expect(await countRowsRead(database, statement!)).toBeLessThan(100);
        return;
      }
      const explain = `explain query plan ${sql}`;
      const plan = await database.reader.raw<readonly { readonly parent: number; readonly detail: string }[]>(
        explain,
        bindings as string[],
      );
      const steps = plan.filter(({ parent }) => parent === 0).map(({ detail }) => detail);
      expect(steps.filter((step) => /^(SCAN|SEARCH)/.test(step))).toEqual([
        'SCAN summed',
        expect.stringMatching(/^SEARCH beneficiaries USING INDEX \w+ \(id=\?\)$/) as string,
      ]);
    });

    it('has a statement that connections keep, unless it has filters', async () => {
      const tenantId = await lists.test.newTenant();
      await lists.add(tenantId, 3);
      const { nextCursor } = await lists.page(tenantId, { limit: 1 });
      const cursor = String(nextCursor);
      const isKept = async (parameters: ListParameters): Promise<boolean[]> =>
        (await statementsOf(lists.database, () => lists.page(tenantId, parameters))).map(
          (each) => each.isKept,
        );
      for (const plain of [{}, { cursor }, { limit: 7 }, { limit: 200, cursor }]) {
        expect(await isKept(plain)).toEqual([true]);
      }
      for (const filters of [{ externalReference: 'r' }, { from: new Date(0).toISOString() }]) {
        expect(await isKept(filters)).toEqual([false]);
      }
    });

    it('ends where a page is exactly full', async () => {
      const tenantId = await lists.test.newTenant();
      await lists.add(tenantId, 4);
      const first = await lists.page(tenantId, { limit: 2 });
      const second = await lists.page(tenantId, { limit: 2, cursor: String(first.nextCursor) });
      expect([first.rows.length, first.hasMore]).toEqual([2, true]);
      expect([second.rows.length, second.hasMore, second.nextCursor]).toEqual([2, false, null]);
    });

    it('may change its page size, and nothing else', async () => {
      const tenantId = await lists.test.newTenant();
      const ids = await lists.add(tenantId, 5);
      const { nextCursor } = await lists.page(tenantId, { limit: 2 });
      const cursor = String(nextCursor);
      const rest = await lists.page(tenantId, { limit: 3, cursor });
      expect(rest.rows.map(({ id }) => id)).toEqual(ids.sort().reverse().slice(2));
      const refusal = { code: 'invalid_cursor' };
      await expect(lists.page(tenantId, { limit: 2, cursor, status: 'active' })).rejects.toMatchObject(
        refusal,
      );
      await expect(lists.page(await lists.test.newTenant(), { limit: 2, cursor })).rejects.toMatchObject(
        refusal,
      );
    });

    it('of nothing is one empty page', async () => {
      const page = await lists.page(await lists.test.newTenant());
      expect(page).toEqual({ rows: [], hasMore: false, nextCursor: null, headers: {} });
    });
  });

  describe('a list', () => {
    it("never shows another tenant's items", async () => {
      const [one, other] = [await lists.test.newTenant(), await lists.test.newTenant()];
      await lists.add(one, 3);
      const ids = await lists.add(other, 2);
      const { rows } = await lists.page(other);
      expect(rows.map(({ id }) => id).sort()).toEqual([...ids].sort());
    });

    it('holds 50 items where no limit is named', async () => {
      const tenantId = await lists.test.newTenant();
      await lists.add(tenantId, 51);
      const { rows, hasMore } = await lists.page(tenantId);
      expect([rows.length, hasMore]).toEqual([50, true]);
    });

    it('reads from inclusive, to exclusive, and so cuts time without gap or overlap', async () => {
      const tenantId = await lists.test.newTenant();
      const at = (moment: number) => new Date(moment).toISOString();
      for (const moment of [999, 1_000, 1_001, 2_000]) await lists.add(tenantId, 1, moment, `at ${moment}`);
      const found = async (parameters: ListParameters) =>
        (await lists.page(tenantId, parameters)).rows.map(({ createdAt }) => createdAt).sort();
      expect(await found({ to: at(1_000) })).toEqual([999]);
      expect(await found({ from: at(1_000), to: at(2_000) })).toEqual([1_000, 1_001]);
      expect(await found({ from: at(2_000) })).toEqual([2_000]);
      expect(await found({ externalReference: 'at 1001', status: 'active' })).toEqual([1_001]);
      expect(await found({ externalReference: 'at 1001', status: 'inactive' })).toEqual([]);
    });

    it('refuses a moment that does not exist', async () => {
      const tenantId = await lists.test.newTenant();
      const refusal = { code: 'invalid_request', details: [{ in: 'query', path: 'from' }] };
      await expect(lists.page(tenantId, { from: '2026-02-30T25:00:00Z' })).rejects.toMatchObject(refusal);
    });

    it('links to its next page with the filters, the limit and the cursor', async () => {
      const tenantId = await lists.test.newTenant();
      await lists.add(tenantId, 2, 0, 'a b&c');
      const { headers, nextCursor } = await lists.page(tenantId, { limit: 1, externalReference: 'a b&c' });
      const [, target = ''] = /^<([^>]*)>; rel="next"$/.exec(headers['Link'] ?? '') ?? [];
      const url = new URL(target, 'http://host');
      expect(target.startsWith('/')).toBe(true);
      expect(url.pathname).toBe('/v1/treasury/beneficiaries');
      expect(Object.fromEntries(url.searchParams)).toEqual({
        limit: '1',
        externalReference: 'a b&c',
        cursor: nextCursor,
      });
    });
  });
});

it('a list does not compile while a filter that the contract has narrows nothing', () => {
  // @ts-expect-error The contract filters payouts by their beneficiary too.
  const filters: ListOf<'listPayouts', Operation>['filters'] = {
    status: { equals: 'status' },
    externalReference: 'made for it',
  };
  expect(Object.keys(payoutList.filters)).toEqual(expect.arrayContaining(Object.keys(filters)));
});
