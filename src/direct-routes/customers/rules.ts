import { WORDS, type Word } from '../../../generated/words.ts';
import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Customer, EntitlementStatus } from './table.ts';

interface StateMachine<State extends string> {
  readonly transitions: readonly { readonly from: State | null; readonly to: State }[];
}

/**
 * The states on the shortest way along a table's edges, empty if it is there; of equals the first in the table;
 * undefined if there is none.
 */
export function shortestWay<State extends string>(
  { transitions }: StateMachine<State>,
  from: State,
  to: State,
): readonly State[] | undefined {
  const ways = new Map<State, readonly State[]>([[from, []]]);
  // A Map's iteration includes entries added during it: nearer states come first.
  for (const [last, way] of ways) {
    if (last === to) return way;
    for (const edge of transitions) {
      if (edge.from === last && !ways.has(edge.to)) ways.set(edge.to, [...way, edge.to]);
    }
  }
  return undefined;
}

export type Entitlement = Word<'Entitlement'>;

export const ENTITLEMENTS = WORDS.Entitlement satisfies readonly Entitlement[];

type Entitlements = Pick<Customer, 'audOnramp' | 'audOfframp'>;

/** Status of one entitlement. */
export function entitlementStatus(customer: Entitlements, entitlement: Entitlement): EntitlementStatus {
  return entitlement === 'aud_onramp' ? customer.audOnramp : customer.audOfframp;
}

/** Asked before a route is made and for each deposit. An approved entitlement stands on an approved verification. */
export function isEntitled(customer: Entitlements, direction: Word<'TransferDirection'>): boolean {
  const entitlement = direction === 'aud_to_stablecoin' ? 'aud_onramp' : 'aud_offramp';
  return entitlementStatus(customer, entitlement) === 'approved';
}

/**
 * Takes an entitlement the shortest way to a status.
 * @throws ApiError invalid_state if there is no way, or the verification does not allow it
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
 * An entitlement in progress or approved stays as it is.
 * @throws ApiError invalid_state for a suspended one
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
 * A moved verification decides waiting entitlements, suspends approved ones when it leaves `approved`, and rejects all
 * with it. Nothing comes back by itself.
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
