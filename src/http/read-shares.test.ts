import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ReadShares } from './read-shares.ts';

/** Reads that end when a test says so, on a clock that it moves on. */
function underTest() {
  let now = 0;
  const timers: { readonly at: number; readonly run: () => void }[] = [];
  const shares = new ReadShares({
    now: () => now,
    after: (ms, run) => void timers.push({ at: now + ms, run }),
  });
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
  const pass = (ms: number): void => {
    now += ms;
    for (const timer of timers.filter(({ at }) => at <= now).splice(0)) {
      timers.splice(timers.indexOf(timer), 1);
      timer.run();
    }
  };
  return { shares, begun, read, readMany, begunOf, pass };
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

  it('rest after long answers while others are about, without keeping the caller', async () => {
    const { shares, pass } = underTest();
    const read = (size: number, begun: string[]): Promise<number> => {
      const answer = (): Promise<number> => {
        begun.push(String(size));
        return Promise.resolve(size);
      };
      return shares.run('a', answer, (length) => length);
    };
    const alone: string[] = [];
    await Promise.all(Array.from({ length: 5 }, () => read(1_000_000, alone)));
    expect(alone).toHaveLength(5);
    shares.note('a');
    shares.note('b');
    const begun: string[] = [];
    const [first, ...others] = [1_100_000, 1_000, 1_000, 1_100_000, 1_000].map((size) => read(size, begun));
    await first;
    await turn();
    // The second share goes on alone, up to a long answer of its own.
    expect(begun).toEqual(['1100000', '1000', '1000', '1100000']);
    pass(49);
    await turn();
    expect(begun).toHaveLength(4);
    pass(1);
    await Promise.all(others);
    expect(begun).toHaveLength(5);
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
