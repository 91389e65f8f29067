import { setTimeout as delay } from 'node:timers/promises';

/** Lets time pass; a signal ends it before. */
export type Rest = (ms: number, signal?: AbortSignal) => Promise<void>;

/**
 * Rests for so long, and keeps no process alive by it.
 * @param signal ends the rest, which is no failure
 */
export async function rest(ms: number, signal?: AbortSignal): Promise<void> {
  const options = { ref: false, ...(signal === undefined ? {} : { signal }) };
  // A rest fails by its signal alone.
  await delay(ms, undefined, options).catch(() => undefined);
}
