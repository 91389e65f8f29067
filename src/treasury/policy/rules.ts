import type { Word } from '../../../generated/words.ts';
import { ASSETS, type Network } from '../../../generated/assets.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Cause, adjust } from '../../ledger/movement-effect.ts';
import { BALANCE_BOUND, type Balance } from '../../ledger/wallet.ts';
import { type Asset, parseAmount } from '../../money/amount.ts';
import { feeOn } from '../../money/rate.ts';
import type { DecisionContext, Effect, Loaded } from '../../writes/write.ts';
import { type Counted, beneficiaryCounter, countedSoFar, operationCounter } from './counters.ts';
import type { ConfigurationTerms, FeeEntry, LimitRule, PricedOperation } from './table.ts';

/** The tenant's own name, or the platform's. */
export function remitterNameOf(
  remitter: Word<'Remitter'>,
  { head, platformName }: Pick<DecisionContext, 'head' | 'platformName'>,
): string {
  return remitter === 'tenant' ? head.tenant.name : platformName;
}

/**
 * By spec/assets.yaml, equal for every tenant.
 * @throws ApiError unsupported_asset_network
 */
export function checkPairIsSupported(asset: Asset, network: Network): void {
  const supported: readonly Network[] = ASSETS[asset].networks;
  if (!supported.includes(network)) {
    throw new ApiError('unsupported_asset_network', {
      message: `${asset} is not supported on ${network}.`,
    });
  }
}

/** Pairs that the configuration does not name are off. */
export function isPairEnabled(terms: ConfigurationTerms, asset: Asset, network: Network): boolean {
  return terms.capabilities.assetNetworks.some(
    (pair) => pair.asset === asset && pair.network === network && pair.enabled,
  );
}

/** @throws ApiError asset_network_unavailable */
export function checkPairIsEnabled(terms: ConfigurationTerms, asset: Asset, network: Network): void {
  if (!isPairEnabled(terms, asset, network)) {
    throw new ApiError('asset_network_unavailable', {
      message: `${asset} on ${network} is not enabled for this account.`,
    });
  }
}

/**
 * The network of the first enabled pair.
 * @throws ApiError asset_network_unavailable if the asset has none
 */
export function firstEnabledNetwork(terms: ConfigurationTerms, asset: Asset): Network {
  const pair = terms.capabilities.assetNetworks.find((one) => one.asset === asset && one.enabled);
  if (pair === undefined) {
    throw new ApiError('asset_network_unavailable', {
      message: `${asset} is not enabled on any network for this account.`,
    });
  }
  return pair.network;
}

/** Why a rule stops an operation. */
export type LimitBreach = 'limit_exceeded' | 'amount_below_minimum';

function breachOf(
  rule: LimitRule,
  loaded: Loaded,
  counted: Counted,
  principal: bigint,
): LimitBreach | undefined {
  if (rule.minimum !== undefined && principal < parseAmount(rule.minimum, rule.asset))
    return 'amount_below_minimum';
  const before =
    rule.window === 'transaction' ? 0n : countedSoFar(loaded, operationCounter(counted, rule.window));
  return before + principal > parseAmount(rule.maximum, rule.asset) ? 'limit_exceeded' : undefined;
}

/**
 * Judges an operation by limit rules and the beneficiary's daily maximum. Answers the breach to hold it for, if any.
 * @throws ApiError limit_exceeded, amount_below_minimum
 */
export function checkLimits(
  terms: ConfigurationTerms,
  loaded: Loaded,
  counted: Counted,
  principal: bigint,
): LimitBreach | undefined {
  const breaches = terms.limits.rules
    .filter((rule) => rule.operation === counted.operation && rule.asset === counted.asset)
    .flatMap((rule) => {
      const breach = breachOf(rule, loaded, counted, principal);
      return breach === undefined ? [] : [{ action: rule.action, breach }];
    });
  const rejected = breaches.find(({ action }) => action === 'reject');
  if (rejected !== undefined) throw new ApiError(rejected.breach);
  checkBeneficiary(terms, loaded, counted, principal);
  return breaches[0]?.breach;
}

function checkBeneficiary(
  terms: ConfigurationTerms,
  loaded: Loaded,
  counted: Counted,
  principal: bigint,
): void {
  const maximum = BigInt(terms.limits.beneficiaryDailyMaximum);
  const { tenantId, beneficiaryId, createdAt } = counted;
  if (maximum === 0n || beneficiaryId === null) return;
  const before = countedSoFar(loaded, beneficiaryCounter(tenantId, beneficiaryId, createdAt));
  if (before + principal > maximum) throw new ApiError('limit_exceeded');
}

/** The most specific entry: with a network before without, later before earlier; undefined if none applies. */
export function chooseFeeEntry(
  terms: ConfigurationTerms,
  operation: PricedOperation,
  asset: Asset,
  network: Network | null,
): FeeEntry | undefined {
  const entries = terms.pricing.fees.filter((fee) => fee.operation === operation && fee.asset === asset);
  return (
    entries.findLast((fee) => fee.network !== undefined && fee.network === network) ??
    entries.findLast((fee) => fee.network === undefined)
  );
}

/** The fee of the one entry that applies, in minor units; 0n without one. */
export function chooseFee(
  terms: ConfigurationTerms,
  operation: PricedOperation,
  principal: bigint,
  asset: Asset,
  network: Network | null,
): bigint {
  const entry = chooseFeeEntry(terms, operation, asset, network);
  return entry === undefined ? 0n : feeOn(principal, entry, asset);
}

/** How far below zero the available balance may go, in minor units. */
export function creditLimit(terms: ConfigurationTerms, asset: Asset): bigint {
  const entry = terms.limits.creditLimits.findLast((limit) => limit.asset === asset);
  return entry === undefined ? 0n : parseAmount(entry.amount, asset);
}

/** @throws ApiError insufficient_funds */
export function checkFunds(terms: ConfigurationTerms, balance: Balance, total: bigint): void {
  const isCovered = balance.availableMinor - total >= -creditLimit(terms, balance.asset);
  if (balance.spendingStopped || !isCovered) throw new ApiError('insufficient_funds');
}

/**
 * Both the bound of reserved amounts and the available balance must allow it.
 * @throws ApiError limit_exceeded, insufficient_funds
 */
export function checkReservation(terms: ConfigurationTerms, balance: Balance, total: bigint): void {
  if (balance.reservedMinor + total > BALANCE_BOUND) throw new ApiError('limit_exceeded');
  checkFunds(terms, balance, total);
}

/**
 * Who bears a loss that the tenant did not choose (a returned funding, a late execution). The platform takes the part
 * below zero; a tenant that must replenish spends nothing until then.
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
