import type { AccrualEffect } from '../../ledger/accruals.ts';
import { chooseFee } from '../../treasury/policy/rules.ts';
import type { ConfigurationTerms } from '../../treasury/policy/table.ts';

/**
 * What a tenant is billed for one verification that has ended, at the price in force: the `kyc` entry in AUD. Nothing is
 * counted where none is charged.
 */
export function accrueVerification(terms: ConfigurationTerms): AccrualEffect[] {
  const price = billedPrice(terms, 'kyc');
  if (price === 0n) return [];
  return [
    { effect: 'accrual', item: 'kyc', asset: 'AUD', unitPriceMinor: price, count: 1, amountMinor: price },
  ];
}

/**
 * What a tenant has earned by one transfer that is completed, to be credited on the month's invoice.
 * @param audMinor the developer fee at the transfer's captured rate, rounded once, in cents
 */
export function accrueDeveloperFee(audMinor: bigint): AccrualEffect {
  return {
    effect: 'accrual',
    item: 'developer_fee',
    asset: 'AUD',
    unitPriceMinor: 0n,
    count: 1,
    amountMinor: audMinor,
  };
}

/** The price of something that is billed and not collected: `flat`, then the bounds; basis points of nothing are nothing. */
export function billedPrice(terms: ConfigurationTerms, item: 'kyc' | 'subscription'): bigint {
  return chooseFee(terms, item, 0n, 'AUD', null);
}
