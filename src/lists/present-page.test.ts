import { describe, expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';
import type { ListPage } from './list-page.ts';
import { presentLinkedPage, presentPage } from './present-page.ts';

const KIB = 1024;

/** A page of so many rows, each shown in so many bytes. */
function pageOf(rows: number): ListPage<number> {
  return {
    rows: Array.from({ length: rows }, (_, index) => index),
    hasMore: true,
    heldMs: 1_000,
    cursorBehind: (row) => `after-${row}`,
    targetOf: (cursor) => `/v1/things?cursor=${cursor}`,
  };
}

/** Counts the turns of the event loop while something is worked on. */
async function turnsOf(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    if (isOver) return;
    turns += 1;
    setImmediate(count);
  };
  setImmediate(count);
  await work;
  isOver = true;
  return turns;
}

describe.each([
  ['with a cursor', presentPage],
  ['with a link alone', presentLinkedPage],
] as const)('a page %s', (_form, presentOf) => {
  const present = (row: number) => ({ row, text: 'x'.repeat(10 * KIB) });

  it('is written once, and says so much as its body', async () => {
    const reply = await presentOf(pageOf(3), present);
    expect(JSON.parse(reply.bodyText)).toEqual(reply.body);
    expect(reply.heldMs).toBeGreaterThan(1_000);
    expect(reply.headers).toEqual({ Link: '</v1/things?cursor=after-2>; rel="next"' });
  });

  it('holds the event loop for a part of its rows at a time, and not at all for its sending', async () => {
    expect(await turnsOf(presentOf(pageOf(4), present))).toBe(0);
    // 1 MiB is cut off behind 101 rows, of which five are worked on at a time.
    expect(await turnsOf(presentOf(pageOf(200), present))).toBeGreaterThanOrEqual(20);
  });
});

it('what is enough is not worked on further', async () => {
  const seen: number[] = [];
  await inTurns([1, 2, 3, 4], (item) => {
    seen.push(item);
    return item === 2 ? 'enough' : 200 * KIB;
  });
  expect(seen).toEqual([1, 2]);
});
