import type { WriteHandler } from '../../contract/handler.ts';
import type { RequestOf, Schema } from '../../contract/operation-types.ts';
import { insertRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { checkAddress } from '../../money/address.ts';
import { audDestinationOf, checkAudDestination } from '../../money/aud-destination.ts';
import { publish } from '../../outbox/event.ts';
import { checkBank, checkChain, checkExchange, checkNetwork } from '../../treasury/policy/check-connected.ts';
import { deliveryRailOf, hasInboundRail } from '../../treasury/policy/rails.ts';
import { checkPairIsEnabled, checkPairIsSupported } from '../../treasury/policy/rules.ts';
import {
  type ConfigurationTerms,
  configurationNeed,
  currentConfiguration,
} from '../../treasury/policy/table.ts';
import { issueAccount, issueAddress } from '../../treasury/receiving-accounts/issue.ts';
import { ACCOUNTS, readyPoolEntriesNeed } from '../../treasury/receiving-accounts/table.ts';
import { type DecisionContext, type Loaded, need } from '../../writes/write.ts';
import { isEntitled } from '../customers/rules.ts';
import { customersTable } from '../customers/table.ts';
import type { ChangedRoute } from './deactivate-payment-route.ts';
import { presentPaymentRoute } from './present.ts';
import { checkLimits, limitsOf } from './rules.ts';
import { type StablecoinPair, paymentRoutesTable, referenceOf } from './table.ts';

type Body = Schema<'CreatePaymentRouteRequest'>;
type ToStablecoin = Extract<Body, { direction: 'aud_to_stablecoin' }>;
type ToAud = Extract<Body, { direction: 'stablecoin_to_aud' }>;

/** What a route is opened with, once it is allowed. */
export interface Opening<Direction extends Body = Body> {
  readonly customerId: string;
  readonly body: Direction;
  readonly pair: StablecoinPair;
  /** With a PayID. */
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
 * Opens a route with an account for AUD, or an address for a stablecoin.
 * @throws ApiError service_unavailable if none can be had
 */
function openRoute(opening: Opening, loaded: Loaded, context: DecisionContext): ChangedRoute {
  const { body } = opening;
  return body.direction === 'aud_to_stablecoin'
    ? openToStablecoin({ ...opening, body }, loaded, context)
    : openToAud({ ...opening, body }, loaded, context);
}

type Request = RequestOf<'createPaymentRoute'>;
type CreatePaymentRouteBody = Schema<'CreatePaymentRouteRequest'>;

/** The named parts of the pair. */
function namedPair(body: CreatePaymentRouteBody): Partial<StablecoinPair> {
  if (body.direction === 'stablecoin_to_aud') return body.source ?? {};
  const { currency, network } = body.destination;
  return {
    ...(currency === undefined ? {} : { asset: currency }),
    ...(network === undefined ? {} : { network }),
  };
}

/** The body's pair, else the default that matches its named parts. */
function pairOf(
  body: CreatePaymentRouteBody,
  { defaultRoutePair }: ConfigurationTerms,
): StablecoinPair | undefined {
  const { asset, network } = namedPair(body);
  if (asset !== undefined && network !== undefined) return { asset, network };
  const fits =
    (asset ?? defaultRoutePair?.asset) === defaultRoutePair?.asset &&
    (network ?? defaultRoutePair?.network) === defaultRoutePair?.network;
  return fits ? (defaultRoutePair ?? undefined) : undefined;
}

/** @throws ApiError invalid_request */
function requirePair(body: CreatePaymentRouteBody, terms: ConfigurationTerms): StablecoinPair {
  const pair = pairOf(body, terms);
  if (pair !== undefined) return pair;
  const path = body.direction === 'stablecoin_to_aud' ? '/source' : '/destination';
  throw new ApiError('invalid_request', {
    message: 'The route names no stablecoin and network, and the configuration has no matching default.',
    details: [{ in: 'body', path, message: 'must name both the stablecoin and the network' }],
  });
}

/** Whether a rail is enabled for the route's AUD: inbound or outbound by direction. */
function hasRail(body: CreatePaymentRouteBody, terms: ConfigurationTerms): boolean {
  return body.direction === 'aud_to_stablecoin'
    ? hasInboundRail(terms)
    : deliveryRailOf(body.destination, terms) !== undefined;
}

/**
 * Every direction needs a bank, an exchange and a chain.
 * @throws ApiError capability_disabled
 */
function checkProviders(context: DecisionContext): void {
  checkBank(context);
  checkChain(context);
  checkExchange(context);
}

function checkBody(body: CreatePaymentRouteBody): void {
  const { asset, network } = namedPair(body);
  if (asset !== undefined && network !== undefined) checkPairIsSupported(asset, network);
  if (body.direction === 'stablecoin_to_aud') checkAudDestination(body.destination);
  checkLimits(body);
}

/** POST /v1/customers/{customerId}/payment-routes: opens a route with its own account or address. Moves no money. */
export const createPaymentRoute: WriteHandler<'createPaymentRoute'> = {
  kind: 'write',
  check: ({ body }) => {
    checkBody(body);
  },
  needs: ({ path, body }: Request, head) => [
    configurationNeed(head),
    need(customersTable, { id: path.customerId }),
    ...(body.direction === 'aud_to_stablecoin' ? [readyPoolEntriesNeed(head.tenant.id, ACCOUNTS)] : []),
  ],
  // The configuration may have to name the pair.
  furtherNeeds: ({ body }, loaded, head) => {
    if (body.direction === 'aud_to_stablecoin') return [];
    const pair = pairOf(body, currentConfiguration(loaded, head).terms);
    return pair === undefined ? [] : [readyPoolEntriesNeed(head.tenant.id, pair)];
  },
  decide: ({ path, body }, loaded, context) => {
    const customer = loaded.find(customersTable, { id: path.customerId });
    if (customer === undefined) throw new ApiError('not_found');
    const { terms } = currentConfiguration(loaded, context.head);
    const pair = requirePair(body, terms);
    if (!hasRail(body, terms)) throw new ApiError('capability_disabled');
    checkProviders(context);
    checkPairIsEnabled(terms, pair.asset, pair.network);
    checkNetwork(context, pair.network);
    if (body.direction === 'aud_to_stablecoin') {
      checkAddress(body.destination.address, pair.network, '/destination/address');
    }
    if (!isEntitled(customer, body.direction)) throw new ApiError('customer_not_entitled');
    const withPayId = terms.capabilities.audInboundRails.includes('payid');
    const { route, effects } = openRoute({ customerId: customer.id, body, pair, withPayId }, loaded, context);
    return {
      reply: presentPaymentRoute(route),
      effects: [
        insertRow(paymentRoutesTable, route),
        ...effects,
        publish(context, 'payment_route.created', route),
      ],
    };
  },
};
