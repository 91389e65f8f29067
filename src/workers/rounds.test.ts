import { expect, it } from 'vitest';
import { LoopHealth } from './loop-health.ts';
import { Rounds } from './rounds.ts';

const TIMES = { failingAfterMs: 15_000, firstBackOffMs: 1, longestBackOffMs: 5 };

const loopTelling = (faults: unknown[]): LoopHealth =>
  new LoopHealth(['orders'], {
    now: () => performance.now(),
    times: TIMES,
    onFault: (_worker, error) => void faults.push(error),
  });

it('goes on after a round that failed, and ends with the round that is under way', async () => {
  const faults: unknown[] = [];
  const signals: AbortSignal[] = [];
  let finish = (): void => undefined;
  let begun = (): void => undefined;
  const third = new Promise<void>((resolve) => (begun = resolve));
  const rounds = new Rounds({
    restMs: 0,
    loop: loopTelling(faults),
    round: async (signal) => {
      signals.push(signal);
      if (signals.length < 3) throw new Error(`round ${signals.length}`);
      begun();
      await new Promise<void>((resolve) => (finish = resolve));
    },
  });
  rounds.start();
  await third;
  const stopped = rounds.stop();
  expect(signals[2]!.aborted).toBe(true);
  finish();
  await stopped;
  expect(signals).toHaveLength(3);
  expect(faults.map(String)).toEqual(['Error: round 1', 'Error: round 2']);
});

it('does not wait for its rest when it is stopped', async () => {
  let count = 0;
  const rounds = new Rounds({
    restMs: 3_600_000,
    loop: loopTelling([]),
    round: async () => {
      await Promise.resolve();
      count += 1;
    },
  });
  rounds.start();
  await rounds.stop();
  expect(count).toBe(1);
});

it('rests first where it is to, and each time as long as the round before it says', async () => {
  const asked: number[] = [];
  let ended = (): void => undefined;
  const second = new Promise<void>((resolve) => (ended = resolve));
  let count = 0;
  const rounds = new Rounds({
    restsFirst: true,
    restMs: (tookMs) => {
      asked.push(tookMs);
      expect(asked.length).toBe(count + 1);
      return 0;
    },
    loop: loopTelling([]),
    round: async () => {
      count += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (count === 2) ended();
    },
  });
  rounds.start();
  await second;
  await rounds.stop();
  const [first, ...others] = asked;
  expect(first).toBe(0);
  expect(others.length).toBeGreaterThanOrEqual(1);
  expect(Math.min(...others)).toBeGreaterThan(15);
});
