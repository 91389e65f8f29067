import { ApiError } from '../../errors/api-error.ts';
import { adjust, type Cause } from '../../ledger/movement-effect.ts';
import { BALANCE_BOUND, type Balance } from '../../ledger/wallet.ts';
import { parseAmount, type Asset } from '../../money/amount.ts';
import type { Effect } from '../../writes/write.ts';
import type { ConfigurationTerms } from './configuration.ts';

/** How far below zero the configuration lets an asset's available balance go, in minor units. */
export function creditLimit(terms: ConfigurationTerms, asset: Asset): bigint {
  const entry = terms.limits.creditLimits.findLast((limit) => limit.asset === asset);
  return entry === undefined ? 0n : parseAmount(entry.amount, asset);
}

/**
 * Makes sure that a total can be taken from what is available.
 * @throws ApiError insufficient_funds
 */
export function checkFunds(terms: ConfigurationTerms, balance: Balance, total: bigint): void {
  const isCovered = balance.availableMinor - total >= -creditLimit(terms, balance.asset);
  if (balance.spendingStopped || !isCovered) throw new ApiError('insufficient_funds');
}

/**
 * Makes sure that an operation's total can be reserved: what is reserved stays within its bound, and the total can be
 * taken from what is available.
 * @throws ApiError limit_exceeded, insufficient_funds
 */
export function checkReservation(terms: ConfigurationTerms, balance: Balance, total: bigint): void {
  if (balance.reservedMinor + total > BALANCE_BOUND) throw new ApiError('limit_exceeded');
  checkFunds(terms, balance, total);
}

/**
 * Who bears a loss: called for a change that the tenant did not choose (a returned funding, a late execution),
 * with the balance before it and what is available after it.
 * The platform takes the part that went below zero; a tenant that must replenish by hand spends nothing until then.
 */
export function bearLoss(
  terms: ConfigurationTerms,
  before: Balance,
  availableAfter: bigint,
  cause: Cause,
): Effect[] {
  const { asset } = before;
  const floor = before.availableMinor < 0n ? before.availableMinor : 0n;
  if (availableAfter >= floor) return [];
  if (terms.returns.lossAllocation === 'platform') {
    return [
      adjust({ ...cause, reason: 'loss taken by the platform' }, asset, floor - availableAfter, 'loss'),
    ];
  }
  const isBeyondCredit = availableAfter < -creditLimit(terms, asset);
  return terms.returns.replenishment === 'manual' && isBeyondCredit
    ? [{ effect: 'spending', asset, stopped: true }]
    : [];
}
