import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';
import type { WaitingWrite } from './fair-queue.ts';

const SHARE = 5;

const LOCKS = ['a', 'b', 'c', 'd', 'e'] as const;

/** Each of them as the queue sees it; the last one takes older writes out, as the deadline does. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      lock: fc.constantFrom(...LOCKS),
      count: fc.nat(40),
      isCalled: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('take' as const), back: fc.nat(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('line' as const),
      to: fc.constantFrom('setAside', 'letBack', 'takeAside'),
      lock: fc.constantFrom(...LOCKS),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('takeOlder' as const), age: fc.nat(60) }) },
);

describe('the queue', () => {
  it('gives out every write once, and of a lock those of callers and its own each in the order of their arrival, whatever is done to it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const queue = new FairQueue();
        const aside = new Set<string>();
        const given: WaitingWrite[] = [];
        let now = 0;
        const give = (writes: readonly WaitingWrite[]): void => void given.push(...writes);
        for (const each of steps) {
          if (each.do === 'add') {
            for (let count = 0; count < each.count; count += 1)
              queue.add(waiting(each.lock, (now += 1), each.isCalled));
          } else if (each.do === 'take') {
            const taken = queue.take(now, SHARE);
            expect(taken.length).toBeLessThanOrEqual(128);
            expect(taken.filter(({ lock }) => aside.has(lock))).toEqual([]);
            // The last of some locks come back, as those do that another process holds.
            const back = new Set(LOCKS.slice(0, each.back) as readonly string[]);
            give(taken.filter(({ lock }) => !back.has(lock)));
            queue.putBack(taken.filter(({ lock }) => back.has(lock)));
          } else if (each.do === 'line') {
            if (each.to === 'setAside') {
              queue.setAside(each.lock);
              aside.add(each.lock);
            } else if (each.to === 'letBack') {
              queue.letBack(each.lock);
              aside.delete(each.lock);
            } else if (aside.has(each.lock)) give(queue.takeAside(each.lock));
          } else {
            const older = queue.takeOlder(now - each.age);
            expect(older.every(({ submittedAt }) => submittedAt <= now - each.age)).toBe(true);
            give(older);
            expect(queue.oldest ?? Infinity).toBeGreaterThan(now - each.age);
          }
        }
        for (const lock of LOCKS) queue.letBack(lock);
        for (let taken = queue.take(now, SHARE); taken.length > 0; taken = queue.take(now, SHARE))
          give(taken);
        expect(queue.oldest).toBeUndefined();
        expect(new Set(given).size).toBe(given.length);
        expect(given).toHaveLength(now);
        for (const lock of LOCKS) {
          for (const isCalled of [true, false]) {
            const own = given.filter((each) => each.lock === lock && 'request' in each.write === isCalled);
            const moments = own.map(({ submittedAt }) => submittedAt);
            expect(moments).toEqual(moments.toSorted((one, other) => one - other));
          }
        }
      }),
    );
  });

  it('takes no more of one lock than of another that waits as long, and something of each, beside one who has few', () => {
    const many = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 11 });
    const counts = fc.tuple(many, fc.integer({ min: 1, max: 2 })).map(([lengths, few]) => [...lengths, few]);
    fc.assert(
      fc.property(counts, (lengths) => {
        const queue = new FairQueue();
        for (const [index, length] of lengths.entries()) {
          for (let count = 0; count < length; count += 1) queue.add(waiting(`lock ${index}`, 0));
        }
        const taken = queue.take(0, SHARE);
        const isFlood = lengths.reduce((sum, length) => sum + length, 0) > 8;
        for (const [index, length] of lengths.entries()) {
          const count = taken.filter(({ lock }) => lock === `lock ${index}`).length;
          expect(count).toBe(isFlood ? Math.min(SHARE, length) : length);
        }
      }),
    );
  });

  it('takes a full group of a lock that is alone, and again when the others have been gone for a second', () => {
    const queue = new FairQueue();
    const fill = (now: number): void => {
      for (let count = 0; count < 200; count += 1) queue.add(waiting('a', now));
    };
    fill(0);
    expect(queue.take(0, SHARE)).toHaveLength(128);
    queue.add(waiting('b', 10));
    fill(20);
    expect(queue.take(20, SHARE)).toHaveLength(1 + SHARE);
    expect(queue.take(1_000, SHARE)).toHaveLength(SHARE);
    expect(queue.take(1_020, SHARE)).toHaveLength(128);
  });

  it('takes a full group where nobody but this process itself is about, be they few at first', () => {
    const queue = new FairQueue();
    queue.add(waiting('a', 0));
    queue.add(waiting('platform', 0, false));
    queue.add(waiting('a', 0));
    expect(queue.take(0, SHARE)).toHaveLength(3);
    for (let count = 0; count < 200; count += 1) queue.add(waiting('a', 1));
    expect(queue.take(1, SHARE)).toHaveLength(128);
  });

  it('shares a group with one who signs in', () => {
    const queue = new FairQueue();
    for (let count = 0; count < 200; count += 1) queue.add(waiting('a', 0));
    queue.add(waiting('email:somebody', 0, false));
    expect(queue.take(0, SHARE)).toHaveLength(SHARE + 1);
  });

  it('takes full groups of those who all have many, and shares again beside one who has few', () => {
    const queue = new FairQueue();
    const fill = (now: number): void => {
      for (let count = 0; count < 100; count += 1)
        for (const lock of ['a', 'b']) queue.add(waiting(lock, now));
    };
    fill(0);
    queue.add(waiting('platform', 0, false));
    expect(queue.take(0, SHARE)).toHaveLength(128);
    queue.add(waiting('c', 1));
    fill(2);
    expect(queue.take(2, SHARE)).toHaveLength(2 * SHARE + 1);
    fill(900);
    expect(queue.take(900, SHARE)).toHaveLength(2 * SHARE);
    expect(queue.take(1_002, SHARE)).toHaveLength(128);
  });

  it('takes a write that a caller waits for before those that its account set off, and these in turns with it', () => {
    const queue = new FairQueue();
    for (let count = 0; count < 100; count += 1) queue.add(waiting('a', 0));
    for (let count = 0; count < 3; count += 1) queue.add(waiting('b', 0, false));
    queue.add(waiting('b', 1));
    queue.add(waiting('b', 1));
    const takenOf = (): string[] =>
      queue
        .take(2, 1)
        .filter(({ lock }) => lock === 'b')
        .map(({ write }) => ('request' in write ? 'called' : 'own'));
    expect([takenOf(), takenOf(), takenOf(), takenOf(), takenOf()].flat()).toEqual([
      'called',
      'own',
      'called',
      'own',
      'own',
    ]);
  });

  it('serves each of more locks than a group has room for in turn', () => {
    const queue = new FairQueue();
    for (let lock = 0; lock < 300; lock += 1) for (const at of [0, 1]) queue.add(waiting(String(lock), at));
    const locksOf = (writes: readonly WaitingWrite[]): number[] => writes.map(({ lock }) => Number(lock));
    const first = locksOf(queue.take(1, SHARE));
    const second = locksOf(queue.take(1, SHARE));
    expect(new Set([...first, ...second]).size).toBe(256);
  });
});

/** A write of a tenant's caller, or one without a request, which names its own lock. */
function waiting(lock: string, submittedAt: number, isCalled = true): WaitingWrite {
  const never = (): never => {
    throw new Error('Nobody is answered here');
  };
  const write = isCalled ? { tenantId: lock, request: {} } : { lock };
  return { write: write as never, lock, bytes: 0, submittedAt, resolve: never, reject: never };
}
