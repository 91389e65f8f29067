/** How an open loop sends: evenly, so many requests a second for a while, whatever becomes of those before. */
export interface Schedule {
  readonly rate: number;
  readonly seconds: number;
}

/** What an open loop runs on: moments and durations in milliseconds. */
export interface OpenLoop {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** Sends the request of a number, from 0, and resolves when it is answered. */
  readonly send: (turn: number) => Promise<void>;
}

/**
 * Sends by a schedule and answers how long each request took, from the moment at which it was due: what waits behind a
 * server that stands still is not left out, nor begun later (coordinated omission).
 */
export async function runOpenLoop(
  { rate, seconds }: Schedule,
  { now, sleep, send }: OpenLoop,
): Promise<number[]> {
  const total = Math.floor(rate * seconds);
  const startedAt = now();
  const dueAt = (turn: number): number => startedAt + (turn * 1_000) / rate;
  const durations: number[] = [];
  const answers: Promise<void>[] = [];
  const sendDue = async (turn: number): Promise<void> => {
    await send(turn);
    durations.push(now() - dueAt(turn));
  };
  for (let turn = 0; turn < total; turn += 1) {
    const wait = dueAt(turn) - now();
    if (wait > 0) await sleep(wait);
    answers.push(sendDue(turn));
  }
  await Promise.all(answers);
  return durations;
}
