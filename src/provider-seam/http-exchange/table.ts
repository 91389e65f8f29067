import type { Moment } from '../../calendar/clock.ts';
import {
  defineTable,
  integer,
  minor,
  minorOrNull,
  moment,
  momentOrNull,
  text,
  textOrNull,
} from '../../db/statements/table.ts';
import type { Asset } from '../../money/amount.ts';
import type { Side } from './venue.ts';

/** A conversion as the venue makes it. All times are the server clock's but `tradedAt`, the venue's. */
export interface VenueConversion {
  readonly instructionId: string;
  readonly marketId: string;
  readonly side: Side;
  readonly sourceAsset: Asset;
  readonly sourceMinor: bigint;
  readonly destinationAsset: Asset;
  /** Of its quote: destination units for one of the source. */
  readonly rate: string;
  readonly standing: 'open' | 'settled' | 'canceled';
  readonly soldMinor: bigint | null;
  readonly boughtMinor: bigint | null;
  readonly tradedAt: Moment | null;
  /** The page that it is told in; null once that was taken in. */
  readonly page: string | null;
  readonly givenAt: Moment;
}

export const venueConversionsTable = defineTable<VenueConversion>({
  name: 'exchange_conversions',
  key: ['instructionId'],
  columns: {
    instructionId: text(),
    marketId: text(),
    side: text<Side>(),
    sourceAsset: text<Asset>(),
    sourceMinor: minor(),
    destinationAsset: text<Asset>(),
    rate: text(),
    standing: text<VenueConversion['standing']>(),
    soldMinor: minorOrNull(),
    boughtMinor: minorOrNull(),
    tradedAt: momentOrNull(),
    page: textOrNull(),
    givenAt: moment(),
  },
});

/**
 * One order of a conversion.
 * - `placing`: perhaps at the venue, which is asked.
 * - `placed`: there, and not over.
 * - `over`: nothing more comes of it.
 * - `refused`: never placed.
 */
export interface ChildOrder {
  readonly instructionId: string;
  /** From 1, without a gap. */
  readonly number: number;
  readonly clientOrderId: string;
  readonly price: string;
  /** Coins. */
  readonly amount: string;
  readonly standing: 'placing' | 'placed' | 'over' | 'refused';
  /** Calls that may have placed it, counted before each. */
  readonly attempts: number;
  readonly orderId: string | null;
  readonly coins: string;
  readonly aud: string;
  /** In AUD. */
  readonly fee: string;
  readonly tradedAt: Moment | null;
  readonly writtenAt: Moment;
}

export const childOrdersTable = defineTable<ChildOrder>({
  name: 'exchange_orders',
  key: ['instructionId', 'number'],
  columns: {
    instructionId: text(),
    number: integer(),
    clientOrderId: text(),
    price: text(),
    amount: text(),
    standing: text<ChildOrder['standing']>(),
    attempts: integer(),
    orderId: textOrNull(),
    coins: text(),
    aud: text(),
    fee: text(),
    tradedAt: momentOrNull(),
    writtenAt: moment(),
  },
});
