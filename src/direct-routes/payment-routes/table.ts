import type { Word } from '../../../generated/words.ts';
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

export interface StablecoinPair {
  readonly asset: Word<'StablecoinAsset'>;
  readonly network: Network;
}

interface RouteRecord extends StablecoinPair {
  readonly id: string;
  readonly tenantId: string;
  readonly customerId: string;
  /** Inactive is final (`payment_route` in spec/state-machines.yaml). */
  readonly status: Word<'RecordStatus'>;
  readonly version: number;
  /** The provider's name for the account or address. */
  readonly providerReference: string;
  /** The tenant's name at the time of issue. */
  readonly accountName: string;
  /** What the customer writes: for people, since the account decides. Unique among the tenant's routes. */
  readonly reference: string;
  /** Inclusive limits of one deposit and of a day, in minor units of what the customer sends. */
  readonly minMinor: bigint | null;
  readonly maxMinor: bigint | null;
  readonly dailyMinor: bigint | null;
  readonly metadata: Readonly<Record<string, unknown>> | null;
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
  readonly deactivatedAt: Moment | null;
  readonly createdBy: Actor;
  readonly deactivatedBy: Actor | null;
}

/** AUD in at the route's own account, stablecoin out to an address. */
export interface AudToStablecoinRoute extends RouteRecord {
  readonly direction: 'aud_to_stablecoin';
  readonly destinationAddress: string;
  readonly bsb: string;
  readonly accountNumber: string;
  /** Null if none is issued, or not yet. */
  readonly payId: string | null;
  readonly payee: null;
  readonly depositAddress: null;
  readonly depositTag: null;
}

/** Stablecoin in at the route's own address, AUD out. */
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

/** `asset` and `network` are the stablecoin's, at whichever end. */
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

/** What the customer sends; limits are in its minor units. */
export function sourceAssetOf({ direction, asset }: Pick<PaymentRoute, 'direction' | 'asset'>): Asset {
  return direction === 'aud_to_stablecoin' ? 'AUD' : asset;
}

/** `CR` and the identifier's last ten characters in upper case: random, within BECS' 18 characters. */
export function referenceOf(routeId: string): string {
  return `CR${routeId.slice(-10).toUpperCase()}`;
}
