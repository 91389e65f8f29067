import type { Network } from '../../../generated/assets.ts';
import { sourceAssetOf, type PaymentRoute } from '../../flows/payment-routes/payment-route.ts';
import { presentAmount } from '../../money/amount.ts';

/** The networks as people call them. */
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

/** What the instructions of a route are for. */
export function titleOf(route: PaymentRoute): string {
  return route.direction === 'aud_to_stablecoin'
    ? `Send AUD to receive ${coinOf(route)}`
    : `Send ${coinOf(route)} to receive AUD`;
}

/** A bank account or PayID by its last three characters. */
function endOf(payee: NonNullable<PaymentRoute['payee']>): string {
  return payee.type === 'payid'
    ? `PayID ending ${payee.payId.slice(-3)}`
    : `account ending ${payee.accountNumber.slice(-3)}`;
}

/** Where a route's money goes: enough of it to know it again, and no more. */
export function summaryOf(route: PaymentRoute): string {
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

/** The bounds on what is sent; none where there are none. */
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
  return bounds.length === 0 ? [] : [`${verb} ${new Intl.ListFormat('en').format(bounds)}.`];
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

/** What a route's customer does, and what follows: one sentence each, to be shown as they are. */
export function stepsOf(route: PaymentRoute): string[] {
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
