import type { AccrualEffect } from '../../ledger/accruals.ts';
import { chooseFee } from '../../treasury/policy/rules.ts';
import type { ConfigurationTerms } from '../../treasury/policy/table.ts';

/** One ended verification at the price in force, the `kyc` entry in AUD; nothing if nothing is charged. */
export function accrueVerification(terms: ConfigurationTerms): AccrualEffect[] {
  const price = billedPrice(terms, 'kyc');
  if (price === 0n) return [];
  return [
    { effect: 'accrual', item: 'kyc', asset: 'AUD', unitPriceMinor: price, count: 1, amountMinor: price },
  ];
}

/**
 * A completed transfer's fee, credited on the month's invoice.
 * @param audMinor at the transfer's rate, rounded once, in cents
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

/** `flat` within its bounds: basis points of nothing are nothing. */
export function billedPrice(terms: ConfigurationTerms, item: 'kyc' | 'subscription'): bigint {
  return chooseFee(terms, item, 0n, 'AUD', null);
}
