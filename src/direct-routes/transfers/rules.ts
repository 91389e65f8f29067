import { ApiError } from '../../errors/api-error.ts';
import { isNetworkConnected } from '../../treasury/policy/check-connected.ts';
import {
  type Counted,
  count,
  countedSoFar,
  counterNeeds,
  routeCounter,
} from '../../treasury/policy/counters.ts';
import { deliveryRailOf, hasInboundRail } from '../../treasury/policy/rails.ts';
import { type LimitBreach, checkLimits, isPairEnabled } from '../../treasury/policy/rules.ts';
import { type ConfigurationTerms, currentConfiguration } from '../../treasury/policy/table.ts';
import type { DecisionContext, Effect, Loaded, Need } from '../../writes/write.ts';
import type { PaymentRoute } from '../payment-routes/table.ts';
import { isBelowFees } from './price.ts';
import type { Transfer, TransferHoldReason } from './table.ts';

/** What limits count of a transfer: of its route and its asset, on the day on which it was detected. */
export function countedTransfer({
  tenantId,
  sourceAsset,
  paymentRouteId,
  createdAt,
}: Pick<Transfer, 'tenantId' | 'sourceAsset' | 'paymentRouteId' | 'createdAt'>): Counted {
  const whose = { tenantId, beneficiaryId: null, paymentRouteId };
  return { ...whose, operation: 'transfer', asset: sourceAsset, createdAt };
}

/** The rows that counting a transfer, or taking it out again, needs. */
export function transferCountNeeds(transfer: Parameters<typeof countedTransfer>[0]): Need[] {
  return counterNeeds(countedTransfer(transfer));
}

/** Counts a transfer in full, held or not; one that is returned is taken out where it was counted. */
export function countTransfer(transfer: Transfer, sign: 1n | -1n, loaded: Loaded): Effect[] {
  return count(loaded, countedTransfer(transfer), sign * transfer.grossMinor);
}

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
