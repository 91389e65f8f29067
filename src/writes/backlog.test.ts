import { describe, expect, it } from 'vitest';
import { Backlog } from './backlog.ts';

const WRITE_MS = 2;

function backlogOf(loads: Readonly<Record<string, number>>): Backlog {
  const backlog = new Backlog();
  for (const [lock, writes] of Object.entries(loads)) {
    for (let count = 0; count < writes; count += 1) expect(backlog.admit(lock, 0)).toBeDefined();
  }
  return backlog;
}

describe('a backlog', () => {
  it('takes 1,024 writes of one lock, 10,000 in all, and more again when some are answered', () => {
    const locks = Array.from({ length: 9 }, (_, index) => [`lock ${index}`, 1_024] as const);
    const backlog = backlogOf(Object.fromEntries(locks));
    expect(backlog.admit('lock 0', 0)).toBeUndefined();
    for (let count = 9 * 1_024; count < 10_000; count += 1) expect(backlog.admit('more', 0)).toBeDefined();
    expect(backlog.admit('more', 0)).toBeUndefined();
    expect(backlog.admit('another', 0)).toBeUndefined();
    backlog.release('lock 0', 4_096);
    expect(backlog.load.writes).toBe(9_999);
    expect(backlog.admit('another', 0)).toBe(4_096);
  });

  it('counts a body beside what every write counts for, and gives back what it counted', () => {
    const backlog = new Backlog();
    const counted = [0, 1, 16_384].map((bytes) => backlog.admit('a', bytes) ?? Number.NaN);
    expect(counted).toEqual([4_096, 4_097, 20_480]);
    expect(backlog.load).toEqual({ writes: 3, bytes: 28_673 });
    for (const bytes of counted) backlog.release('a', bytes);
    expect(backlog.load).toEqual({ writes: 0, bytes: 0 });
  });
});

describe('a caller who is sent away', () => {
  it('is told when there will be room, a turn later than the one before', () => {
    const backlog = backlogOf({ a: 1_024 });
    const told = Array.from({ length: 1_000 }, () => backlog.secondsUntilRoom('a', 0, WRITE_MS));
    // 1,024 writes of 2 ms are done after 2.05 s, and each of those who come back takes 2 ms more.
    expect(told[0]).toBe(3);
    expect(told.at(-1)).toBe(5);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect(told.filter((seconds) => seconds === 4)).toHaveLength(500);
  });

  it('waits for the writes of others as far as groups are shared with them', () => {
    const backlog = backlogOf({ a: 1_000, b: 1_000, c: 10 });
    expect(backlog.secondsUntilRoom('a', 0, WRITE_MS)).toBe(5);
    expect(backlog.secondsUntilRoom('c', 0, WRITE_MS)).toBe(1);
  });

  it('is never told to stay away for longer than half a minute, however many were told before', () => {
    const backlog = backlogOf({ a: 1_024 });
    const told = Array.from({ length: 40_000 }, () => backlog.secondsUntilRoom('a', 0, WRITE_MS));
    expect(Math.max(...told)).toBe(30);
    expect(Math.min(...told)).toBe(3);
    // Nor do all who come after that come back in one second.
    const shares = new Map<number, number>();
    for (const seconds of told) shares.set(seconds, (shares.get(seconds) ?? 0) + 1);
    expect(Math.max(...shares.values())).toBeLessThan(2_000);
  });

  it('is told one of many moments though it takes minutes to work off what waits', () => {
    const backlog = backlogOf({ a: 1_024 });
    const told = Array.from({ length: 1_000 }, () => backlog.secondsUntilRoom('a', 0, 100));
    expect(Math.min(...told)).toBe(15);
    expect(Math.max(...told)).toBe(30);
    expect(new Set(told).size).toBe(16);
  });

  it('may come back at once where nothing waits', () => {
    expect(new Backlog().secondsUntilRoom('a', 0, WRITE_MS)).toBe(1);
    expect(backlogOf({ a: 1 }).secondsUntilRoom('a', 0, WRITE_MS)).toBe(1);
  });
});
