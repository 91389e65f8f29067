import { beforeAll, describe, expect, it } from 'vitest';
import { eachServer } from '../testing/each-server.ts';
import { answerOf } from '../testing/example-request.ts';
import type { TestReply } from '../testing/test-service.ts';
import type { TestTenant } from '../testing/test-tenant.ts';

interface Item {
  readonly id: string;
  readonly createdAt?: string;
  readonly occurredAt?: string;
}

interface Page {
  readonly data: readonly Item[];
  readonly hasMore?: boolean;
  readonly nextCursor?: string | null;
}

const LISTS = ['transactions', 'funding-instruments', 'payins', 'beneficiaries', 'payouts'] as const;
type List = (typeof LISTS)[number];

/** Whose body is `data` alone, as the interface shows it. */
const WITHOUT_CURSOR: readonly List[] = ['payins', 'beneficiaries'];

const momentOf = (item: Item): string => item.occurredAt ?? item.createdAt ?? '';

const idsOf = (items: readonly Item[]): string[] => items.map(({ id }) => id);

function linkOf({ headers }: TestReply): string | undefined {
  const link = headers.get('link');
  if (link === null) return undefined;
  const [, target] = /^<(\/v1\/treasury\/[a-z-]+\?[^<> ]+)>; rel="next"$/.exec(link) ?? [];
  expect(target, link).toBeDefined();
  return target;
}

eachServer(({ server }) => {
  let tenant: TestTenant;
  let other: TestTenant;

  async function addRecords(owner: TestTenant): Promise<void> {
    const { id: fundingInstrumentId } = await owner.newInstrument({ externalReference: 'reference' });
    await owner.fund('5.00', { fundingInstrumentId, externalReference: 'reference' });
    const { id: beneficiaryId } = await owner.newBeneficiary();
    await owner.newPayout({ beneficiaryId, amount: '1.00' });
  }

  beforeAll(async () => {
    tenant = await server().newTenant();
    other = await server().newTenant();
    for (let turn = 0; turn < 8; turn += 1) await addRecords(tenant);
    await tenant.settle();
    for (let turn = 0; turn < 3; turn += 1) await addRecords(other);
  });

  const page = async (target: string): Promise<[Page, TestReply]> => {
    const reply = await tenant.request('GET', target);
    expect(reply.status, reply.text).toBe(200);
    return [reply.body as unknown as Page, reply];
  };

  /** Follows the Link header to the end. */
  async function walk(target: string, between: () => Promise<void> = async () => undefined): Promise<Item[]> {
    const items: Item[] = [];
    for (let next: string | undefined = target; next !== undefined;) {
      const [body, reply]: [Page, TestReply] = await page(next);
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

  describe.each(LISTS)('GET /v1/treasury/%s', (list) => {
    const path = `/v1/treasury/${list}`;

    it('shows the newest first, and every record once however large the pages are', async () => {
      const all = await walk(`${path}?limit=200`);
      expect(all.length).toBeGreaterThanOrEqual(8);
      expect(new Set(idsOf(all)).size).toBe(all.length);
      const moments = all.map(momentOf);
      expect(moments).toEqual([...moments].sort().reverse());
      for (const limit of [1, 2, 3, 7, all.length]) {
        expect(idsOf(await walk(`${path}?limit=${limit}`))).toEqual(idsOf(all));
      }
      expect(idsOf((await page(path))[0].data)).toEqual(idsOf(all).slice(0, 50));
    });

    it('has the fields that its operation names', async () => {
      const expected = WITHOUT_CURSOR.includes(list) ? ['data'] : ['data', 'hasMore', 'nextCursor'];
      expect(Object.keys((await page(path))[0])).toEqual(expected);
    });

    it('stays stable while others write', async () => {
      const before = idsOf(await walk(`${path}?limit=200`));
      const found = idsOf(await walk(`${path}?limit=6`, () => addRecords(tenant)));
      expect(found).toEqual(before);
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
      const next = new URLSearchParams((linkOf((await page(target))[1]) ?? '').split('?')[1]);
      expect([...next.keys()].sort()).toEqual(['cursor', 'from', 'limit']);
      expect([next.get('limit'), next.get('from')]).toEqual(['2', from]);
    });

    it('takes its cursor for its own list, tenant and filters alone, and with any limit', async () => {
      const cursor = await cursorOf(`${path}?limit=2`);
      const from = 'from=2001-01-01T00:00:00Z';
      const elsewhere = list === 'payouts' ? 'transactions' : 'payouts';
      const refused: readonly string[] = [
        `${path}?limit=2&${from}&cursor=${cursor}`,
        `/v1/treasury/${elsewhere}?limit=2&cursor=${cursor}`,
        `${path}?limit=2&cursor=${await cursorOf(`${path}?limit=2`, other)}`,
        `${path}?limit=2&cursor=${await cursorOf(`${path}?limit=2&${from}`)}`,
        `${path}?cursor=${await cursorOf(`/v1/treasury/${elsewhere}?limit=2`)}`,
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
        ...Array.from(cursor, (_each, index) => flip(index)).filter((_each, index) => index % 3 === 0),
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
      for (const item of all.filter((_each, index) => index % 3 === 1)) {
        const moment = momentOf(item);
        const [earlier, later] = [await find(`to=${moment}`), await find(`from=${moment}`)];
        expect([...later, ...earlier]).toEqual(idsOf(all));
        expect(later).toContain(item.id);
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
  });

  it.each([
    ['transactions', 'kind', ['funding_credited', 'payout_reserved', 'reservation_captured']],
    ['transactions', 'status', ['settled', 'accepted']],
    ['funding-instruments', 'status', ['active', 'inactive']],
    ['payins', 'status', ['credited', 'held', 'detected', 'confirming', 'returned']],
    ['beneficiaries', 'status', ['active', 'inactive']],
    ['payouts', 'status', ['settled', 'accepted', 'failed']],
  ] as const)('%s are filtered by %s, page by page', async (list, filter, values) => {
    const path = `/v1/treasury/${list}`;
    const all = (await walk(`${path}?limit=200`)) as (Item & Record<string, unknown>)[];
    const field = list === 'transactions' && filter === 'status' ? 'operationStatus' : filter;
    for (const value of values) {
      const expected = idsOf(all.filter((item) => item[field] === value));
      expect(idsOf(await walk(`${path}?limit=2&${filter}=${value}`))).toEqual(expected);
    }
    for (const wrong of ['unknown', '', 'SETTLED']) {
      const reply = await tenant.request('GET', `${path}?${filter}=${wrong}`);
      expect([wrong, answerOf(reply)]).toEqual([wrong, '400 invalid_request']);
    }
  });

  it('are filtered by reference and by beneficiary', async () => {
    const [payout] = await walk('/v1/treasury/payouts?limit=200');
    const { externalReference, beneficiaryId, movementIds } = await tenant.payout(payout!.id);
    for (const query of [`externalReference=${externalReference}`, `beneficiaryId=${beneficiaryId}`]) {
      expect(idsOf(await walk(`/v1/treasury/payouts?${query}`))).toEqual([payout!.id]);
    }
    const movements = await walk(`/v1/treasury/transactions?externalReference=${externalReference}`);
    expect(idsOf(movements)).toEqual(movementIds.toReversed());
    const payins = await walk('/v1/treasury/payins?externalReference=reference&limit=3');
    expect(idsOf(payins)).toEqual(idsOf(await walk('/v1/treasury/payins?limit=200')));
    expect(await walk('/v1/treasury/funding-instruments?externalReference=referenc')).toEqual([]);
    const both = `status=${(await tenant.payout(payout!.id)).status}&externalReference=${externalReference}`;
    expect(idsOf(await walk(`/v1/treasury/payouts?${both}`))).toEqual([payout!.id]);
    expect(await walk(`/v1/treasury/payouts?status=failed&externalReference=${externalReference}`)).toEqual(
      [],
    );
  });
});
