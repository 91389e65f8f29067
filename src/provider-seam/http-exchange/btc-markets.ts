import { createHmac } from 'node:crypto';
import type { Clock } from '../../calendar/clock.ts';
import type { HttpExchangeConfig } from '../../config/http-exchange.ts';
import { type Answered, ask } from '../port/ask.ts';
import { Retry, Unknown } from '../port/provider.ts';
import { fieldsOf, listOf, parseAnswer, textOf } from '../port/read-answer.ts';
import {
  type Book,
  type Level,
  type Market,
  type Placed,
  type Trade,
  type Venue,
  type VenueOrder,
  VenueRefusal,
} from './venue.ts';

const BOUNDS = { answerMs: 6_000, largestBytes: 8 * 1024 * 1024 };

const COINS = ['USDC', 'USDT'] as const;

/** The most that one page has. */
const PAGE = 200;

/** Statuses of an order that nothing more comes of. */
const OVER = new Set(['Fully Matched', 'Cancelled', 'Partially Cancelled', 'Failed']);

/** Never a number: it would have lost digits. */
function decimalOf(value: unknown): string {
  if (typeof value !== 'string' || !/^\d{1,20}(?:\.\d{1,20})?$/.test(value))
    throw new Unknown('The venue answered no decimal');
  return value;
}

function countOf(value: unknown): number {
  const count = Number(decimalOf(typeof value === 'number' ? String(value) : value));
  if (!Number.isSafeInteger(count) || count > 18)
    throw new Unknown('The venue answered no count of decimals');
  return count;
}

function levelOf(value: unknown): Level {
  const [price, amount] = listOf(value);
  return { price: decimalOf(price), amount: decimalOf(amount) };
}

function placedOf(value: unknown): Placed {
  const { orderId, status } = fieldsOf(value);
  return { orderId: textOf(orderId), isOver: OVER.has(textOf(status)) };
}

function refusalIn({ status, text }: Answered): Error {
  if (status === 429) return new Retry('The venue asks to wait');
  if (status >= 500) return new Unknown(`The venue answered ${status}`);
  try {
    const { code, message } = fieldsOf(JSON.parse(text) as unknown);
    return new VenueRefusal(
      typeof code === 'string' ? code : `status_${status}`,
      String(message).slice(0, 200),
    );
  } catch {
    return new Unknown(`The venue answered ${status}, which does not parse`);
  }
}

/** Version 3 of BTC Markets: keys of orders are ours, decimals are texts, each request is signed with its time. */
export class BtcMarkets implements Venue {
  readonly name = 'btc_markets';
  readonly #config: HttpExchangeConfig;
  readonly #clock: Clock;

  constructor(config: HttpExchangeConfig, clock: Clock) {
    this.#config = config;
    this.#clock = clock;
  }

  async markets(signal: AbortSignal): Promise<readonly Market[]> {
    const all = listOf(await this.#call('GET', '/v3/markets', signal));
    return all.map(fieldsOf).flatMap((market) => {
      const coin = COINS.find((each) => market['marketId'] === `${each}-AUD`);
      if (coin === undefined) return [];
      return {
        id: textOf(market['marketId']),
        coin,
        least: decimalOf(market['minOrderAmount']),
        amountDecimals: countOf(market['amountDecimals']),
        priceDecimals: countOf(market['priceDecimals']),
      };
    });
  }

  async book(marketId: string, signal: AbortSignal): Promise<Book> {
    const { asks, bids } = fieldsOf(
      await this.#call('GET', `/v3/markets/${marketId}/orderbook`, signal, 'level=2'),
    );
    return { asks: listOf(asks).map(levelOf), bids: listOf(bids).map(levelOf) };
  }

  async place(order: VenueOrder, signal: AbortSignal): Promise<Placed> {
    const { clientOrderId, marketId, side, price, amount } = order;
    const body = {
      marketId,
      price,
      amount,
      type: 'Limit',
      side: side === 'buy' ? 'Bid' : 'Ask',
      timeInForce: 'IOC',
      selfTrade: 'P',
      clientOrderId,
    };
    return placedOf(await this.#call('POST', '/v3/orders', signal, '', JSON.stringify(body)));
  }

  async find(clientOrderId: string, signal: AbortSignal): Promise<Placed | undefined> {
    try {
      return placedOf(await this.#call('GET', `/v3/orders/${clientOrderId}`, signal));
    } catch (error) {
      if (error instanceof VenueRefusal && /not.?found/i.test(error.code)) return undefined;
      throw error;
    }
  }

  async trades(orderId: string, signal: AbortSignal): Promise<readonly Trade[]> {
    const all = new Map<string, Trade>();
    let before: string | undefined;
    for (;;) {
      const query = `orderId=${orderId}&limit=${PAGE}${before === undefined ? '' : `&before=${before}`}`;
      const page = listOf(await this.#call('GET', '/v3/trades', signal, query)).map(fieldsOf);
      for (const trade of page) {
        const id = textOf(trade['id']);
        const at = Date.parse(textOf(trade['timestamp']));
        if (Number.isNaN(at)) throw new Unknown('The venue answered no time');
        all.set(id, {
          id,
          price: decimalOf(trade['price']),
          amount: decimalOf(trade['amount']),
          fee: decimalOf(trade['fee']),
          at,
        });
      }
      const last = page.at(-1);
      if (page.length < PAGE || last === undefined || last['id'] === before) return [...all.values()];
      before = textOf(last['id']);
    }
  }

  async balances(signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
    const all = listOf(await this.#call('GET', '/v3/accounts/me/balances', signal)).map(fieldsOf);
    return new Map(all.map(({ assetName, balance }) => [textOf(assetName), decimalOf(balance)]));
  }

  async #call(
    method: 'GET' | 'POST',
    path: string,
    signal: AbortSignal,
    query = '',
    body = '',
  ): Promise<unknown> {
    const { url, key, secret } = this.#config;
    const at = String(this.#clock());
    // The query is no part of what is signed.
    const signature = createHmac('sha512', Buffer.from(secret, 'base64')).update(method + path + at + body);
    const headers = {
      'content-type': 'application/json',
      'BM-AUTH-APIKEY': key,
      'BM-AUTH-TIMESTAMP': at,
      'BM-AUTH-SIGNATURE': signature.digest('base64'),
    };
    const asked = { method, headers, ...(body === '' ? {} : { body }) };
    const answered = await ask(`${url}${path}${query === '' ? '' : `?${query}`}`, asked, signal, BOUNDS);
    if (answered.status !== 200) throw refusalIn(answered);
    return parseAnswer(answered.text);
  }
}
