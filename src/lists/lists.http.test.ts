import { beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../testing/server/with-server.ts';
import {
  addListed,
  filtersOf,
  LIST_IDS,
  makeListRecords,
  pathOfList,
  type ListId,
  type ListRecords,
} from '../testing/server/every-list.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import type { TestReply } from '../testing/server/test-service.ts';
import { PERSON, type TestTenant } from '../testing/worlds/test-tenant.ts';

interface Item extends Readonly<Record<string, unknown>> {
  readonly id: string;
  /** What a report names its rows by. */
  readonly transferId?: string;
  readonly createdAt?: string;
  readonly occurredAt?: string;
  readonly generatedAt?: string;
  readonly startedAt?: string;
  readonly timestamp?: string;
}

interface Page {
  readonly data: readonly Item[];
  readonly hasMore?: boolean;
  readonly nextCursor?: string | null;
}

/** Whose body is `data` alone, as the interface shows it. */
const WITHOUT_CURSOR: readonly ListId[] = ['listPayins', 'listDeposits', 'listBeneficiaries'];

/** Filters whose values the contract lists: any other is refused. */
const CLOSED: readonly string[] = ['status', 'kind', 'type', 'direction', 'verificationStatus', 'eventType'];

/** A transfer joins it when it is completed, at the place of its creation: so it grows in the middle, too. */
const GROWS_WITHIN: ListId = 'listRevenueReport';

const momentOf = (item: Item): string =>
  item.transferId === undefined
    ? (item.occurredAt ?? item.generatedAt ?? item.createdAt ?? item.startedAt ?? item.timestamp ?? '')
    : String(item['completedAt']);

const idsOf = (items: readonly Item[]): string[] => items.map(({ id, transferId }) => transferId ?? id);

function linkOf({ headers }: TestReply): string | undefined {
  const link = headers.get('link');
  if (link === null) return undefined;
  const [, target] = /^<(\/v1\/[a-z0-9_/-]+\?[^<> ]+)>; rel="next"$/.exec(link) ?? [];
  expect(target, link).toBeDefined();
  return target;
}

/** A tenant with eight records in every list, each eight made in a second of their own, under a clock that stands. */
async function fillLists(tenant: TestTenant): Promise<ListRecords> {
  await tenant.configure({ settlement: { quoteTtlSeconds: 4 } });
  await tenant.post('/v1/sandbox/clock', { frozenAt: new Date(Date.now() + 60_000).toISOString() });
  const records = await makeListRecords(tenant);
  for (let turn = 0; turn < 8; turn += 1) {
    for (const id of LIST_IDS) await addListed(id, tenant, records);
    if (turn === 2) await tenant.settle();
    await tenant.post('/v1/sandbox/clock', { advanceSeconds: 1 });
  }
  return records;
}

withServer(({ server }) => {
  let tenant: TestTenant;
  let other: TestTenant;
  let records: ListRecords;
  let otherRecords: ListRecords;

  beforeAll(async () => {
    tenant = await server().newTenant();
    other = await server().newTenant();
    records = await fillLists(tenant);
    otherRecords = await makeListRecords(other);
    for (let turn = 0; turn < 3; turn += 1) {
      for (const id of LIST_IDS) await addListed(id, other, otherRecords);
    }
  }, 120_000);

  const page = async (target: string, owner = tenant): Promise<[Page, TestReply]> => {
    const reply = await owner.request('GET', target);
    expect(reply.status, reply.text).toBe(200);
    return [reply.body as unknown as Page, reply];
  };

  /** Follows the Link header to the end. */
  async function walk(
    target: string,
    between: () => Promise<void> = async () => undefined,
    owner = tenant,
  ): Promise<Item[]> {
    const items: Item[] = [];
    for (let next: string | undefined = target; next !== undefined;) {
      const [body, reply]: [Page, TestReply] = await page(next, owner);
      items.push(...body.data);
      next = linkOf(reply);
      if ('hasMore' in body) {
        expect(body.hasMore).toBe(next !== undefined);
        expect(body.nextCursor === null).toBe(next === undefined);
        const cursor = next === undefined ? null : new URLSearchParams(next.split('?')[1]).get('cursor');
        expect(body.nextCursor).toBe(cursor);
      }
      expect(items.length).toBeLessThan(1000);
      await between();
    }
    return items;
  }

  async function cursorOf(target: string, owner = tenant): Promise<string> {
    const next = linkOf(await owner.request('GET', target)) ?? '';
    return new URLSearchParams(next.split('?')[1]).get('cursor') ?? '';
  }

  describe.each(LIST_IDS)('%s', (id) => {
    let path: string;
    beforeAll(() => {
      path = pathOfList(id, records);
    });

    it('shows the newest first, and every record once however large the pages are', async () => {
      const all = await walk(`${path}?limit=200`);
      expect(all.length).toBeGreaterThanOrEqual(8);
      expect(new Set(idsOf(all)).size).toBe(all.length);
      const moments = all.map(momentOf);
      expect(moments).toEqual([...moments].sort().reverse());
      // A long list is not walked item by item.
      const limits = all.length > 30 ? [7, 29] : [1, 3, 7];
      for (const limit of [...limits, Math.min(all.length, 200)]) {
        expect(idsOf(await walk(`${path}?limit=${limit}`))).toEqual(idsOf(all));
      }
      expect(idsOf((await page(path))[0].data)).toEqual(idsOf(all).slice(0, 50));
    });

    it('has the fields that its operation names', async () => {
      const expected = WITHOUT_CURSOR.includes(id) ? ['data'] : ['data', 'hasMore', 'nextCursor'];
      expect(Object.keys((await page(path))[0])).toEqual(expected);
    });

    it('bounds its limit and never clamps it', async () => {
      for (const limit of ['0', '201', 'abc', '-1', '1.5', '', '1e1', '05', '+5', '%31%20']) {
        const reply = await tenant.request('GET', `${path}?limit=${limit}`);
        expect([limit, answerOf(reply)]).toEqual([limit, '400 invalid_request']);
      }
      expect((await page(`${path}?limit=1`))[0].data).toHaveLength(1);
      expect((await page(`${path}?limit=200`))[1].status).toBe(200);
    });

    it('carries its filters, its limit and its cursor in the link', async () => {
      const from = '2001-01-01T00:00:00+10:00';
      const target = `${path}?limit=2&from=${encodeURIComponent(from)}`;
      const next = linkOf((await page(target))[1]) ?? '';
      const parameters = new URLSearchParams(next.split('?')[1]);
      expect(next.split('?')[0]).toBe(path);
      expect([...parameters.keys()].sort()).toEqual(['cursor', 'from', 'limit']);
      expect([parameters.get('limit'), parameters.get('from')]).toEqual(['2', from]);
    });

    it('takes its cursor for its own list, tenant and filters alone, and with any limit', async () => {
      const cursor = await cursorOf(`${path}?limit=2`);
      const from = 'from=2001-01-01T00:00:00Z';
      const elsewhere = pathOfList(id === 'listPayouts' ? 'listTransactions' : 'listPayouts', records);
      const otherPath = pathOfList(id, otherRecords);
      const refused: readonly string[] = [
        `${path}?limit=2&${from}&cursor=${cursor}`,
        `${elsewhere}?limit=2&cursor=${cursor}`,
        `${path}?limit=2&cursor=${await cursorOf(`${otherPath}?limit=2`, other)}`,
        `${path}?limit=2&cursor=${await cursorOf(`${path}?limit=2&${from}`)}`,
        `${path}?cursor=${await cursorOf(`${elsewhere}?limit=2`)}`,
      ];
      for (const target of refused) {
        expect(answerOf(await tenant.request('GET', target))).toBe('400 invalid_cursor');
      }
      const [two] = await page(`${path}?limit=2&cursor=${cursor}`);
      const [three] = await page(`${path}?limit=3&cursor=${cursor}`);
      expect(idsOf(three.data).slice(0, 2)).toEqual(idsOf(two.data));
    });

    it('refuses a cursor that was changed', async () => {
      const cursor = await cursorOf(`${path}?limit=2`);
      const point = cursor.indexOf('.');
      const flip = (index: number): string =>
        `${cursor.slice(0, index)}${cursor[index] === 'A' ? 'B' : 'A'}${cursor.slice(index + 1)}`;
      const changed = [
        ...Array.from(cursor, (_each, index) => flip(index)).filter((_each, index) => index % 19 === 0),
        ...[cursor.slice(0, -1), `${cursor}A`, `${cursor}.`, cursor.slice(point), cursor.slice(0, point)],
        ...['nonsense', '0', "' or 1=1 --", 'x'.repeat(8_000), `${cursor}${cursor}`, cursor.toUpperCase()],
      ];
      for (const each of changed) {
        const reply = await tenant.request('GET', `${path}?limit=2&cursor=${encodeURIComponent(each)}`);
        expect([each, answerOf(reply)]).toEqual([each, '400 invalid_cursor']);
      }
    });

    it('covers each moment once by `from`, which is inclusive, and `to`, which is exclusive', async () => {
      const all = await walk(`${path}?limit=200`);
      const find = async (query: string): Promise<string[]> =>
        idsOf(await walk(`${path}?limit=200&${query}`));
      const moments = [...new Set(all.map(momentOf))];
      expect(moments.length).toBeGreaterThanOrEqual(8);
      for (const moment of [...moments.slice(0, 2), ...moments.slice(-2)]) {
        const [earlier, later] = [await find(`to=${moment}`), await find(`from=${moment}`)];
        expect([...later, ...earlier]).toEqual(idsOf(all));
        expect(await find(`from=${moment}&to=${moment}`)).toEqual([]);
        const next = new Date(Date.parse(moment) + 1).toISOString();
        expect(await find(`from=${moment}&to=${next}`)).toEqual(
          idsOf(all.filter((each) => momentOf(each) === moment)),
        );
      }
    });

    it('reads moments in any offset, and refuses those that do not exist', async () => {
      const [newest] = (await page(`${path}?limit=1`))[0].data;
      const moment = momentOf(newest!);
      const local = new Date(Date.parse(moment) + 11 * 3_600_000).toISOString().replace('Z', '%2B11:00');
      expect((await page(`${path}?from=${local}`))[0]).toEqual((await page(`${path}?from=${moment}`))[0]);
      for (const wrong of ['2026-02-30T00:00:00Z', '2026-01-01', 'now', '0', '2026-01-01T00:00:00', '']) {
        const reply = await tenant.request('GET', `${path}?from=${wrong}`);
        expect([wrong, answerOf(reply)]).toEqual([wrong, '400 invalid_request']);
      }
    });

    it('is filtered by each of its filters, page by page, and by two at once', async () => {
      const all = await walk(`${path}?limit=200`);
      for (const filter of filtersOf(id)) {
        const field = id === 'listTransactions' && filter === 'status' ? 'operationStatus' : filter;
        const values = [...new Set(all.map((item) => item[field]))].filter(
          (each) => typeof each === 'string',
        );
        for (const value of values.slice(0, 6)) {
          const expected = idsOf(all.filter((item) => item[field] === value));
          const query = `${filter}=${encodeURIComponent(value)}`;
          expect([query, idsOf(await walk(`${path}?limit=2&${query}`))]).toEqual([query, expected]);
          expect(await walk(`${path}?${query}&to=2001-01-01T00:00:00Z`)).toEqual([]);
        }
        if (!CLOSED.includes(filter)) expect(await walk(`${path}?${filter}=referenc`)).toEqual([]);
        for (const wrong of CLOSED.includes(filter) ? ['unknown', '', 'SETTLED'] : []) {
          const reply = await tenant.request('GET', `${path}?${filter}=${wrong}`);
          expect([filter, wrong, answerOf(reply)]).toEqual([filter, wrong, '400 invalid_request']);
        }
      }
    });
  });

  it('gives large records by pages of a mebibyte, each record once', async () => {
    const rich = await server().newTenant();
    const map = (letter: string): object => ({ note: letter.repeat(16_000) });
    const made: string[] = [];
    for (let count = 0; count < 60; count += 1) {
      const maps = { partyContext: map('x'), businessIdentity: map('y'), glMapping: map('z') };
      made.push((await rich.newBeneficiary({ ...PERSON, ...maps })).id);
    }
    const found: string[] = [];
    for (let next: string | undefined = '/v1/treasury/beneficiaries?limit=200'; next !== undefined;) {
      const [{ data }, reply]: [Page, TestReply] = await page(next, rich);
      expect(Buffer.byteLength(reply.text)).toBeLessThanOrEqual(1024 * 1024);
      next = linkOf(reply);
      // A page that leads on is as full as its records allow.
      if (next !== undefined) expect(Buffer.byteLength(reply.text)).toBeGreaterThan(1024 * 1024 - 50_000);
      found.push(...idsOf(data));
    }
    expect(found).toEqual(made.reverse());
  }, 60_000);

  describe('while others write', () => {
    it.each(LIST_IDS.filter((id) => id !== GROWS_WITHIN))(
      '%s gives every item once, by pages of 1, 3 and the maximum',
      async (id) => {
        const busy = await server().newTenant();
        const own = await makeListRecords(busy);
        for (let turn = 0; turn < 8; turn += 1) await addListed(id, busy, own);
        const target = pathOfList(id, own);
        for (const limit of [1, 3, 200]) {
          const before = idsOf(await walk(`${target}?limit=200`, undefined, busy));
          // Some writes land between two pages, and some while a page is being read.
          const writes: Promise<void>[] = [];
          const write = (): Promise<void> => {
            if (writes.length < 6) writes.push(addListed(id, busy, own), addListed(id, busy, own));
            return writes.at(-2) ?? Promise.resolve();
          };
          void write();
          const found = idsOf(await walk(`${target}?limit=${limit}`, write, busy));
          await Promise.all(writes);
          expect(found.slice(-before.length)).toEqual(before);
          expect(new Set(found).size).toBe(found.length);
          const after = idsOf(await walk(`${target}?limit=200`, undefined, busy));
          expect(after.slice(-found.length)).toEqual(found);
        }
      },
      60_000,
    );
  });
});
