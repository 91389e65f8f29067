import { expect, it } from 'vitest';
import { Rounds } from './rounds.ts';

it('goes on after a round that failed, and ends with the round that is under way', async () => {
  const faults: unknown[] = [];
  const signals: AbortSignal[] = [];
  let finish = (): void => undefined;
  let begun = (): void => undefined;
  const third = new Promise<void>((resolve) => (begun = resolve));
  const rounds = new Rounds({
    restMs: 0,
    onFault: (error) => void faults.push(error),
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
    onFault: () => undefined,
    round: () => Promise.resolve(void (count += 1)),
  });
  rounds.start();
  await rounds.stop();
  expect(count).toBe(1);
});
