import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Wallet } from '../contestant.ts';
import { pay } from '../load/pay.ts';

export interface FloodEnd {
  /** Payouts that were answered 201: one for each key. */
  readonly paid: number;
  readonly paidInTime: number;
  /** Answers 503. */
  readonly refused: number;
  /** Keys that were refused at least once, and paid with afterwards. */
  readonly cameBack: number;
  /** The whole seconds that refusals named, each with how often. */
  readonly retryAfter: ReadonlyMap<number, number>;
  /** What a refusal must not be, in words, with how often. */
  readonly faults: ReadonlyMap<string, number>;
}

/**
 * Floods a tenant: callers who all begin at once, each with its next payout when the last was answered. Who is refused
 * comes back within the second after the one that `Retry-After` names, with the same key. When told to stop, none
 * begins a new payout, and those that were refused are still paid.
 */
export async function flood(
  url: string,
  wallet: Wallet,
  callers: number,
  signal: AbortSignal,
): Promise<FloodEnd> {
  const end = { paid: 0, paidInTime: 0, refused: 0, cameBack: 0 };
  const retryAfter = new Map<number, number>();
  const faults = new Map<string, number>();
  const count = <Key>(counts: Map<Key, number>, key: Key): void =>
    void counts.set(key, (counts.get(key) ?? 0) + 1);

  const payUntilPaid = async (key: string): Promise<void> => {
    for (let refusals = 0; ; refusals += 1) {
      const { status, text, headers } = await pay(url, wallet, key);
      if (status === 201) {
        end.paid += 1;
        if (!signal.aborted) end.paidInTime += 1;
        if (refusals === 0) return;
        end.cameBack += 1;
        // A replay would say that the refused request had been carried out.
        if (headers['idempotent-replayed'] === 'true') count(faults, 'a refused write had happened');
        return;
      }
      if (status !== 503) count(faults, `answered ${status}: ${text.slice(0, 200)}`);
      end.refused += 1;
      const seconds = Number(headers['retry-after']);
      if (Number.isInteger(seconds) && seconds >= 1) count(retryAfter, seconds);
      else count(faults, `Retry-After: ${String(headers['retry-after'])}`);
      await delay((Math.max(1, seconds || 1) + Math.random()) * 1_000);
    }
  };
  const caller = async (): Promise<void> => {
    while (!signal.aborted) await payUntilPaid(randomUUID());
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return { ...end, retryAfter, faults };
}
