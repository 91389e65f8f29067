import type { Word } from '../../../generated/words.ts';
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

/** Accepted and expired are final. */
export type QuoteStatus = Word<'ConversionQuoteStatus'>;

/** An exact offer; amounts in minor units of their own asset. */
export interface ConversionQuote {
  readonly id: string;
  readonly tenantId: string;
  readonly status: QuoteStatus;
  /** Null in rows from before actors were kept. */
  readonly statusBy: Actor | null;
  readonly version: number;
  /** The side whose amount the caller fixed. */
  readonly side: Word<'ConversionQuote.side'>;
  readonly sourceAsset: Asset;
  readonly sourceNetwork: Network | null;
  readonly sourceMinor: bigint;
  readonly destinationAsset: Asset;
  readonly destinationNetwork: Network | null;
  readonly destinationMinor: bigint;
  /** In the source's asset, beside the source amount. */
  readonly feeMinor: bigint;
  /** Destination units per source unit, to ten decimals. */
  readonly rate: string;
  readonly configurationId: string;
  /** The conversion created by its acceptance. */
  readonly conversionId: string | null;
  /** From this moment of the tenant's clock it cannot be accepted. */
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

/** A quote expires at its time, whether a worker has marked it or not. */
export function quoteStatusAt({ status, expiresAt }: ConversionQuote, now: Moment): QuoteStatus {
  return status === 'open' && expiresAt <= now ? 'expired' : status;
}
