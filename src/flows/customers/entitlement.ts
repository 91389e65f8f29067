import type { Customer, EntitlementStatus } from './customer.ts';

/** What a customer may do: turn AUD into stablecoin, or stablecoin into AUD. */
export type Entitlement = 'aud_onramp' | 'aud_offramp';

type Entitlements = Pick<Customer, 'audOnramp' | 'audOfframp'>;

/** How it stands with an entitlement of a customer. */
function entitlementStatus(customer: Entitlements, entitlement: Entitlement): EntitlementStatus {
  return entitlement === 'aud_onramp' ? customer.audOnramp : customer.audOfframp;
}

/**
 * Whether a customer may send money in a direction: what is asked before a route is made, and for each deposit. An
 * entitlement that is approved stands on an approved verification.
 */
export function isEntitled(
  customer: Entitlements,
  direction: 'aud_to_stablecoin' | 'stablecoin_to_aud',
): boolean {
  const entitlement = direction === 'aud_to_stablecoin' ? 'aud_onramp' : 'aud_offramp';
  return entitlementStatus(customer, entitlement) === 'approved';
}
