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

/** Counted for its route and asset on the day of its detection. */
export function countedTransfer({
  tenantId,
  sourceAsset,
  paymentRouteId,
  createdAt,
}: Pick<Transfer, 'tenantId' | 'sourceAsset' | 'paymentRouteId' | 'createdAt'>): Counted {
  const whose = { tenantId, beneficiaryId: null, paymentRouteId };
  return { ...whose, operation: 'transfer', asset: sourceAsset, createdAt };
}

export function transferCountNeeds(transfer: Parameters<typeof countedTransfer>[0]): Need[] {
  return counterNeeds(countedTransfer(transfer));
}

/** Counted in full, held or not; a returned one is taken out where it was counted. */
export function countTransfer(transfer: Transfer, sign: 1n | -1n, loaded: Loaded): Effect[] {
  return count(loaded, countedTransfer(transfer), sign * transfer.grossMinor);
}

/** What the route's end says against a transfer. */
export interface FundedRoute {
  readonly route: PaymentRoute;
  /** May its customer send money in this direction? */
  readonly isEntitled: boolean;
}

function hasRail(route: PaymentRoute, terms: ConfigurationTerms): boolean {
  return route.direction === 'aud_to_stablecoin'
    ? hasInboundRail(terms)
    : deliveryRailOf(route.payee, terms) !== undefined;
}

/** Exchange, delivery and return need providers. */
function hasProviders({ providers: { connected } }: DecisionContext): boolean {
  return connected.bank && connected.exchange && connected.networks.length > 0;
}

/** What stands against any deposit, whatever its amount. */
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

/** Bounds are inclusive. */
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

/** The money has arrived: a rule that rejects holds it. */
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
 * The first reason that applies, in the contract's order (`holdReason` of Transfer); undefined if it goes on. The
 * transfer is not counted yet.
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
