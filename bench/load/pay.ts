import { call, type Answer } from './call.ts';
import type { Wallet } from '../contestant.ts';

/** Sends a payout of one dollar under a key of the caller's. */
export async function pay(url: string, wallet: Wallet, idempotencyKey: string): Promise<Answer> {
  const json = {
    beneficiaryId: wallet.beneficiaryId,
    amount: '1.00',
    currency: 'AUD',
    externalReference: idempotencyKey,
  };
  return call(`${url}/v1/treasury/payouts`, wallet.key, 'POST', { json, idempotencyKey });
}
