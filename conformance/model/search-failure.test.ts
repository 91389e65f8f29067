import fc from 'fast-check';
import { setImmediate as immediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Broken } from '../suite/failure.ts';
import { searchFailure } from './search-failure.ts';

const broken = (message: string): Broken => new Broken('getTreasury', message, [], null);
const search = { seed: 7, runs: 50, examples: [], timeLimitMs: 60_000 };

const LIMIT_MS = 1_000;

describe('searchFailure', () => {
  it('answers with the shortest sequence that breaks', async () => {
    const found = await searchFailure(
      fc.array(fc.nat(9), { maxLength: 8 }),
      (sequence) =>
        sequence.length >= 2 ? Promise.reject(broken(`${sequence.length} commands`)) : Promise.resolve(),
      search,
    );
    expect(found).toMatchObject({ sequence: [0, 0], broken: { message: '2 commands' } });
    expect(found?.steps).toBeGreaterThan(0);
  });

  it('answers nothing where all hold', async () => {
    let runs = 0;
    const found = await searchFailure(
      fc.nat(),
      () => {
        runs += 1;
        return Promise.resolve();
      },
      search,
    );
    expect([found, runs]).toEqual([undefined, 50]);
  });

  describe('whose time is up while a sequence is under way', () => {
    /** The time is up in the third sequence, and in no other. */
    const runOf = (end: () => void) => {
      let begun = 0;
      return async (): Promise<void> => {
        begun += 1;
        if (begun < 3) return;
        vi.advanceTimersByTime(LIMIT_MS);
        await immediate();
        end();
      };
    };

    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('has ended it, and begins no other', async () => {
      let ended = 0;
      const run = runOf(() => (ended += 1));
      await searchFailure(fc.nat(), run, { ...search, timeLimitMs: LIMIT_MS });
      expect(ended).toBe(1);
    });

    it('tells what broke in it', async () => {
      const run = runOf(() => {
        throw broken('late');
      });
      const found = await searchFailure(fc.nat(), run, { ...search, timeLimitMs: LIMIT_MS });
      expect(found?.broken.message).toBe('late');
    });
  });

  it('throws what is no finding', async () => {
    await expect(
      searchFailure(fc.nat(), () => Promise.reject(new Error('the network is gone')), search),
    ).rejects.toThrow('the network is gone');
  });
});
