import { ApiError } from '../../errors/api-error.ts';
import type { DecisionContext, Loaded } from '../../writes/write.ts';
import { deliveryRailOf, hasInboundRail } from '../payment-routes/route-rails.ts';
import type { PaymentRoute } from '../payment-routes/payment-route.ts';
import { isPairEnabled } from '../policy/asset-networks.ts';
import { isNetworkConnected } from '../policy/check-connected.ts';
import { checkLimits, type LimitBreach } from '../policy/check-limits.ts';
import { currentConfiguration, type ConfigurationTerms } from '../policy/configuration.ts';
import { countedSoFar, routeCounter } from '../policy/counter.ts';
import { isBelowFees } from './price-transfer.ts';
import { countedTransfer } from './transfer-counts.ts';
import type { Transfer, TransferHoldReason } from './transfer.ts';

/** What of its route's end stands against a transfer. */
export interface FundedRoute {
  readonly route: PaymentRoute;
  /** Whether its customer may send money in its direction. */
  readonly isEntitled: boolean;
}

function hasRail(route: PaymentRoute, terms: ConfigurationTerms): boolean {
  return route.direction === 'aud_to_stablecoin'
    ? hasInboundRail(terms)
    : deliveryRailOf(route.payee, terms) !== undefined;
}

/** Whether anybody is connected who could exchange, deliver and, if need be, send back. */
function hasProviders({ providers: { connected } }: DecisionContext): boolean {
  return connected.bank && connected.exchange && connected.networks.length > 0;
}

/** What stands against any deposit at a route, whatever its amount. */
function closedFor(
  { route, isEntitled }: FundedRoute,
  terms: ConfigurationTerms,
  context: DecisionContext,
): TransferHoldReason | undefined {
  if (context.head.tenant.status === 'suspended') return 'account_suspended';
  if (!hasRail(route, terms) || !hasProviders(context)) return 'capability_disabled';
  if (!isPairEnabled(terms, route.asset, route.network)) return 'asset_network_unavailable';
  if (!isNetworkConnected(context, route.network)) return 'asset_network_unavailable';
  if (!isEntitled) return 'customer_not_entitled';
  return route.status === 'active' ? undefined : 'payment_route_inactive';
}

/** The bound of its route that an amount passes; exactly a bound is within it. */
function routeBreach(
  transfer: Transfer,
  { minMinor, maxMinor, dailyMinor }: PaymentRoute,
  loaded: Loaded,
): TransferHoldReason | undefined {
  const { grossMinor, tenantId, paymentRouteId, createdAt } = transfer;
  if (minMinor !== null && grossMinor < minMinor) return 'below_route_minimum';
  if (maxMinor !== null && grossMinor > maxMinor) return 'above_route_maximum';
  if (dailyMinor === null) return undefined;
  const before = countedSoFar(loaded, routeCounter(tenantId, paymentRouteId, createdAt));
  return before + grossMinor > dailyMinor ? 'above_route_daily_limit' : undefined;
}

/** The money is there: a rule that rejects holds it too. */
function ruleBreach(transfer: Transfer, terms: ConfigurationTerms, loaded: Loaded): LimitBreach | undefined {
  try {
    return checkLimits(terms, loaded, countedTransfer(transfer), transfer.grossMinor);
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'limit_exceeded' || code === 'amount_below_minimum') return code;
    throw error;
  }
}

/**
 * Why a transfer that was just detected is held: the first reason that applies, in the order of the contract
 * (`holdReason` of Transfer). Undefined where it goes on. The transfer itself is not counted yet.
 */
export function whyHeld(
  transfer: Transfer,
  funded: FundedRoute,
  loaded: Loaded,
  context: DecisionContext,
): TransferHoldReason | undefined {
  const { terms } = currentConfiguration(loaded, context.head);
  const { sourceAsset, grossMinor, developerFeeMinor } = transfer;
  const provider = sourceAsset === 'AUD' ? 'bank' : 'chain';
  return (
    closedFor(funded, terms, context) ??
    (isBelowFees(transfer, developerFeeMinor) ? 'amount_below_fee' : undefined) ??
    routeBreach(transfer, funded.route, loaded) ??
    ruleBreach(transfer, terms, loaded) ??
    (context.providers.screen(provider, grossMinor, sourceAsset) === undefined
      ? undefined
      : 'provider_review')
  );
}
