import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ExactDecimal } from '../../money/amount.ts';
import { type LocalCall, LocalServer } from '../receivers/local-server.ts';

export const VENUE_KEY = 'key-of-the-venue';
export const VENUE_SECRET = Buffer.from('a secret that the venue has given').toString('base64');

/** The venue takes no request that is further from its clock. */
const WINDOW_MS = 30_000;

/** Of each trade, as a share. */
const FEE = '0.001';

interface Level {
  readonly price: string;
  amount: string;
}

interface TestOrder {
  readonly orderId: string;
  readonly clientOrderId: string;
  readonly marketId: string;
  status: string;
  readonly trades: { id: string; price: string; amount: string; fee: string }[];
}

/** How a call goes wrong: before it is carried out, or after. */
export type VenueFault = 'status 500' | 'reset' | 'status 429' | 'garbled';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** A venue with a book for each market, which tests fill; it counts what was placed under each of our identifiers. */
export class TestVenue {
  readonly #server: LocalServer;
  readonly books: Record<string, { asks: Level[]; bids: Level[] }> = {};
  readonly balances = new Map([
    ['AUD', '1000000'],
    ['USDC', '1000000'],
    ['USDT', '1000000'],
  ]);
  readonly orders = new Map<string, TestOrder>();
  /** How often an order was placed, by our identifier. */
  readonly placed = new Map<string, number>();
  /** What goes wrong with the next calls that place an order, with whether it is placed first. */
  readonly faults: { readonly fault: VenueFault; readonly isPlaced: boolean }[] = [];
  /** Orders that the venue does not show yet. */
  readonly hidden = new Set<string>();
  isHidingNew = false;
  /** What the next calls that place an order wait for. */
  readonly held: Promise<void>[] = [];
  clock: () => number;
  #last = 0;

  private constructor(server: LocalServer, clock: () => number) {
    this.#server = server;
    this.clock = clock;
  }

  static async start(clock: () => number): Promise<TestVenue> {
    const server = await LocalServer.start();
    const venue = new TestVenue(server, clock);
    server.answer = (call) => venue.#serve(call);
    return venue;
  }

  get url(): string {
    return this.#server.url;
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }

  fill(marketId: string, asks: readonly [string, string][], bids: readonly [string, string][]): void {
    const levels = (all: readonly [string, string][]): Level[] =>
      all.map(([price, amount]) => ({ price, amount }));
    this.books[marketId] = { asks: levels(asks), bids: levels(bids) };
  }

  async #serve({ request, response, method, path, body }: LocalCall): Promise<void> {
    const url = new URL(path, this.url);
    const asked = { method, path: url.pathname, query: url.searchParams, body };
    const isPlacing = asked.method === 'POST' && asked.path === '/v3/orders';
    if (isPlacing) await this.held.shift();
    try {
      this.#authenticate(asked, request);
      const fault = isPlacing ? this.faults.shift() : undefined;
      if (fault === undefined) {
        const answer = JSON.stringify(this.#answer(asked));
        response.writeHead(200).end(answer);
        return;
      }
      if (fault.isPlaced) this.#answer(asked);
      if (fault.fault === 'reset') request.socket.destroy();
      else if (fault.fault === 'garbled') response.writeHead(200).end('{"orderId":');
      else response.writeHead(Number(fault.fault.slice(7))).end('{}');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      response.writeHead(error.status).end(JSON.stringify({ code: error.code, message: error.code }));
    }
  }

  #authenticate({ method, path, body }: Asked, { headers }: IncomingMessage): void {
    const at = String(headers['bm-auth-timestamp']);
    if (headers['bm-auth-apikey'] !== VENUE_KEY) throw new Refusal(401, 'InvalidAPIKey');
    if (Math.abs(Number(at) - this.clock()) > WINDOW_MS) throw new Refusal(401, 'InvalidTimeWindow');
    const mac = createHmac('sha512', Buffer.from(VENUE_SECRET, 'base64'))
      .update(method + path + at + body)
      .digest();
    const given = Buffer.from(String(headers['bm-auth-signature']), 'base64');
    if (given.length !== mac.length || !timingSafeEqual(given, mac))
      throw new Refusal(401, 'InvalidAuthSignature');
  }

  #answer({ method, path, query, body }: Asked): unknown {
    if (method === 'POST') return this.#place(JSON.parse(body) as Record<string, string>);
    if (path === '/v3/markets') return this.#markets();
    if (path === '/v3/accounts/me/balances')
      return [...this.balances].map(([assetName, balance]) => ({
        assetName,
        balance,
        available: balance,
        locked: '0',
      }));
    const [, marketId] = /^\/v3\/markets\/([A-Z-]+)\/orderbook$/.exec(path) ?? [];
    if (marketId !== undefined) {
      const { asks = [], bids = [] } = this.books[marketId] ?? {};
      const shown = (levels: readonly Level[]): string[][] =>
        levels.map(({ price, amount }) => [price, amount]);
      return { marketId, snapshotId: 1, asks: shown(asks), bids: shown(bids) };
    }
    if (path === '/v3/trades') {
      const found = [...this.orders.values()].find(({ orderId }) => orderId === query.get('orderId'));
      const timestamp = new Date(this.clock()).toISOString();
      return (found?.trades ?? []).map((trade) => ({ ...trade, timestamp, orderId: found?.orderId }));
    }
    const [, id = ''] = /^\/v3\/orders\/(.+)$/.exec(path) ?? [];
    const order = this.orders.get(id);
    if (order === undefined || this.hidden.has(id)) throw new Refusal(404, 'OrderNotFound');
    return { orderId: order.orderId, clientOrderId: id, status: order.status };
  }

  #markets(): unknown {
    return ['USDC-AUD', 'USDT-AUD', 'BTC-AUD'].map((marketId) => ({
      marketId,
      minOrderAmount: '0.0001',
      maxOrderAmount: '1000000',
      amountDecimals: '6',
      priceDecimals: '4',
    }));
  }

  #place({
    clientOrderId = '',
    marketId = '',
    side,
    price = '0',
    amount = '0',
  }: Record<string, string>): unknown {
    if (this.orders.has(clientOrderId)) throw new Refusal(400, 'DuplicateClientOrderId');
    const isBid = side === 'Bid';
    const asset = isBid ? 'AUD' : (marketId.split('-')[0] ?? '');
    const cost = isBid ? new ExactDecimal(price).mul(amount) : new ExactDecimal(amount);
    if (cost.gt(this.balances.get(asset) ?? '0')) throw new Refusal(400, 'InsufficientFund');
    this.placed.set(clientOrderId, (this.placed.get(clientOrderId) ?? 0) + 1);
    this.#last += 1;
    const order: TestOrder = {
      orderId: String(this.#last),
      clientOrderId,
      marketId,
      status: 'Accepted',
      trades: [],
    };
    this.orders.set(clientOrderId, order);
    if (this.isHidingNew) this.hidden.add(clientOrderId);
    this.#match(order, isBid, new ExactDecimal(price), new ExactDecimal(amount));
    return { orderId: order.orderId, clientOrderId, status: 'Accepted' };
  }

  #match(
    order: TestOrder,
    isBid: boolean,
    price: InstanceType<typeof ExactDecimal>,
    amount: InstanceType<typeof ExactDecimal>,
  ): void {
    const book = this.books[order.marketId] ?? { asks: [], bids: [] };
    let rest = amount;
    for (const level of isBid ? book.asks : book.bids) {
      const isTaken = isBid ? price.gte(level.price) : price.lte(level.price);
      if (!isTaken || rest.lte(0)) break;
      const matched = rest.lt(level.amount) ? rest : new ExactDecimal(level.amount);
      level.amount = new ExactDecimal(level.amount).sub(matched).toFixed();
      rest = rest.sub(matched);
      const worth = matched.mul(level.price);
      const fee = worth.mul(FEE);
      this.#last += 1;
      order.trades.push({
        id: String(this.#last),
        price: level.price,
        amount: matched.toFixed(),
        fee: fee.toFixed(),
      });
      const [coin = ''] = order.marketId.split('-');
      this.#add(coin, isBid ? matched : matched.neg());
      this.#add('AUD', (isBid ? worth.neg() : worth).sub(fee));
    }
    for (const side of ['asks', 'bids'] as const)
      book[side] = book[side].filter((level) => level.amount !== '0');
    order.status = rest.lte(0)
      ? 'Fully Matched'
      : order.trades.length > 0
        ? 'Partially Cancelled'
        : 'Cancelled';
  }

  #add(asset: string, change: InstanceType<typeof ExactDecimal>): void {
    this.balances.set(asset, change.add(this.balances.get(asset) ?? '0').toFixed());
  }
}
