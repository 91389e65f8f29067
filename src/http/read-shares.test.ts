import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ReadShares } from './read-shares.ts';

const CONNECTIONS = 8;

/** Reads that end when a test says so, on a clock that it moves on. */
function underTest() {
  let now = 0;
  const timers: { readonly at: number; readonly run: () => void }[] = [];
  let later: (() => void)[] = [];
  const shares = new ReadShares(CONNECTIONS, {
    now: () => now,
    afterTurn: (run) => void later.push(run),
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
  const spend = (ms: number): void => {
    now += ms;
  };
  const turnsOver = (): void => {
    const due = later;
    later = [];
    for (const run of due) run();
  };
  const pass = (ms: number): void => {
    now += ms;
    for (const timer of timers.filter(({ at }) => at <= now).splice(0)) {
      timers.splice(timers.indexOf(timer), 1);
      timer.run();
    }
  };
  return { shares, begun, read, readMany, begunOf, spend, turnsOver, pass };
}

describe('reads of an account', () => {
  it('leave one connection to the next account while it is alone', async () => {
    const { shares, begun, readMany, begunOf } = underTest();
    shares.note('a');
    shares.note('a');
    void readMany('a', 50);
    expect(begunOf('a')).toBe(CONNECTIONS - 1);
    shares.note('b');
    void readMany('b', 1);
    expect(begunOf('b')).toBe(1);
    begun[0]?.end();
    await turn();
    expect(begunOf('a')).toBe(CONNECTIONS - 1);
  });

  it('go on one for one while it is alone, without a rest', async () => {
    const { shares, begun, readMany, begunOf } = underTest();
    shares.note('a');
    void readMany('a', 50);
    for (const [place] of Array.from({ length: 5 }).entries()) {
      begun[place]?.end();
      await turn();
      expect(begunOf('a')).toBe(CONNECTIONS + place);
    }
  });

  it('are two at once while others are about, and go on one for one', async () => {
    const { shares, begun, readMany, begunOf, turnsOver } = underTest();
    shares.note('a');
    shares.note('b');
    void readMany('a', 5);
    void readMany('b', 1);
    expect([begunOf('a'), begunOf('b')]).toEqual([2, 1]);
    begun[0]?.end();
    await turn();
    turnsOver();
    await turn();
    expect(begunOf('a')).toBe(3);
  });

  it('rest beside others by what the answer has cost, while more are at hand than there are shares', async () => {
    const { shares, spend, turnsOver, pass } = underTest();
    const begun: string[] = [];
    const read = (name: string, readMs: number): Promise<void> =>
      shares.run('a', () => {
        begun.push(name);
        spend(readMs);
        return Promise.resolve();
      });
    await Promise.all(Array.from({ length: 5 }, () => read('alone', 100)));
    expect(begun.splice(0)).toHaveLength(5);
    shares.note('a');
    shares.note('b');
    const answered = read('first', 4);
    const others = ['second', 'third', 'fourth', 'fifth'].map((name) => read(name, 0));
    // Its caller has the answer; its share rests for six times 2 ms and one and a half times 4 ms.
    await answered;
    await turn();
    spend(2);
    turnsOver();
    pass(11);
    expect(begun).toEqual(['first', 'second']);
    pass(1);
    await turn();
    expect(begun).toEqual(['first', 'second', 'third']);
    // Short ones give their share back at once.
    turnsOver();
    await Promise.all(others);
    expect(begun).toHaveLength(5);
  });

  it('do not rest for a caller that reads one after the other', async () => {
    const { shares, spend } = underTest();
    shares.note('a');
    shares.note('b');
    let begun = 0;
    for (let count = 1; count <= 5; count += 1) {
      const answered = shares.run('a', () => {
        begun += 1;
        spend(100);
        return Promise.resolve();
      });
      expect(begun).toBe(count);
      await answered;
    }
  });

  it('go on after one that fails', async () => {
    const { shares, begun, readMany, begunOf, turnsOver } = underTest();
    shares.note('a');
    shares.note('b');
    const [first] = readMany('a', 3);
    begun[0]?.fail();
    await expect(first).rejects.toThrow('failed');
    await turn();
    turnsOver();
    await turn();
    expect(begunOf('a')).toBe(3);
  });

  it('take all of its connections when one ends and the others have been away for a second', async () => {
    const { shares, begun, readMany, begunOf, pass } = underTest();
    shares.note('a');
    shares.note('b');
    void readMany('a', 9);
    shares.note('a');
    pass(1_000);
    begun[0]?.end();
    await turn();
    expect(begunOf('a')).toBe(CONNECTIONS);
  });
});
