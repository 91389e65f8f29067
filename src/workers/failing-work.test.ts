import { describe, expect, it } from 'vitest';
import { FailingWork } from './failing-work.ts';

describe('work that failed', () => {
  it('is tried again after 0.2, 0.4, 0.8 seconds, and at last each five minutes', () => {
    let now = 0;
    const failing = new FailingWork(() => now);
    const waits: number[] = [];
    for (let each = 0; each < 14; each += 1) {
      failing.note('a');
      const since = now;
      while (failing.waiting().includes('a')) now += 100;
      waits.push(now - since);
    }
    expect(waits.slice(0, 4)).toEqual([200, 400, 800, 1_600]);
    expect(waits.slice(-2)).toEqual([300_000, 300_000]);
  });

  it('counts anew once it went well', () => {
    let now = 0;
    const failing = new FailingWork(() => now);
    failing.note('a');
    failing.note('a');
    failing.forget('a');
    expect(failing.waiting()).toEqual([]);
    failing.note('a');
    now = 200;
    expect(failing.waiting()).toEqual([]);
  });

  it('is forgotten when there is too much of it, what failed longest ago first', () => {
    const failing = new FailingWork(() => 0);
    for (let each = 0; each < 3_000; each += 1) failing.note(`work ${each}`);
    const waiting = failing.waiting();
    expect(waiting).toHaveLength(2_000);
    expect([waiting[0], waiting.at(-1)]).toEqual(['work 1000', 'work 2999']);
  });
});
