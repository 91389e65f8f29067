import type { AudDestination } from '../../money/aud-destination.ts';
import type { ConfigurationTerms } from './table.ts';

/** A way for AUD to a destination. */
export type OutboundRail = 'bsb_account' | 'npp' | 'payid';

/** The rails that reach a destination of each form, the preferred one first: a real-time payment may name a PayID too. */
const REACHING: Readonly<Record<AudDestination['type'], readonly [OutboundRail, ...OutboundRail[]]>> = {
  bank_account: ['bsb_account', 'npp'],
  payid: ['payid', 'npp'],
};

/** The rail that a route's AUD leave by: the first that reaches the destination and is switched on; undefined for none. */
export function deliveryRailOf(
  { type }: Pick<AudDestination, 'type'>,
  { capabilities }: Pick<ConfigurationTerms, 'capabilities'>,
): OutboundRail | undefined {
  return REACHING[type].find((rail) => capabilities.audOutboundRails.includes(rail));
}

/**
 * The rail that a transfer keeps for its delivery: the one that its route's AUD leave by, or, where none is switched on that
 * reaches the destination, the preferred one. Such a transfer is held, and may be released.
 */
export function keptRailOf(
  { type }: Pick<AudDestination, 'type'>,
  terms: Pick<ConfigurationTerms, 'capabilities'>,
): OutboundRail {
  return deliveryRailOf({ type }, terms) ?? REACHING[type][0];
}

/** Whether a route's AUD can come in at all. */
export function hasInboundRail({ capabilities }: Pick<ConfigurationTerms, 'capabilities'>): boolean {
  return capabilities.audInboundRails.length > 0;
}
