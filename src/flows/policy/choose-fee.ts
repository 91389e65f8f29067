import type { Network } from '../../../generated/assets.ts';
import type { Asset } from '../../money/amount.ts';
import { feeOn } from '../../money/fee.ts';
import type { ConfigurationTerms, PricedOperation } from './configuration.ts';

/**
 * The fee on a principal under a configuration, in minor units; 0 where no entry applies.
 * One fee is charged, not a sum: that of the most specific entry, with a network before without,
 * the later before the earlier.
 */
export function chooseFee(
  terms: ConfigurationTerms,
  operation: PricedOperation,
  principal: bigint,
  asset: Asset,
  network: Network | null,
): bigint {
  const entries = terms.pricing.fees.filter((fee) => fee.operation === operation && fee.asset === asset);
  const entry =
    entries.findLast((fee) => fee.network !== undefined && fee.network === network) ??
    entries.findLast((fee) => fee.network === undefined);
  return entry === undefined ? 0n : feeOn(principal, entry, asset);
}
