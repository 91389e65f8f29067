import { call, type Answer } from './call.ts';
import type { Wallet } from '../contestant.ts';

export function payoutOf({ beneficiaryId }: Wallet, externalReference: string): object {
  return { beneficiaryId, amount: '1.00', currency: 'AUD', externalReference };
}

export async function pay(url: string, wallet: Wallet, idempotencyKey: string): Promise<Answer> {
  const json = payoutOf(wallet, idempotencyKey);
  return call(`${url}/v1/treasury/payouts`, wallet.key, 'POST', { json, idempotencyKey });
}
