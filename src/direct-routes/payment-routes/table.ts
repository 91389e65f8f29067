import type { Network } from '../../../generated/assets.ts';
import type { Moment } from '../../calendar/clock.ts';
import { actor, actorOrNull } from '../../db/statements/actor-column.ts';
import {
  defineTable,
  integer,
  jsonOrNull,
  minorOrNull,
  moment,
  momentOrNull,
  text,
  textOrNull,
} from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Asset } from '../../money/amount.ts';
import type { AudDestination } from '../../money/aud-destination.ts';

/** A stablecoin on one network. */
export interface StablecoinPair {
  readonly asset: 'USDC' | 'USDT';
  readonly network: Network;
}

/** What every route has. */
interface RouteRecord extends StablecoinPair {
  readonly id: string;
  readonly tenantId: string;
  readonly customerId: string;
  /** An inactive one is never active again (`payment_route` in spec/state-machines.yaml). */
  readonly status: 'active' | 'inactive';
  /** Counted up with every change. */
  readonly version: number;
  /** The provider's own for the account or address. */
  readonly providerReference: string;
  /** In whose name the account or address stands: the tenant's, as it was when it was issued. */
  readonly accountName: string;
  /** What the customer is asked to write: for people, since the account decides. Unique among the tenant's routes. */
  readonly reference: string;
  /** Bounds on one deposit and on those of a day, inclusive, in minor units of the asset that the customer sends. */
  readonly minMinor: bigint | null;
  readonly maxMinor: bigint | null;
  readonly dailyMinor: bigint | null;
  readonly metadata: Readonly<Record<string, unknown>> | null;
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
  readonly deactivatedAt: Moment | null;
  readonly createdBy: Actor;
  /** Null while it is active. */
  readonly deactivatedBy: Actor | null;
}

/** The customer pays AUD to an account of the route's own, and the stablecoin goes to an address. */
export interface AudToStablecoinRoute extends RouteRecord {
  readonly direction: 'aud_to_stablecoin';
  readonly destinationAddress: string;
  readonly bsb: string;
  readonly accountNumber: string;
  /** Null where none is issued, or not yet. */
  readonly payId: string | null;
  readonly payee: null;
  readonly depositAddress: null;
  readonly depositTag: null;
}

/** The customer sends the stablecoin to an address of the route's own, and AUD are paid out. */
export interface StablecoinToAudRoute extends RouteRecord {
  readonly direction: 'stablecoin_to_aud';
  readonly payee: AudDestination;
  readonly depositAddress: string;
  readonly depositTag: string | null;
  readonly destinationAddress: null;
  readonly bsb: null;
  readonly accountNumber: null;
  readonly payId: null;
}

/** A standing way for a customer's money. Its `asset` and `network` are the stablecoin's, whichever end that stands at. */
export type PaymentRoute = AudToStablecoinRoute | StablecoinToAudRoute;

export type RouteDirection = PaymentRoute['direction'];

export const paymentRoutesTable = defineTable<PaymentRoute>({
  name: 'payment_routes',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    customerId: text(),
    direction: text<RouteDirection>(),
    status: text<PaymentRoute['status']>(),
    version: integer(),
    asset: text<StablecoinPair['asset']>(),
    network: text<Network>(),
    destinationAddress: textOrNull(),
    payee: jsonOrNull<AudDestination>(),
    providerReference: text(),
    accountName: text(),
    bsb: textOrNull(),
    accountNumber: textOrNull(),
    payId: textOrNull(),
    depositAddress: textOrNull(),
    depositTag: textOrNull(),
    reference: text(),
    minMinor: minorOrNull(),
    maxMinor: minorOrNull(),
    dailyMinor: minorOrNull(),
    metadata: jsonOrNull<NonNullable<PaymentRoute['metadata']>>(),
    createdAt: moment(),
    updatedAt: moment(),
    deactivatedAt: momentOrNull(),
    createdBy: actor(),
    deactivatedBy: actorOrNull(),
  },
});

/** The asset that a route's customer sends, in whose minor units its limits are. */
export function sourceAssetOf({ direction, asset }: Pick<PaymentRoute, 'direction' | 'asset'>): Asset {
  return direction === 'aud_to_stablecoin' ? 'AUD' : asset;
}

/**
 * What the customer of a route is asked to write: `CR` and the last ten characters of the route's identifier, in upper
 * case. Those are random, and BECS takes no more than 18 characters.
 */
export function referenceOf(routeId: string): string {
  return `CR${routeId.slice(-10).toUpperCase()}`;
}
