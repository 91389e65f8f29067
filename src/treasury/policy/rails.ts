import type { Word } from '../../../generated/words.ts';
import type { AudDestination } from '../../money/aud-destination.ts';
import type { ConfigurationTerms } from './table.ts';

export type OutboundRail = Word<'AudRail'>;

/** Rails by destination, the preferred first: a real-time payment may name a PayID too. */
const REACHING: Readonly<Record<AudDestination['type'], readonly [OutboundRail, ...OutboundRail[]]>> = {
  bank_account: ['bsb_account', 'npp'],
  payid: ['payid', 'npp'],
};

/** The first enabled rail that reaches the destination; undefined for none. */
export function deliveryRailOf(
  { type }: Pick<AudDestination, 'type'>,
  { capabilities }: Pick<ConfigurationTerms, 'capabilities'>,
): OutboundRail | undefined {
  return REACHING[type].find((rail) => capabilities.audOutboundRails.includes(rail));
}

/**
 * The rail kept for a delivery: the enabled one, else the preferred. Without an enabled rail the transfer is held and
 * may be released.
 */
export function keptRailOf(
  { type }: Pick<AudDestination, 'type'>,
  terms: Pick<ConfigurationTerms, 'capabilities'>,
): OutboundRail {
  return deliveryRailOf({ type }, terms) ?? REACHING[type][0];
}

/** Whether AUD can come in at all. */
export function hasInboundRail({ capabilities }: Pick<ConfigurationTerms, 'capabilities'>): boolean {
  return capabilities.audInboundRails.length > 0;
}
