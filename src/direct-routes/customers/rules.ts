import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Customer, EntitlementStatus } from './table.ts';

/** A table of states, as the contract gives it. */
interface StateMachine<State extends string> {
  readonly transitions: readonly { readonly from: State | null; readonly to: State }[];
}

/**
 * The shortest way from one state to another along the edges of a table: the states that it enters, none where it stands
 * there already. Of two that are as short, the one whose edges the table names first; undefined where there is none.
 */
export function shortestWay<State extends string>(
  { transitions }: StateMachine<State>,
  from: State,
  to: State,
): readonly State[] | undefined {
  const ways = new Map<State, readonly State[]>([[from, []]]);
  // A Map goes on to what is added while it is walked: nearer states come first.
  for (const [last, way] of ways) {
    if (last === to) return way;
    for (const edge of transitions) {
      if (edge.from === last && !ways.has(edge.to)) ways.set(edge.to, [...way, edge.to]);
    }
  }
  return undefined;
}

/** What a customer may do: turn AUD into stablecoin, or stablecoin into AUD. */
export type Entitlement = 'aud_onramp' | 'aud_offramp';

/** Every entitlement, in the order in which they are shown. */
export const ENTITLEMENTS = ['aud_onramp', 'aud_offramp'] as const satisfies readonly Entitlement[];

type Entitlements = Pick<Customer, 'audOnramp' | 'audOfframp'>;

/** How it stands with an entitlement of a customer. */
export function entitlementStatus(customer: Entitlements, entitlement: Entitlement): EntitlementStatus {
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

/**
 * Takes an entitlement the shortest way to a status along its table of states; where it stands there it stays.
 * @throws ApiError invalid_state where no way leads there, or one that the verification does not allow
 */
export function moveEntitlement(
  customer: Customer,
  entitlement: Entitlement,
  to: EntitlementStatus,
): Customer {
  const from = entitlementStatus(customer, entitlement);
  const way = shortestWay(STATE_MACHINES.customer_entitlement, from, to);
  if (way === undefined) {
    throw new ApiError('invalid_state', { message: `An entitlement that is ${from} cannot become ${to}.` });
  }
  if (way.includes('approved') && customer.verificationStatus !== 'approved') {
    throw new ApiError('invalid_state', { message: 'An entitlement needs an approved verification.' });
  }
  return entitlement === 'aud_onramp' ? { ...customer, audOnramp: to } : { ...customer, audOfframp: to };
}

/**
 * Asks for an entitlement: one that is in progress or approved stays as it is.
 * @throws ApiError invalid_state for one that is suspended
 */
export function requestEntitlement(customer: Customer, entitlement: Entitlement): Customer {
  switch (entitlementStatus(customer, entitlement)) {
    case 'in_progress':
    case 'approved':
      return customer;
    case 'not_requested':
    case 'rejected':
      return moveEntitlement(customer, entitlement, 'in_progress');
    case 'suspended':
      throw new ApiError('invalid_state', { message: `The entitlement ${entitlement} is suspended.` });
  }
}

/**
 * What a verification that has just moved does to the entitlements: those that wait are decided with it; those that were
 * approved are suspended where it leaves `approved`, and all that were ever asked for are rejected with it. Nothing comes
 * back by itself.
 */
export function followVerification(customer: Customer): Customer {
  const { verificationStatus } = customer;
  const follow = (followed: Customer, entitlement: Entitlement): Customer => {
    const status = entitlementStatus(followed, entitlement);
    if (verificationStatus === 'approved') {
      return status === 'in_progress' ? moveEntitlement(followed, entitlement, 'approved') : followed;
    }
    if (verificationStatus === 'rejected') {
      return status === 'not_requested' ? followed : moveEntitlement(followed, entitlement, 'rejected');
    }
    return status === 'approved' ? moveEntitlement(followed, entitlement, 'suspended') : followed;
  };
  return ENTITLEMENTS.reduce(follow, customer);
}
