import { call, type Answer } from './call.ts';
import type { Wallet } from '../contestant.ts';

/** The body of a payout of one dollar. */
export function payoutOf({ beneficiaryId }: Wallet, externalReference: string): object {
  return { beneficiaryId, amount: '1.00', currency: 'AUD', externalReference };
}

/** Sends a payout of one dollar under a key of the caller's. */
export async function pay(url: string, wallet: Wallet, idempotencyKey: string): Promise<Answer> {
  const json = payoutOf(wallet, idempotencyKey);
  return call(`${url}/v1/treasury/payouts`, wallet.key, 'POST', { json, idempotencyKey });
}
