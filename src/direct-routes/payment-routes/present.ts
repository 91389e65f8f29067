import type { Network } from '../../../generated/assets.ts';
import { presentMoment } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { presentAmount } from '../../money/amount.ts';
import {
  type AudToStablecoinRoute,
  type PaymentRoute,
  type StablecoinToAudRoute,
  sourceAssetOf,
} from './table.ts';

const NETWORK_NAMES: Readonly<Record<Network, string>> = {
  ethereum: 'Ethereum',
  base: 'Base',
  arbitrum: 'Arbitrum',
  optimism: 'Optimism',
  polygon: 'Polygon',
  bsc: 'BNB Smart Chain',
  avalanche: 'Avalanche',
  solana: 'Solana',
  tron: 'Tron',
};

function coinOf({ asset, network }: PaymentRoute): string {
  return `${asset} on ${NETWORK_NAMES[network]}`;
}

function titleOf(route: PaymentRoute): string {
  return route.direction === 'aud_to_stablecoin'
    ? `Send AUD to receive ${coinOf(route)}`
    : `Send ${coinOf(route)} to receive AUD`;
}

/** The last three characters. */
function endOf(payee: NonNullable<PaymentRoute['payee']>): string {
  return payee.type === 'payid'
    ? `PayID ending ${payee.payId.slice(-3)}`
    : `account ending ${payee.accountNumber.slice(-3)}`;
}

/** A recognisable, masked destination. */
function summaryOf(route: PaymentRoute): string {
  if (route.direction === 'stablecoin_to_aud') return `${route.payee.accountName}, ${endOf(route.payee)}`;
  const { destinationAddress: address } = route;
  return `${coinOf(route)} to ${address.slice(0, 6)}…${address.slice(-4)}`;
}

function whereToPay(route: PaymentRoute): string {
  if (route.direction === 'stablecoin_to_aud') {
    const tag = route.depositTag === null ? '' : ` with the tag ${route.depositTag}`;
    return `Send ${coinOf(route)} to the address ${route.depositAddress}${tag}.`;
  }
  const payId = route.payId === null ? '' : `, or to the PayID ${route.payId}`;
  return `Pay Australian dollars to BSB ${route.bsb}, account number ${route.accountNumber}${payId}.`;
}

function whoseItIs({ direction, accountName }: PaymentRoute): string {
  const place = direction === 'aud_to_stablecoin' ? 'account' : 'address';
  return `The ${place} is in the name of ${accountName}.`;
}

/** To make one takes longer than all else of a route. */
const LISTED = new Intl.ListFormat('en');

/** Limits in words, if there are any. */
function howMuch(route: PaymentRoute): string[] {
  const asset = sourceAssetOf(route);
  const bound = (words: string, minor: bigint | null, behind: string): string[] =>
    minor === null ? [] : [`${words} ${presentAmount(minor, asset)} ${asset} ${behind}`];
  const bounds = [
    ...bound('at least', route.minMinor, 'at a time'),
    ...bound('at most', route.maxMinor, 'at a time'),
    ...bound('at most', route.dailyMinor, 'in one day (Sydney time)'),
  ];
  const verb = route.direction === 'aud_to_stablecoin' ? 'Pay' : 'Send';
  return bounds.length === 0 ? [] : [`${verb} ${LISTED.format(bounds)}.`];
}

function whatToWrite({ direction, reference }: PaymentRoute): string {
  return direction === 'aud_to_stablecoin'
    ? `Use the reference ${reference} for your payment.`
    : `Quote the reference ${reference} if you ask about a payment.`;
}

function whatFollows(route: PaymentRoute): string {
  const when = 'at the current market rate, less fees';
  if (route.direction === 'stablecoin_to_aud') {
    return `What you send is converted ${when}, and the Australian dollars go to ${summaryOf(route)}.`;
  }
  return `What you pay is converted ${when}, and the ${coinOf(route)} goes to the address ${route.destinationAddress}.`;
}

/** Sentences to be shown as they are. */
function stepsOf(route: PaymentRoute): string[] {
  const { asset } = route;
  const warning = `Do not send anything else to this address: other assets, and ${asset} on other networks, are lost.`;
  return [
    whereToPay(route),
    whoseItIs(route),
    ...howMuch(route),
    whatToWrite(route),
    whatFollows(route),
    ...(route.direction === 'stablecoin_to_aud' ? [warning] : []),
  ];
}

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
