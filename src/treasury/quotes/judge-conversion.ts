import type { Network } from '../../../generated/assets.ts';
import type { Moment } from '../../clock.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Asset } from '../../money/amount.ts';
import { checkPairIsEnabled } from '../../flows/policy/asset-networks.ts';
import { checkExchange } from '../../flows/policy/check-connected.ts';
import { checkLimits, type LimitBreach } from '../../flows/policy/check-limits.ts';
import type { ConfigurationTerms } from '../../flows/policy/configuration.ts';
import type { Counted } from '../../flows/policy/counter.ts';
import type { DecisionContext, Loaded } from '../../writes/write.ts';

/** One side of a conversion: an asset, and its network where it is a stablecoin. */
export interface Side {
  readonly asset: Asset;
  readonly network: Network | null;
}

/** @throws ApiError capability_disabled if the configuration has conversions off, or no exchange is connected */
export function checkConversionsAreOn(terms: ConfigurationTerms, context: DecisionContext): void {
  if (!terms.capabilities.conversionsEnabled) throw new ApiError('capability_disabled');
  checkExchange(context);
}

/** @throws ApiError asset_network_unavailable where the configuration has the side's pair off */
export function checkSideIsOn(terms: ConfigurationTerms, { asset, network }: Side): void {
  if (network !== null) checkPairIsEnabled(terms, asset, network);
}

/** What limits count of a conversion from an asset. */
export function countedConversion(tenantId: string, asset: Asset, createdAt: Moment): Counted {
  return { tenantId, operation: 'conversion', asset, beneficiaryId: null, createdAt };
}

/**
 * Judges a conversion's source by the configuration's rules, the same for the quote and for its acceptance.
 * Answers the breach for which it is to be held, if any.
 * @throws ApiError limit_exceeded, amount_below_minimum
 */
export function checkConversionLimits(
  terms: ConfigurationTerms,
  source: { readonly asset: Asset; readonly minor: bigint },
  loaded: Loaded,
  context: DecisionContext,
): LimitBreach | undefined {
  const counted = countedConversion(context.head.tenant.id, source.asset, context.now);
  return checkLimits(terms, loaded, counted, source.minor);
}
