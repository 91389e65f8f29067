import { ASSETS } from '../../../generated/assets.ts';
import type { Clock } from '../../calendar/clock.ts';
import { type Asset, ExactDecimal, decimalsOf, parseAmount } from '../../money/amount.ts';
import type { Exchange } from '../../outbox/order-payloads.ts';
import {
  type AnyOrder,
  type Answer,
  type Call,
  type Entry,
  type ExchangeProvider,
  type Holding,
  type Json,
  type Limits,
  type MarketRate,
  type ProviderMessages,
  Refused,
  type Report,
  Retry,
  Unknown,
} from '../port/provider.ts';
import { Converter, EXCHANGE_REFUSING } from './converter.ts';
import type { ExchangeMemory, Given } from './memory.ts';
import { offeredOf, priceAt } from './plan.ts';
import type { VenueConversion } from './table.ts';
import { type Market, type Venue, VenueRefusal } from './venue.ts';

const HTTP_EXCHANGE = 'http_exchange';

const POLL_MS = 2_000;

/** A look makes several calls of the venue, and each is bounded. */
const LIMITS: Limits = { timeoutMs: 20_000, atOnce: 4 };

export interface HttpExchangeParts {
  readonly venue: Venue;
  readonly memory: ExchangeMemory;
  readonly clock: Clock;
  readonly boundBps: number;
  readonly feeBps: number;
  /** In AUD. */
  readonly depth: number;
  readonly newToken: () => string;
}

interface Cursor {
  readonly page: string | null;
  /** Until the line for what was there before the first trade was brought. */
  readonly lacksOpening?: true;
}

const FIRST: Cursor = { page: null, lacksOpening: true };

type ConvertOrder = AnyOrder & { readonly payload: Exchange };

function isConversion(order: AnyOrder): order is ConvertOrder {
  return order.kind === 'convert';
}

function reportOf(conversion: VenueConversion): Report {
  const { instructionId, sourceAsset, sourceMinor, destinationAsset, boughtMinor } = conversion;
  return {
    eventId: `${instructionId}:settled`,
    about: { instructionId },
    says: 'settled',
    // What was left of the source was too little for an order: the house keeps it.
    amount: { minor: sourceMinor, asset: sourceAsset },
    bought: { minor: boughtMinor ?? 0n, asset: destinationAsset },
    providerReference: instructionId,
  };
}

function entriesOf(account: string, conversion: VenueConversion): Entry[] {
  const { instructionId, sourceAsset, destinationAsset, soldMinor, boughtMinor, tradedAt } = conversion;
  const common = { account, bookedAt: tradedAt ?? 0, instructionId, providerReference: instructionId };
  return [
    {
      ...common,
      entryId: `${instructionId}:sold`,
      amount: { minor: -(soldMinor ?? 0n), asset: sourceAsset },
    },
    {
      ...common,
      entryId: `${instructionId}:bought`,
      amount: { minor: boughtMinor ?? 0n, asset: destinationAsset },
    },
  ];
}

/** An exchange over HTTP: conversions become orders at a venue, until their source is sold. */
export class HttpExchange implements ExchangeProvider {
  readonly name = 'exchange';
  readonly adapter = HTTP_EXCHANGE;
  readonly limits = LIMITS;
  readonly poll: NonNullable<ExchangeProvider['poll']>;
  readonly #parts: HttpExchangeParts;
  readonly #converter: Converter;
  #markets: readonly Market[] | undefined;

  constructor(parts: HttpExchangeParts) {
    this.#parts = parts;
    const marketOf = (id: string, signal: AbortSignal): Promise<Market> => this.#market(id, signal);
    this.#converter = new Converter({ ...parts, marketOf });
    this.poll = { everyMs: POLL_MS, read: (cursor, call) => this.#read(cursor, call) };
  }

  async carryOut(order: AnyOrder, { signal }: Call): Promise<Answer> {
    if (!isConversion(order)) throw new Refused('not_supported', 'A venue only converts.');
    const conversion = await this.#parts.memory.begin(this.#given(order));
    if (conversion.standing === 'canceled')
      throw new Refused('canceled', 'It was canceled before it was ordered.');
    await this.#advance(conversion, signal);
    return { outcome: 'taken', providerReference: order.instructionId };
  }

  async queryStatus({ instructionId }: AnyOrder): Promise<readonly Report[] | 'in_progress' | 'absent'> {
    const known = await this.#parts.memory.find(instructionId);
    if (known === undefined) return 'absent';
    return known.standing === 'settled' ? [reportOf(known)] : 'in_progress';
  }

  async cancel(order: AnyOrder): Promise<'cancelled' | 'too_late'> {
    if (!isConversion(order)) return 'too_late';
    const { standing } = await this.#parts.memory.begin(this.#given(order), 'canceled');
    return standing === 'canceled' ? 'cancelled' : 'too_late';
  }

  async holdings({ signal }: Call): Promise<readonly Holding[]> {
    const { venue, clock } = this.#parts;
    const balances = await this.#asked(() => venue.balances(signal));
    return (Object.keys(ASSETS) as Asset[]).flatMap((asset) => {
      const held = balances.get(asset);
      if (held === undefined) return [];
      const scaled = new ExactDecimal(held).mul(new ExactDecimal(10).pow(decimalsOf(asset)));
      const minor = BigInt(scaled.toDecimalPlaces(0, ExactDecimal.ROUND_DOWN).toFixed());
      return { account: venue.name, amount: { minor, asset }, at: clock() };
    });
  }

  /**
   * The mean price of what the book has for a configured amount, and what it offers in all; none where the book is not
   * that deep.
   */
  async rates({ signal }: Call): Promise<readonly MarketRate[]> {
    const { venue, clock, depth } = this.#parts;
    const markets = await this.#loadMarkets(signal);
    const rates = markets.map(async ({ id, coin }): Promise<MarketRate[]> => {
      const { asks, bids } = await this.#asked(() => venue.book(id, signal));
      const [ask, bid] = [priceAt(asks, depth), priceAt(bids, depth)];
      const asOf = clock();
      return [
        ...(ask === undefined
          ? []
          : [
              {
                source: 'AUD',
                destination: coin,
                rate: new ExactDecimal(1).div(ask).toFixed(18),
                offered: offeredOf(asks, 'buy'),
                asOf,
              } as const,
            ]),
        ...(bid === undefined
          ? []
          : [
              {
                source: coin,
                destination: 'AUD',
                rate: bid,
                offered: offeredOf(bids, 'sell'),
                asOf,
              } as const,
            ]),
      ];
    });
    return (await Promise.all(rates)).flat();
  }

  #given({ instructionId, payload }: ConvertOrder): Given {
    const { amount, asset: sourceAsset, destination, rate } = payload;
    const side = sourceAsset === 'AUD' ? 'buy' : 'sell';
    const coin = side === 'buy' ? destination.asset : sourceAsset;
    if (coin === 'AUD' || (side === 'sell' && destination.asset !== 'AUD'))
      throw new Refused(
        'not_supported',
        `The venue has no market of ${sourceAsset} and ${destination.asset}.`,
      );
    return {
      instructionId,
      marketId: `${coin}-AUD`,
      side,
      sourceAsset,
      sourceMinor: parseAmount(amount, sourceAsset),
      destinationAsset: destination.asset,
      rate,
    };
  }

  async #loadMarkets(signal: AbortSignal): Promise<readonly Market[]> {
    this.#markets ??= await this.#asked(() => this.#parts.venue.markets(signal));
    return this.#markets;
  }

  async #market(id: string, signal: AbortSignal): Promise<Market> {
    const found = (await this.#loadMarkets(signal)).find((market) => market.id === id);
    if (found === undefined) throw new Refused('not_supported', `The venue has no market ${id}.`);
    return found;
  }

  /** A call that changes nothing: what is refused, such as for a wrong key or clock, is tried again, with an alarm. */
  async #asked<Result>(call: () => Promise<Result>): Promise<Result> {
    const { memory, venue } = this.#parts;
    try {
      const result = await call();
      await memory.alarms.clear(EXCHANGE_REFUSING, venue.name);
      return result;
    } catch (error) {
      if (!(error instanceof VenueRefusal)) throw error;
      const { code, message } = error;
      await memory.alarms.raise(EXCHANGE_REFUSING, venue.name, { code, message });
      throw new Retry(`The venue refuses: ${code}`);
    }
  }

  /** What the venue refuses or does not answer is gone on with by the next look. */
  async #advance(conversion: VenueConversion, signal: AbortSignal): Promise<Error | undefined> {
    try {
      await this.#asked(() => this.#converter.advance(conversion, signal));
      return undefined;
    } catch (error) {
      if (error instanceof Retry || error instanceof Unknown) return error;
      throw error;
    }
  }

  /** What the house had there before the first trade, which none explains; undefined while one may be under way. */
  async #opening(signal: AbortSignal): Promise<Entry[] | undefined> {
    const { memory } = this.#parts;
    const before = await memory.traded();
    const held = await this.holdings({ signal, attempt: 1 });
    const after = await memory.traded();
    if (before === undefined || before.conversions !== after?.conversions) return undefined;
    return held
      .map(({ account, amount: { minor, asset }, at: bookedAt }): Entry => {
        const amount = { minor: minor - (after.changed.get(asset) ?? 0n), asset };
        return { entryId: `opening:${asset}`, account, amount, bookedAt };
      })
      .filter(({ amount }) => amount.minor !== 0n);
  }

  async #read(from: Json | null, { signal }: Call): Promise<ProviderMessages> {
    const { memory, venue, newToken } = this.#parts;
    const { page: taken, lacksOpening } = (from as unknown as Cursor | null) ?? FIRST;
    const open = await memory.open();
    const errors: (Error | undefined)[] = [];
    for (const conversion of open) errors.push(await this.#advance(conversion, signal));
    const page = newToken();
    const told: VenueConversion[] = [];
    for (const conversion of await memory.untold()) {
      const isTakenIn = conversion.page === taken;
      const after = { ...conversion, page: isTakenIn ? null : page };
      if ((await memory.save(conversion, after)) && !isTakenIn) told.push(after);
    }
    const [failed] = errors;
    if (told.length === 0 && failed !== undefined && errors.every((error) => error !== undefined))
      throw failed;
    const opening = lacksOpening === true ? await this.#opening(signal) : [];
    return {
      reports: told.map(reportOf),
      entries: [...(opening ?? []), ...told.flatMap((conversion) => entriesOf(venue.name, conversion))],
      cursor: {
        page: told.length > 0 ? page : taken,
        ...(opening === undefined ? { lacksOpening: true } : {}),
      },
      hasMore: false,
    };
  }
}
