import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

async function turnsUntil(isDone: () => boolean): Promise<number> {
  let turns = 0;
  for (; !isDone(); turns += 1) await turn();
  return turns;
}

describe('requests that arrive together', () => {
  it('begin in their order, one at a time, with turns of the event loop between them', async () => {
    const turns = new Turns();
    const begun: number[] = [];
    for (let each = 0; each < 50; each += 1) turns.take(() => begun.push(each));
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
    expect(() => turns.take(() => expect.fail('at once'))).toThrow('at once');
    turns.take(() => begun.push('next'));
    await turnsUntil(() => begun.length > 0);
    expect(begun).toEqual(['next']);
  });
});

describe('a request that arrives alone', () => {
  it('begins at once', async () => {
    const turns = new Turns();
    let begun = 0;
    for (let each = 0; each < 3; each += 1) {
      turns.take(() => (begun += 1));
      expect(begun).toBe(each + 1);
      for (let passed = 0; passed < 5; passed += 1) await turn();
    }
  });
});
