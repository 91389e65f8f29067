import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ReadShares } from './read-shares.ts';

/** Reads that end when a test says so, on a clock that it moves on. */
function underTest() {
  let now = 0;
  const shares = new ReadShares(() => now);
  const begun: { readonly of: string; readonly end: () => void; readonly fail: () => void }[] = [];
  const read = (of: string): Promise<void> =>
    shares.run(
      of,
      () =>
        new Promise<void>((resolve, reject) => {
          begun.push({ of, end: resolve, fail: () => reject(new Error('failed')) });
        }),
    );
  const readMany = (of: string, count: number): Promise<void>[] =>
    Array.from({ length: count }, () => read(of));
  const begunOf = (of: string): number => begun.filter((each) => each.of === of).length;
  return { shares, begun, read, readMany, begunOf, pass: (ms: number) => void (now += ms) };
}

describe('reads of an account', () => {
  it('are not bounded while it is alone', () => {
    const { shares, readMany, begunOf } = underTest();
    shares.note('a');
    shares.note('a');
    void readMany('a', 50);
    expect(begunOf('a')).toBe(50);
  });

  it('are two at once while others are about, and go on one for one', async () => {
    const { shares, begun, readMany, begunOf } = underTest();
    shares.note('a');
    shares.note('b');
    void readMany('a', 5);
    void readMany('b', 1);
    expect([begunOf('a'), begunOf('b')]).toEqual([2, 1]);
    begun[0]?.end();
    await turn();
    expect(begunOf('a')).toBe(3);
  });

  it('go on after one that fails', async () => {
    const { shares, begun, readMany, begunOf } = underTest();
    shares.note('a');
    shares.note('b');
    const [first] = readMany('a', 3);
    begun[0]?.fail();
    await expect(first).rejects.toThrow('failed');
    await turn();
    expect(begunOf('a')).toBe(3);
  });

  it('all go on when one ends and the others have been away for a second', async () => {
    const { shares, begun, readMany, begunOf, pass } = underTest();
    shares.note('a');
    shares.note('b');
    void readMany('a', 9);
    shares.note('a');
    pass(1_000);
    begun[0]?.end();
    await turn();
    expect(begunOf('a')).toBe(9);
  });
});
