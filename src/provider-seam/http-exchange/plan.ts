import { ExactDecimal } from '../../money/amount.ts';
import type { Offered } from '../port/provider.ts';
import type { Book, Level, Market, Side, VenueOrder } from './venue.ts';

/** Decimals of AUD for one coin. */
type Price = InstanceType<typeof ExactDecimal>;

/** What is left of a conversion's source: coins to sell, or AUD to spend. */
export interface Rest {
  readonly side: Side;
  /** A decimal. */
  readonly left: string;
  /** The worst price at which it may be made. */
  readonly bound: string;
  /** What the venue may take beside the price, in basis points: it is left of what is spent. */
  readonly feeBps: number;
}

function isWithin(side: Side, price: Price, bound: Price): boolean {
  return side === 'buy' ? price.lte(bound) : price.gte(bound);
}

/** The worst price for a quote of so many coins for one AUD, or AUD for one coin. */
export function boundOf(side: Side, rate: string, boundBps: number): string {
  const share = new ExactDecimal(boundBps).div(10_000);
  const price = side === 'buy' ? new ExactDecimal(1).div(rate) : new ExactDecimal(rate);
  return (side === 'buy' ? price.mul(share.add(1)) : price.mul(new ExactDecimal(1).sub(share))).toFixed(18);
}

/** How far the rest goes along one side of the book: coins, and the worst price that is touched. */
function walk(
  levels: readonly Level[],
  { side, left, bound, feeBps }: Rest,
): { coins: Price; worst: Price } | undefined {
  const limit = new ExactDecimal(bound);
  const fee = new ExactDecimal(feeBps).div(10_000);
  let rest = side === 'buy' ? new ExactDecimal(left).div(fee.add(1)) : new ExactDecimal(left);
  let coins = new ExactDecimal(0);
  let worst: Price | undefined;
  for (const level of levels) {
    const price = new ExactDecimal(level.price);
    if (rest.lte(0) || price.lte(0) || !isWithin(side, price, limit)) break;
    const wanted = side === 'buy' ? rest.div(price) : rest;
    const taken = wanted.lt(level.amount) ? wanted : new ExactDecimal(level.amount);
    coins = coins.add(taken);
    rest = rest.sub(side === 'buy' ? taken.mul(price) : taken);
    worst = price;
  }
  return worst === undefined ? undefined : { coins, worst };
}

/** Whether what is left is too little for another order: the house keeps it. */
export function isOver({ side, left }: Pick<Rest, 'side' | 'left'>, market: Market, price: string): boolean {
  const coins = side === 'buy' ? new ExactDecimal(left).div(price) : new ExactDecimal(left);
  const smallest = new ExactDecimal(10).pow(-market.amountDecimals);
  return coins.lt(market.least) || coins.lt(smallest);
}

/** The next order for what is left; undefined if nothing is offered within the bound. */
export function nextOrder(
  rest: Rest,
  market: Market,
  book: Book,
): Pick<VenueOrder, 'marketId' | 'side' | 'price' | 'amount'> | undefined {
  const { side } = rest;
  const found = walk(side === 'buy' ? book.asks : book.bids, rest);
  if (found === undefined) return undefined;
  const amount = found.coins.toDecimalPlaces(market.amountDecimals, ExactDecimal.ROUND_DOWN);
  if (amount.lt(market.least) || amount.lte(0)) return undefined;
  const up = side === 'buy' ? ExactDecimal.ROUND_UP : ExactDecimal.ROUND_DOWN;
  const price = found.worst.toDecimalPlaces(market.priceDecimals, up);
  return { marketId: market.id, side, price: price.toFixed(), amount: amount.toFixed() };
}

/** Of one side of a book; what lies beyond is not offered. */
const MOST_LEVELS = 1_000;

/** More than any amount; a book may have absurd orders. */
const MOST_SUM = '1e15';

/** What conversions into coins (`buy`) or out of them take and give in all, level by level. */
export function offeredOf(levels: readonly Level[], side: Side): Offered[] {
  let [coins, aud] = [new ExactDecimal(0), new ExactDecimal(0)];
  const sums: Offered[] = [];
  for (const { price, amount } of levels.slice(0, MOST_LEVELS)) {
    const worth = new ExactDecimal(price).mul(amount);
    if (worth.lte(0)) continue;
    coins = coins.add(amount);
    aud = aud.add(worth);
    if (coins.gte(MOST_SUM) || aud.gte(MOST_SUM)) break;
    const [inCoins, inAud] = [coins.toFixed(), aud.toFixed()];
    sums.push(
      side === 'buy' ? { source: inAud, destination: inCoins } : { source: inCoins, destination: inAud },
    );
  }
  return sums;
}

/**
 * The mean price of so much AUD along one side; undefined if the book is not that deep.
 * @param depth in AUD
 */
export function priceAt(levels: readonly Level[], depth: number): string | undefined {
  let rest = new ExactDecimal(depth);
  let coins = new ExactDecimal(0);
  for (const level of levels) {
    const price = new ExactDecimal(level.price);
    if (price.lte(0)) return undefined;
    const worth = price.mul(level.amount);
    const taken = worth.lt(rest) ? worth : rest;
    coins = coins.add(taken.div(price));
    rest = rest.sub(taken);
    if (rest.lte(0)) return new ExactDecimal(depth).div(coins).toFixed(18);
  }
  return undefined;
}
