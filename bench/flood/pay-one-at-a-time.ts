import { randomUUID } from 'node:crypto';
import type { Wallet } from '../contestant.ts';
import { pay } from '../load/pay.ts';

/**
 * Pays one payout after the other until told to stop; answers how long each answer took, in ms.
 * @throws Error at the first answer that is no success
 */
export async function payOneAtATime(url: string, wallet: Wallet, signal: AbortSignal): Promise<number[]> {
  const durations: number[] = [];
  while (!signal.aborted) {
    const sentAt = performance.now();
    const { status, text } = await pay(url, wallet, randomUUID());
    if (status !== 201) throw new Error(`One who pays one at a time was answered ${status}: ${text}`);
    durations.push(performance.now() - sentAt);
  }
  return durations;
}
