import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

const anybody = (): string => 'anybody';

async function turnsUntil(isDone: () => boolean): Promise<number> {
  let turns = 0;
  for (; !isDone(); turns += 1) await turn();
  return turns;
}

describe('requests that arrive together', () => {
  it('begin in their order, one at a time, with turns of the event loop between them', async () => {
    const turns = new Turns();
    const begun: number[] = [];
    for (let each = 0; each < 50; each += 1) turns.take(() => begun.push(each), anybody);
    expect(begun).toEqual([0]);
    const inTurn: number[] = [];
    await turnsUntil(() => {
      inTurn.push(begun.length);
      return begun.length === 50;
    });
    expect(begun).toEqual(Array.from({ length: 50 }, (_, each) => each));
    const steps = inTurn.slice(1).map((count, index) => count - (inTurn[index] ?? 0));
    expect(Math.max(...steps)).toBe(1);
    expect(steps.filter((step) => step === 0).length).toBeGreaterThanOrEqual(49);
  });

  it('do not keep the next ones waiting for those that fail at once', async () => {
    const turns = new Turns();
    const begun: string[] = [];
    expect(() => turns.take(() => expect.fail('at once'), anybody)).toThrow('at once');
    turns.take(() => begun.push('next'), anybody);
    await turnsUntil(() => begun.length > 0);
    expect(begun).toEqual(['next']);
  });
});

/** Turns on an event loop and a clock that a test moves on. */
function underTest() {
  let now = 0;
  let later: (() => void)[] = [];
  const timers: { readonly at: number; readonly run: () => void }[] = [];
  const turns = new Turns({
    now: () => now,
    afterTurn: (run) => void later.push(run),
    after: (ms, run) => void timers.push({ at: now + ms, run }),
  });
  const begun: string[] = [];
  const passTurn = (): void => {
    const due = later;
    later = [];
    for (const run of due) run();
  };
  const passTime = (ms: number): void => {
    now += ms;
    const due = timers.filter(({ at }) => at <= now);
    for (const timer of due) timers.splice(timers.indexOf(timer), 1);
    for (const { run } of due) run();
  };
  /** A request of a caller that holds the event loop for so long. */
  const send = (caller: string, ms: number): void => {
    const begin = (): void => {
      begun.push(caller);
      now += ms;
    };
    turns.take(begin, () => caller);
  };
  const passUntilBegun = (count: number): void => {
    for (let passed = 0; begun.length < count && passed < 1_000; passed += 1) passTurn();
  };
  return { begun, send, passTurn, passTime, passUntilBegun };
}

describe('requests of several callers', () => {
  it('begin in the order of what each caller has had of the event loop', () => {
    const { begun, send, passUntilBegun } = underTest();
    for (let count = 0; count < 30; count += 1) send('loud', 0.2);
    passUntilBegun(10);
    send('quiet', 0.2);
    send('quiet', 0.2);
    passUntilBegun(32);
    expect(begun.slice(10, 15)).toEqual(['quiet', 'loud', 'quiet', 'loud', 'loud']);
  });

  it('are expensive for their own caller: ten others begin beside one of them', () => {
    const { begun, send, passUntilBegun } = underTest();
    for (let count = 0; count < 30; count += 1) {
      send('cheap', 0.1);
      send('dear', 1);
    }
    passUntilBegun(24);
    expect(begun.filter((caller) => caller === 'dear').length).toBeLessThanOrEqual(4);
  });

  it('wait for three times as long as one of them held the event loop, if that was long, while those of others go on', () => {
    const { begun, send, passTurn, passTime, passUntilBegun } = underTest();
    send('other', 0.1);
    for (let count = 0; count < 4; count += 1) send('long', 10);
    send('other', 0.1);
    passUntilBegun(3);
    for (let passed = 0; passed < 20; passed += 1) passTurn();
    expect(begun).toEqual(['other', 'long', 'other']);
    send('other', 1);
    expect(begun).toEqual(['other', 'long', 'other', 'other']);
    passTime(28);
    expect(begun).toHaveLength(4);
    passTime(2);
    passUntilBegun(5);
    expect(begun.slice(4)).toEqual(['long']);
  });

  it('do not wait for what one has held while it has the process to itself', () => {
    const { begun, send, passUntilBegun } = underTest();
    for (let count = 0; count < 20; count += 1) send('long', 10);
    passUntilBegun(20);
    expect(begun).toHaveLength(20);
  });
});

describe('a request that arrives alone', () => {
  it('begins at once', async () => {
    const turns = new Turns();
    let begun = 0;
    for (let each = 0; each < 3; each += 1) {
      turns.take(() => (begun += 1), anybody);
      expect(begun).toBe(each + 1);
      for (let passed = 0; passed < 5; passed += 1) await turn();
    }
  });
});
