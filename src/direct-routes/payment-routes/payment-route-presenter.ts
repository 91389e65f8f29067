import { presentMoment } from '../../clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import {
  sourceAssetOf,
  type AudToStablecoinRoute,
  type PaymentRoute,
  type StablecoinToAudRoute,
} from '../../flows/payment-routes/payment-route.ts';
import { presentAmount } from '../../money/amount.ts';
import { stepsOf, summaryOf, titleOf } from './instruction-texts.ts';

/** The bounds of a route, where it has any; one that it does not have is absent. */
function presentLimits(route: PaymentRoute): { limits?: Schema<'AudRouteLimits'> } {
  const bounds = { min: route.minMinor, max: route.maxMinor, daily: route.dailyMinor };
  const limits = Object.entries(bounds).flatMap(([name, minor]) =>
    minor === null ? [] : [[name, presentAmount(minor, sourceAssetOf(route))] as const],
  );
  return limits.length === 0 ? {} : { limits: Object.fromEntries(limits) };
}

function presentTexts(route: PaymentRoute) {
  return {
    title: titleOf(route),
    reference: route.reference,
    destinationSummary: summaryOf(route),
    steps: stepsOf(route),
    ...presentLimits(route),
  };
}

function presentAccount({ bsb, accountNumber, reference, payId }: AudToStablecoinRoute) {
  const email = payId === null ? {} : { payId: { type: 'email' as const, value: payId } };
  return { kind: 'aud' as const, bsb, accountNumber, reference, ...email };
}

function presentAddress({ network, asset, depositAddress, depositTag }: StablecoinToAudRoute) {
  const tag = depositTag === null ? {} : { tag: depositTag };
  return { kind: 'stablecoin' as const, network, currency: asset, address: depositAddress, ...tag };
}

/** How a customer funds a route, as the contract shows it. */
export function presentInstructions(route: PaymentRoute): Schema<'PaymentRouteInstructions'> {
  return route.direction === 'aud_to_stablecoin'
    ? { ...presentTexts(route), deposit: presentAccount(route) }
    : { ...presentTexts(route), deposit: presentAddress(route) };
}

function presentRecord(route: PaymentRoute) {
  const { metadata, deactivatedAt } = route;
  return {
    id: route.id,
    counterpartyId: route.tenantId,
    customerId: route.customerId,
    status: route.status,
    ...presentLimits(route),
    ...(metadata === null ? {} : { metadata }),
    createdAt: presentMoment(route.createdAt),
    updatedAt: presentMoment(route.updatedAt),
    ...(deactivatedAt === null ? {} : { deactivatedAt: presentMoment(deactivatedAt) }),
  };
}

/** A payment route as the contract shows it. */
export function presentPaymentRoute(route: PaymentRoute): Schema<'PaymentRoute'> {
  const { asset, network, direction } = route;
  if (direction === 'stablecoin_to_aud') {
    const instructions = { ...presentTexts(route), deposit: presentAddress(route) };
    const source = { asset, network };
    return { ...presentRecord(route), direction, source, destination: route.payee, instructions };
  }
  const instructions = { ...presentTexts(route), deposit: presentAccount(route) };
  const destination = { network, address: route.destinationAddress, currency: asset };
  return { ...presentRecord(route), direction, destination, instructions };
}
