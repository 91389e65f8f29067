import { randomUUID } from 'node:crypto';
import type { Ready, Wallet } from '../contestant.ts';
import { call } from './call.ts';
import { pay } from './pay.ts';
import { quantile } from './quantile.ts';

/** What callers ask for, again and again. */
export type Traffic = 'payouts' | 'overview' | 'movements';

/** What one round measured. Durations in milliseconds. */
export interface Round {
  readonly answered: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

async function ask(traffic: Traffic, url: string, wallet: Wallet): Promise<number> {
  if (traffic === 'overview') return (await call(`${url}/v1/treasury`, wallet.key, 'GET')).status;
  if (traffic === 'movements')
    return (await call(`${url}/v1/treasury/transactions`, wallet.key, 'GET')).status;
  return (await pay(url, wallet, randomUUID())).status;
}

/**
 * Keeps a number of callers busy for a while, each sending its next request when the last is answered.
 * @throws Error at the first answer that is no success
 */
export async function runLoad(
  traffic: Traffic,
  ready: Ready,
  callers: number,
  seconds: number,
): Promise<Round> {
  const expected = traffic === 'payouts' ? 201 : 200;
  const durations: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const caller = async (first: number): Promise<void> => {
    for (let turn = first; performance.now() < endsAt; turn += callers) {
      const wallet = ready.wallets[turn % ready.wallets.length];
      if (wallet === undefined) throw new Error('There is no wallet to ask about');
      const sentAt = performance.now();
      const status = await ask(traffic, ready.url, wallet);
      if (status !== expected) throw new Error(`${traffic} answered ${status}`);
      durations.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, index) => caller(index)));
  const elapsedMs = performance.now() - startedAt;
  return {
    answered: durations.length,
    perSecond: (durations.length * 1000) / elapsedMs,
    p50Ms: quantile(durations, 0.5),
    p99Ms: quantile(durations, 0.99),
  };
}
