import type { Clock } from '../../calendar/clock.ts';
import { ExactDecimal, decimalsOf } from '../../money/amount.ts';
import type { ExchangeMemory } from './memory.ts';
import { type Rest, boundOf, isOver, nextOrder } from './plan.ts';
import type { ChildOrder, VenueConversion } from './table.ts';
import { type Market, type Venue, VenueRefusal } from './venue.ts';

/** A venue may show an order this much later than it was placed. */
const SHOWN_LATE_MS = 60_000;

/** Orders of one look. */
const MOST_ORDERS = 10;

/** Of a conversion that is settled, and of which no page has told. */
const UNTOLD = 'untold';

const EXCHANGE_THIN = 'exchange_thin';
export const EXCHANGE_REFUSING = 'exchange_refusing';

/** What the alarm of refused orders is about, beside that of other calls. */
function ordersOf({ name }: Venue): string {
  return `${name} orders`;
}

export interface ConverterParts {
  readonly venue: Venue;
  readonly memory: ExchangeMemory;
  readonly clock: Clock;
  readonly boundBps: number;
  readonly feeBps: number;
  readonly marketOf: (id: string, signal: AbortSignal) => Promise<Market>;
}

function sumOf(orders: readonly ChildOrder[], field: 'coins' | 'aud' | 'fee') {
  return orders.reduce((sum, order) => sum.add(order[field]), new ExactDecimal(0));
}

function minorIn(
  amount: InstanceType<typeof ExactDecimal>,
  asset: VenueConversion['sourceAsset'],
  up: boolean,
): bigint {
  const rounding = up ? ExactDecimal.ROUND_UP : ExactDecimal.ROUND_DOWN;
  const scaled = amount.mul(new ExactDecimal(10).pow(decimalsOf(asset)));
  return BigInt(scaled.toDecimalPlaces(0, rounding).toFixed());
}

/** Makes conversions at a venue by orders, each of which is written down before it is placed. */
export class Converter {
  readonly #parts: ConverterParts;

  constructor(parts: ConverterParts) {
    this.#parts = parts;
  }

  /**
   * Goes on with a conversion as far as the venue lets it.
   * @throws Retry, Unknown if the venue cannot be relied on now; VenueRefusal
   */
  async advance(conversion: VenueConversion, signal: AbortSignal): Promise<void> {
    const { memory, marketOf } = this.#parts;
    const market = await marketOf(conversion.marketId, signal);
    for (let step = 0; step < MOST_ORDERS * 3; step += 1) {
      const orders = await memory.ordersOf(conversion.instructionId);
      const last = orders.at(-1);
      const mayGoOn = last === undefined || (await this.#settle(last, signal));
      if (!mayGoOn) return;
      if (last !== undefined && (last.standing === 'placing' || last.standing === 'placed')) continue;
      const rest = this.#restOf(conversion, orders);
      if (isOver(rest, market, last?.price ?? rest.bound)) {
        await this.#finish(conversion, orders);
        return;
      }
      if (!(await this.#order(conversion, rest, market, orders.length + 1, signal))) return;
    }
  }

  #restOf({ side, sourceAsset, sourceMinor, rate }: VenueConversion, orders: readonly ChildOrder[]): Rest {
    const source = new ExactDecimal(sourceMinor.toString()).div(
      new ExactDecimal(10).pow(decimalsOf(sourceAsset)),
    );
    const gone = side === 'buy' ? sumOf(orders, 'aud').add(sumOf(orders, 'fee')) : sumOf(orders, 'coins');
    const left = source.sub(gone);
    return {
      side,
      left: left.lt(0) ? '0' : left.toFixed(),
      bound: boundOf(side, rate, this.#parts.boundBps),
      feeBps: this.#parts.feeBps,
    };
  }

  /** Brings what is known of an order up to date; answers whether the conversion can go on. */
  async #settle(order: ChildOrder, signal: AbortSignal): Promise<boolean> {
    const { venue, memory, clock } = this.#parts;
    const age = clock() - order.writtenAt;
    switch (order.standing) {
      case 'over':
        return true;
      case 'refused':
        return age >= SHOWN_LATE_MS;
      case 'placing': {
        const found = await venue.find(order.clientOrderId, signal);
        if (found !== undefined) {
          await memory.saveOrder({ ...order, standing: 'placed', orderId: found.orderId });
          return true;
        }
        if (age < SHOWN_LATE_MS) return false;
        const again = await memory.placeAgain(order);
        return again === undefined ? true : this.#place(again, signal);
      }
      case 'placed':
        return this.#follow(order, signal);
    }
  }

  async #follow(order: ChildOrder, signal: AbortSignal): Promise<boolean> {
    const { venue, memory } = this.#parts;
    const found = await venue.find(order.clientOrderId, signal);
    if (found === undefined || !found.isOver) return false;
    const trades = await venue.trades(found.orderId, signal);
    const sum = (of: (trade: (typeof trades)[number]) => InstanceType<typeof ExactDecimal>): string =>
      trades.reduce((all, trade) => all.add(of(trade)), new ExactDecimal(0)).toFixed();
    await memory.saveOrder({
      ...order,
      standing: 'over',
      orderId: found.orderId,
      coins: sum(({ amount }) => new ExactDecimal(amount)),
      aud: sum(({ amount, price }) => new ExactDecimal(amount).mul(price)),
      fee: sum(({ fee }) => new ExactDecimal(fee)),
      tradedAt: trades.reduce<number | null>((last, { at }) => Math.max(last ?? 0, at), null),
    });
    return true;
  }

  /** Orders the next part; answers false where nothing is offered within the bound. */
  async #order(
    { instructionId, marketId }: VenueConversion,
    rest: Rest,
    market: Market,
    number: number,
    signal: AbortSignal,
  ): Promise<boolean> {
    const { venue, memory } = this.#parts;
    const planned = nextOrder(rest, market, await venue.book(marketId, signal));
    if (planned === undefined) {
      await memory.alarms.raise(EXCHANGE_THIN, marketId, {
        side: rest.side,
        left: rest.left,
        bound: rest.bound,
      });
      return false;
    }
    await memory.alarms.clear(EXCHANGE_THIN, marketId);
    const { price, amount } = planned;
    const clientOrderId = `${instructionId}-${number}`;
    const order = await memory.addOrder({ instructionId, number, clientOrderId, price, amount });
    return order === undefined ? true : this.#place(order, signal);
  }

  async #place(order: ChildOrder, signal: AbortSignal): Promise<boolean> {
    const { venue, memory } = this.#parts;
    const [conversion, { clientOrderId, price, amount }] = [await memory.find(order.instructionId), order];
    if (conversion === undefined) return false;
    const { marketId, side } = conversion;
    try {
      const placed = await venue.place({ clientOrderId, marketId, side, price, amount }, signal);
      await memory.saveOrder({ ...order, standing: 'placed', orderId: placed.orderId });
      await memory.alarms.clear(EXCHANGE_REFUSING, ordersOf(venue));
      return true;
    } catch (error) {
      if (!(error instanceof VenueRefusal)) throw error;
      // The venue has it already.
      if (/duplicate/i.test(error.code)) return false;
      // A refusal of one call says nothing of another.
      await memory.refuseOrder(order);
      await memory.alarms.raise(EXCHANGE_REFUSING, ordersOf(venue), {
        code: error.code,
        message: error.message,
        amount,
        price,
      });
      return false;
    }
  }

  async #finish(conversion: VenueConversion, orders: readonly ChildOrder[]): Promise<void> {
    const { side, sourceAsset, destinationAsset } = conversion;
    const [coins, aud, fee] = [sumOf(orders, 'coins'), sumOf(orders, 'aud'), sumOf(orders, 'fee')];
    const [sold, bought] = side === 'buy' ? [aud.add(fee), coins] : [coins, aud.sub(fee)];
    await this.#parts.memory.save(conversion, {
      ...conversion,
      standing: 'settled',
      soldMinor: minorIn(sold, sourceAsset, true),
      boughtMinor: minorIn(bought, destinationAsset, false),
      tradedAt: Math.max(...orders.map(({ tradedAt }) => tradedAt ?? 0)),
      page: UNTOLD,
    });
  }
}
