import type { Network } from '../../../generated/assets.ts';
import type { Asset } from '../../money/amount.ts';
import { feeOn } from '../../money/fee.ts';
import type { ConfigurationTerms, FeeEntry, PricedOperation } from './configuration.ts';

/**
 * The entry of a configuration that prices an operation: the most specific, one with a network before one without, the
 * later before the earlier. Undefined where none applies.
 */
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

/**
 * The fee on a principal under a configuration, in minor units; 0 where no entry applies. One fee is charged, not a sum:
 * that of the one entry that applies.
 */
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
