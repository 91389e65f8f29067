import type { Schema } from '../../contract/operation-types.ts';
import { audDestinationOf } from '../../flows/payees/aud-destination.ts';
import type { ChangedRoute } from '../../flows/payment-routes/change-route.ts';
import { referenceOf, type StablecoinPair } from '../../flows/payment-routes/payment-route.ts';
import { issueAccount, issueAddress } from '../../flows/stock/issue-place.ts';
import type { DecisionContext, Loaded } from '../../writes/write.ts';
import { limitsOf } from './route-limits.ts';

type Body = Schema<'CreatePaymentRouteRequest'>;
type ToStablecoin = Extract<Body, { direction: 'aud_to_stablecoin' }>;
type ToAud = Extract<Body, { direction: 'stablecoin_to_aud' }>;

/** What a route is opened with, once nothing speaks against it. */
export interface Opening<Direction extends Body = Body> {
  readonly customerId: string;
  readonly body: Direction;
  readonly pair: StablecoinPair;
  /** Whether an account is to have a PayID. */
  readonly withPayId: boolean;
}

function newRecord({ customerId, body, pair }: Opening, id: string, { head, now, actor }: DecisionContext) {
  return {
    ...pair,
    id,
    tenantId: head.tenant.id,
    customerId,
    status: 'active' as const,
    version: 1,
    accountName: head.tenant.name,
    reference: referenceOf(id),
    ...limitsOf(body, body.direction === 'aud_to_stablecoin' ? 'AUD' : pair.asset),
    metadata: body.metadata ?? null,
    createdAt: now,
    updatedAt: now,
    deactivatedAt: null,
    createdBy: actor,
    deactivatedBy: null,
  };
}

function openToStablecoin(
  opening: Opening<ToStablecoin>,
  loaded: Loaded,
  context: DecisionContext,
): ChangedRoute {
  const { body, withPayId } = opening;
  const id = context.newId('rte');
  const wanted = { accountName: context.head.tenant.name, withPayId };
  const { place, effects } = issueAccount({ kind: 'payment_route', id }, wanted, loaded, context);
  const { providerReference, bsb, accountNumber, payId } = place;
  return {
    route: {
      ...newRecord(opening, id, context),
      direction: body.direction,
      destinationAddress: body.destination.address,
      providerReference,
      bsb,
      accountNumber,
      payId,
      payee: null,
      depositAddress: null,
      depositTag: null,
    },
    effects,
  };
}

function openToAud(opening: Opening<ToAud>, loaded: Loaded, context: DecisionContext): ChangedRoute {
  const { body, pair } = opening;
  const id = context.newId('rte');
  const { place, effects } = issueAddress({ kind: 'payment_route', id }, pair, loaded, context);
  const { providerReference, address: depositAddress, tag: depositTag } = place;
  return {
    route: {
      ...newRecord(opening, id, context),
      direction: body.direction,
      payee: audDestinationOf(body.destination),
      providerReference,
      depositAddress,
      depositTag,
      destinationAddress: null,
      bsb: null,
      accountNumber: null,
      payId: null,
    },
    effects,
  };
}

/**
 * Opens a route: with an account of its own where AUD are paid in, with an address where a stablecoin is sent.
 * @throws ApiError service_unavailable where none can be had
 */
export function openRoute(opening: Opening, loaded: Loaded, context: DecisionContext): ChangedRoute {
  const { body } = opening;
  return body.direction === 'aud_to_stablecoin'
    ? openToStablecoin({ ...opening, body }, loaded, context)
    : openToAud({ ...opening, body }, loaded, context);
}
