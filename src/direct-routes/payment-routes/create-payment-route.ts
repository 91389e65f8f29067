import type { WriteHandler } from '../../contract/handler.ts';
import type { RequestOf, Schema } from '../../contract/operation-types.ts';
import { insertRow } from '../../db/row-effect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { customersTable } from '../../flows/customers/customer.ts';
import { isEntitled } from '../../flows/customers/entitlement.ts';
import { checkAudDestination } from '../../flows/payees/aud-destination.ts';
import { paymentRoutesTable, type StablecoinPair } from '../../flows/payment-routes/payment-route.ts';
import { deliveryRailOf, hasInboundRail } from '../../flows/payment-routes/route-rails.ts';
import { checkPairIsEnabled, checkPairIsSupported } from '../../flows/policy/asset-networks.ts';
import { checkBank, checkChain, checkExchange, checkNetwork } from '../../flows/policy/check-connected.ts';
import {
  configurationNeed,
  currentConfiguration,
  type ConfigurationTerms,
} from '../../flows/policy/configuration.ts';
import { ACCOUNTS, readySlotsNeed } from '../../flows/stock/stock-slot.ts';
import { checkAddress } from '../../money/check-address.ts';
import { publish } from '../../outbox/event.ts';
import { need, type DecisionContext } from '../../writes/write.ts';
import { openRoute } from './open-route.ts';
import { presentPaymentRoute } from './payment-route-presenter.ts';
import { checkLimits } from './route-limits.ts';

type Request = RequestOf<'createPaymentRoute'>;
type Body = Schema<'CreatePaymentRouteRequest'>;

/** What a body says of the pair of stablecoin and network: all of it, a part, or nothing. */
function namedPair(body: Body): Partial<StablecoinPair> {
  if (body.direction === 'stablecoin_to_aud') return body.source ?? {};
  const { currency, network } = body.destination;
  return {
    ...(currency === undefined ? {} : { asset: currency }),
    ...(network === undefined ? {} : { network }),
  };
}

/** The pair of a route: the body's, else the configuration's default where that has whatever the body names. */
function pairOf(body: Body, { defaultRoutePair }: ConfigurationTerms): StablecoinPair | undefined {
  const { asset, network } = namedPair(body);
  if (asset !== undefined && network !== undefined) return { asset, network };
  const fits =
    (asset ?? defaultRoutePair?.asset) === defaultRoutePair?.asset &&
    (network ?? defaultRoutePair?.network) === defaultRoutePair?.network;
  return fits ? (defaultRoutePair ?? undefined) : undefined;
}

/** @throws ApiError invalid_request */
function requirePair(body: Body, terms: ConfigurationTerms): StablecoinPair {
  const pair = pairOf(body, terms);
  if (pair !== undefined) return pair;
  const path = body.direction === 'stablecoin_to_aud' ? '/source' : '/destination';
  throw new ApiError('invalid_request', {
    message: 'The route names no stablecoin and network, and the configuration has no matching default.',
    details: [{ in: 'body', path, message: 'must name both the stablecoin and the network' }],
  });
}

/** Whether the configuration has a rail for the AUD of a route: in for what the customer pays, out for what is paid out. */
function hasRail(body: Body, terms: ConfigurationTerms): boolean {
  return body.direction === 'aud_to_stablecoin'
    ? hasInboundRail(terms)
    : deliveryRailOf(body.destination, terms) !== undefined;
}

/**
 * A route's deposit, exchange and delivery need a bank, an exchange and a chain, whatever its direction.
 * @throws ApiError capability_disabled
 */
function checkProviders(context: DecisionContext): void {
  checkBank(context);
  checkChain(context);
  checkExchange(context);
}

function checkBody(body: Body): void {
  const { asset, network } = namedPair(body);
  if (asset !== undefined && network !== undefined) checkPairIsSupported(asset, network);
  if (body.direction === 'stablecoin_to_aud') checkAudDestination(body.destination);
  checkLimits(body);
}

/**
 * POST /v1/customers/{customerId}/payment-routes: a standing way for a customer's money, with an account or an address of
 * its own. Moves no money.
 */
export const createPaymentRoute: WriteHandler<'createPaymentRoute'> = {
  kind: 'write',
  check: ({ body }) => {
    checkBody(body);
  },
  needs: ({ path, body }: Request, head) => [
    configurationNeed(head),
    need(customersTable, { id: path.customerId }),
    ...(body.direction === 'aud_to_stablecoin' ? [readySlotsNeed(head.tenant.id, ACCOUNTS)] : []),
  ],
  // Which address is wanted, the configuration may have to say.
  furtherNeeds: ({ body }, loaded, head) => {
    if (body.direction === 'aud_to_stablecoin') return [];
    const pair = pairOf(body, currentConfiguration(loaded, head).terms);
    return pair === undefined ? [] : [readySlotsNeed(head.tenant.id, pair)];
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
