import { describe, expect, it } from 'vitest';
import { runOpenLoop } from './open-loop.ts';

/** A server that answers in 1 ms, but for a while in which it stands still; with time of its own. */
function serverThatStands(from: number, until: number) {
  let time = 5_000;
  const waiting: { at: number; wake: () => void }[] = [];
  const sleepUntil = (at: number): Promise<void> =>
    new Promise((wake) => {
      waiting.push({ at, wake });
      waiting.sort((one, other) => one.at - other.at);
    });
  const sentAt: number[] = [];
  const loop = {
    now: () => time,
    sleep: (ms: number) => sleepUntil(time + ms),
    send: async () => {
      sentAt.push(time);
      const answersAt = time >= from && time < until ? until : time;
      await sleepUntil(answersAt + 1);
    },
  };
  const live = async (): Promise<void> => {
    for (;;) {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      const next = waiting.shift();
      if (next === undefined) return;
      time = Math.max(time, next.at);
      next.wake();
    }
  };
  return { loop, live, sentAt };
}

describe('an open loop', () => {
  it('sends evenly, and no more than its schedule says', async () => {
    const { loop, live, sentAt } = serverThatStands(0, 0);
    const [durations] = await Promise.all([runOpenLoop({ rate: 4, seconds: 1.5 }, loop), live()]);
    expect(sentAt).toEqual([5_000, 5_250, 5_500, 5_750, 6_000, 6_250]);
    expect(durations).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('counts the wait of every request that was due while the server stood still', async () => {
    const { loop, live } = serverThatStands(5_100, 6_000);
    const [durations] = await Promise.all([runOpenLoop({ rate: 10, seconds: 2 }, loop), live()]);
    const waited = durations.filter((ms) => ms > 1).toSorted((one, other) => one - other);
    // A closed loop of one caller would have had one slow answer, of 901 ms.
    expect(waited).toEqual([101, 201, 301, 401, 501, 601, 701, 801, 901]);
    expect(durations).toHaveLength(20);
  });

  it('counts from the moment at which a request was due, even where it could only be sent later', async () => {
    let time = 0;
    const durations = await runOpenLoop(
      { rate: 1_000, seconds: 0.003 },
      {
        now: () => time,
        // The generator itself was held up.
        sleep: async () => void (time = 50),
        send: () => Promise.resolve(),
      },
    );
    expect(durations.toSorted((one, other) => one - other)).toEqual([48, 49, 50]);
  });
});
