import type { Network } from '../../../generated/assets.ts';
import type { Moment } from '../../calendar/clock.ts';
import { actorOrNull } from '../../db/statements/actor-column.ts';
import {
  defineTable,
  integer,
  minor,
  moment,
  text,
  textOrNull,
  waitsUntil,
} from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Asset } from '../../money/amount.ts';

/** The three statuses of a quote; accepted and expired are final. */
export type QuoteStatus = 'open' | 'accepted' | 'expired';

/** An exact offer to exchange one asset for another. Amounts in minor units of their own asset. */
export interface ConversionQuote {
  readonly id: string;
  readonly tenantId: string;
  readonly status: QuoteStatus;
  /** Who brought it into this status; null where nobody had kept it. */
  readonly statusBy: Actor | null;
  /** Grows with every change. */
  readonly version: number;
  /** The side whose amount the caller fixed. */
  readonly side: 'source' | 'destination';
  readonly sourceAsset: Asset;
  readonly sourceNetwork: Network | null;
  readonly sourceMinor: bigint;
  readonly destinationAsset: Asset;
  readonly destinationNetwork: Network | null;
  readonly destinationMinor: bigint;
  /** On top of the source, in its asset. */
  readonly feeMinor: bigint;
  /** Destination units for one source unit, to ten decimals. */
  readonly rate: string;
  readonly configurationId: string;
  /** The conversion that its acceptance created. */
  readonly conversionId: string | null;
  /** The first moment of the tenant's clock at which it can no longer be accepted. */
  readonly expiresAt: Moment;
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
}

export const conversionQuotesTable = defineTable<ConversionQuote>({
  name: 'conversion_quotes',
  key: ['id'],
  due: ({ status, expiresAt }) => waitsUntil(status === 'open' ? expiresAt : null),
  columns: {
    id: text(),
    tenantId: text(),
    status: text<QuoteStatus>(),
    statusBy: actorOrNull(),
    version: integer(),
    side: text<ConversionQuote['side']>(),
    sourceAsset: text<Asset>(),
    sourceNetwork: textOrNull<Network>(),
    sourceMinor: minor(),
    destinationAsset: text<Asset>(),
    destinationNetwork: textOrNull<Network>(),
    destinationMinor: minor(),
    feeMinor: minor(),
    rate: text(),
    configurationId: text(),
    conversionId: textOrNull(),
    expiresAt: moment(),
    createdAt: moment(),
    updatedAt: moment(),
  },
});

/** Where a quote stands at a moment: its time runs out by itself, whether or not a worker has noted it yet. */
export function quoteStatusAt({ status, expiresAt }: ConversionQuote, now: Moment): QuoteStatus {
  return status === 'open' && expiresAt <= now ? 'expired' : status;
}
