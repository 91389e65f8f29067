import { fromString, toUUID } from 'typeid-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newId } from './ids.ts';

const MANY = 3_000;

function momentOf(id: string): number {
  return Number.parseInt(toUUID(fromString(id)).replaceAll('-', '').slice(0, 12), 16);
}

afterEach(() => {
  vi.useRealTimers();
});

describe('an identifier', () => {
  it('is a TypeID of a UUIDv7, as a library reads it, of this moment', () => {
    const before = Date.now();
    const ids = Array.from({ length: MANY }, () => fromString(newId('pay'), 'pay'));
    const after = Date.now();
    for (const id of ids) {
      const uuid = toUUID(id);
      expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      expect(momentOf(id)).toBeGreaterThanOrEqual(before);
      expect(momentOf(id)).toBeLessThanOrEqual(after);
    }
  });

  it('sorts behind every one that was made before it, also where the clock is set back a little', () => {
    const now = Date.now();
    vi.useFakeTimers({ now });
    const made: string[] = [];
    for (const backMs of [0, 5, 9_000, 0]) {
      vi.setSystemTime(now - backMs);
      for (let each = 0; each < 1_000; each += 1) made.push(newId('evt'));
    }
    expect(made).toEqual(made.toSorted());
    expect(new Set(made).size).toBe(made.length);
  });

  it('follows a clock that is set back a long way', () => {
    const now = Date.now();
    vi.useFakeTimers({ now: now - 60_000 });
    expect(momentOf(newId('req'))).toBe(now - 60_000);
  });

  it('has 43 random bits behind its count, each of which is set as often as not', () => {
    const counts = new Array<number>(43).fill(0);
    for (let each = 0; each < MANY; each += 1) {
      const bits = BigInt(`0x${toUUID(fromString(newId('mov'))).replaceAll('-', '')}`);
      for (const bit of counts.keys()) if ((bits >> BigInt(bit)) & 1n) counts[bit]! += 1;
    }
    // Nine standard deviations: a fair bit is outside once in 10^19.
    const allowed = 9 * Math.sqrt(MANY / 4);
    for (const count of counts) expect(Math.abs(count - MANY / 2)).toBeLessThan(allowed);
  });
});
