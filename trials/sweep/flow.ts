import type { Attempt } from '../client/attempt.ts';
import { change } from '../client/tenant-client.ts';
import {
  acceptanceAttempt,
  payoutAttempt,
  quoteAttempt,
  withdrawalAttempt,
  type TenantWorld,
} from '../client/tenant-world.ts';

export interface Flow {
  readonly name: 'payout' | 'withdrawal' | 'conversion';
  readonly path: string;
  /** Movements of one that has settled, oldest first. */
  readonly movements: readonly string[];
  readonly begin: (baseUrl: string, world: TenantWorld, key: string) => Promise<Attempt>;
}

export const FLOWS: readonly Flow[] = [
  {
    name: 'payout',
    path: '/v1/treasury/payouts',
    movements: ['payout_reserved', 'reservation_captured'],
    begin: (_baseUrl, { account, beneficiaryId }, key) =>
      Promise.resolve(payoutAttempt(account, key, beneficiaryId, '1.00')),
  },
  {
    name: 'withdrawal',
    path: '/v1/treasury/withdrawals',
    movements: ['withdrawal_reserved', 'reservation_captured'],
    begin: (_baseUrl, { account, destinationId }, key) =>
      Promise.resolve(withdrawalAttempt(account, key, destinationId, '1.00')),
  },
  {
    name: 'conversion',
    path: '/v1/treasury/conversions',
    movements: ['conversion_reserved', 'reservation_captured', 'conversion_credited'],
    begin: async (baseUrl, { account }, key) => {
      const quote = await change(baseUrl, quoteAttempt(account, `${key}-quote`, '1.00'));
      return acceptanceAttempt(account, key, quote.id);
    },
  },
];
