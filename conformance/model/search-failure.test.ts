import fc from 'fast-check';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Broken } from '../suite/failure.ts';
import { searchFailure } from './search-failure.ts';

const broken = (message: string): Broken => new Broken('getTreasury', message, [], null);
const search = { seed: 7, runs: 50, examples: [], timeLimitMs: 60_000 };

/** fast-check's own clock, which no test can move. */
const LIMIT_MS = 500;

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

  it('has ended the sequence that was under way when its time was up', async () => {
    let [begun, ended] = [0, 0];
    const run = async (): Promise<void> => {
      begun += 1;
      await delay(LIMIT_MS / 3);
      ended += 1;
    };
    await searchFailure(fc.nat(), run, { ...search, runs: 1_000, timeLimitMs: LIMIT_MS });
    expect(begun).toBeLessThan(1_000);
    expect(ended).toBe(begun);
  });

  it('tells what broke in the sequence that was under way when its time was up', async () => {
    const run = async (): Promise<void> => {
      // The limit began to run before this sequence did.
      await delay(LIMIT_MS);
      throw broken('late');
    };
    const found = await searchFailure(fc.nat(), run, { ...search, timeLimitMs: LIMIT_MS });
    expect(found?.broken.message).toBe('late');
  });

  it('throws what is no finding', async () => {
    await expect(
      searchFailure(fc.nat(), () => Promise.reject(new Error('the network is gone')), search),
    ).rejects.toThrow('the network is gone');
  });
});
