import { expect, it } from 'vitest';
import type { Exchange } from '../http/exchange.ts';
import { judgePage, judgePageRecords } from './judge-page.ts';

const MIB = 1024 * 1024;

function pageOf(sizes: readonly number[]): Exchange {
  const data = sizes.map((size, index) => ({
    id: `rec_${9 - index}`,
    createdAt: '2026-01-01T00:00:00.000Z',
    note: 'x'.repeat(size),
  }));
  const json = { data, hasMore: false, nextCursor: null };
  return {
    operationId: 'listThings',
    request: { method: 'GET', target: '/things', headers: {}, body: undefined },
    response: { status: 200, headers: new Map(), bodyText: JSON.stringify(json), json },
  } as unknown as Exchange;
}

it('lets a page be a mebibyte large, and a single record larger', () => {
  expect(judgePage(pageOf([MIB / 2, MIB / 4]))).toEqual([]);
  expect(judgePage(pageOf([2 * MIB]))).toEqual([]);
});

it('finds a page of several records that is larger', () => {
  const faults = judgePage(pageOf([MIB / 2, MIB / 2]));
  expect(faults).toEqual([expect.stringMatching(/^the page has \d+ bytes where 1048576 are the most$/)]);
});

it.each(['occurredAt', 'createdAt', 'generatedAt', 'startedAt', 'completedAt'])(
  'knows the moment that from and to read by the name %s',
  (name) => {
    const page = (from: string): Exchange => {
      const json = {
        data: [{ id: 'rec_1', [name]: '2026-01-02T00:00:00.000Z' }],
        hasMore: false,
        nextCursor: null,
      };
      return {
        operationId: 'listThings',
        request: { method: 'GET', target: `/things?from=${from}`, headers: {}, body: undefined },
        response: { status: 200, headers: new Map(), bodyText: JSON.stringify(json), json },
      } as unknown as Exchange;
    };
    expect(judgePageRecords(page('2026-01-02T00:00:00Z'))).toEqual([]);
    expect(judgePageRecords(page('2026-01-03T00:00:00Z'))).toEqual([
      'the page shows a record that its filters leave out',
    ]);
  },
);
