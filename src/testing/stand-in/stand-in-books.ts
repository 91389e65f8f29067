import { createHash } from 'node:crypto';
import type {
  StandInName,
  WireBookedOrder,
  WireEntry,
  WireEvent,
  WireHolding,
  WireMessages,
  WireOrder,
  WireSum,
} from './wire.ts';

type Mutable<Type> = { -readonly [Name in keyof Type]: Type[Name] };

/** What an event says beside its subject and its moment. */
export type Saying = Omit<WireEvent, 'id' | 'about' | 'at'>;

/** The account out of which and into which everything goes. */
const OPERATING = 'operating';

/** What an order does to the operating account: nothing, until it has come to one of these. */
const BOOKED: Readonly<Record<string, (order: WireOrder) => WireSum[]>> = {
  settled: ({ sum, bought }) => [
    ...(sum === null ? [] : [{ ...sum, minor: `-${sum.minor}` }]),
    ...(bought === null ? [] : [bought]),
  ],
  returned: ({ kind, sum }) => {
    if (sum === null) return [];
    // A payment that comes back left first; a receipt that is sent back only leaves.
    const out = { ...sum, minor: `-${sum.minor}` };
    return kind === 'return_receipt' ? [out] : [out, sum];
  },
};

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** One provider's books: the orders that it took, its news in the order in which it happened, and its statement. */
export class StandInBooks {
  readonly #name: StandInName;
  readonly #clock: () => number;
  readonly #orders = new Map<string, Mutable<WireBookedOrder>>();
  readonly #travelling = new Map<string, NodeJS.Timeout>();
  readonly #events: WireEvent[] = [];
  readonly #entries: WireEntry[] = [];

  constructor(name: StandInName, clock: () => number) {
    this.#name = name;
    this.#clock = clock;
  }

  /** Takes an order, once for its id: sent again, it is known. */
  take(order: WireOrder): WireBookedOrder {
    const known = this.#orders.get(order.id);
    if (known !== undefined) {
      known.repeats += 1;
      return known;
    }
    const booked = {
      ...order,
      reference: `${this.#name}-${order.id}`,
      transactionHash: this.#name === 'chain' ? `0x${hash(order.id)}` : null,
      takenAt: this.#clock(),
      repeats: 0,
      status: 'taken',
    };
    this.#orders.set(order.id, booked);
    return booked;
  }

  /** Has an order arrive later, unless somebody is told before that it is not there. */
  arriveLater(orderId: string, delayMs: number, arrive: () => void): void {
    this.#travelling.set(orderId, setTimeout(arrive, delayMs));
  }

  /** What is known of an order. Where nothing is, what was sent so far cannot arrive any more. */
  queryStatus(orderId: string): WireBookedOrder | undefined {
    const known = this.#orders.get(orderId);
    if (known === undefined) clearTimeout(this.#travelling.get(orderId));
    return known;
  }

  /** Takes an order back, where it has not come to its end. */
  cancel(orderId: string): 'cancelled' | 'too_late' {
    const order = this.#orders.get(orderId);
    if (order === undefined || !['taken', 'submitted'].includes(order.status)) return 'too_late';
    order.status = 'cancelled';
    return 'cancelled';
  }

  /** Notes what became of an order, with what that does to the account. Nothing where it was cancelled. */
  conclude(orderId: string, saying: Saying): WireEvent | undefined {
    const order = this.#orders.get(orderId);
    if (order === undefined || order.status === 'cancelled') return undefined;
    order.status = saying.says;
    const event = this.tell({ orderId }, saying);
    this.#bookOrder(order);
    return event;
  }

  /** Settles an order of which nothing is told but its line on the statement. */
  settleSilently(orderId: string): void {
    const order = this.#orders.get(orderId);
    if (order?.status !== 'taken') return;
    order.status = 'settled';
    this.#bookOrder(order, true);
  }

  #bookOrder(order: WireBookedOrder, isOnlyMessages = false): void {
    for (const amount of BOOKED[order.status]?.(order) ?? []) {
      this.book({
        amount,
        orderId: order.id,
        reference: order.reference,
        transactionHash: order.transactionHash,
        transferIndex: order.transactionHash === null ? null : 0,
        isOnlyMessages,
      });
    }
  }

  /** Adds a piece of news. */
  tell(about: WireEvent['about'], saying: Saying): WireEvent {
    const event = {
      id: `${this.#name}-event-${this.#events.length + 1}`,
      about,
      at: this.#clock(),
      ...saying,
    };
    this.#events.push(event);
    return event;
  }

  /** Adds a line to the statement. */
  book(entry: Partial<WireEntry> & Pick<WireEntry, 'amount'>): WireEntry {
    const booked = {
      id: `${this.#name}-entry-${this.#entries.length + 1}`,
      account: OPERATING,
      bookedAt: this.#clock(),
      orderId: null,
      reference: null,
      statementReference: null,
      transactionHash: null,
      transferIndex: null,
      isOnlyMessages: false,
      ...entry,
    };
    this.#entries.push(booked);
    return booked;
  }

  /** The news about one order, oldest first. */
  eventsOf(orderId: string): WireEvent[] {
    return this.#events.filter(({ about }) => 'orderId' in about && about.orderId === orderId);
  }

  /** News since a place, a page of it. */
  read(since: WireMessages['cursor'], pageSize: number): WireMessages {
    const events = this.#events.slice(since.events, since.events + pageSize);
    const entries = this.#entries.slice(since.entries, since.entries + pageSize);
    const cursor = { events: since.events + events.length, entries: since.entries + entries.length };
    const hasMore = cursor.events < this.#events.length || cursor.entries < this.#entries.length;
    return { events, entries, cursor, hasMore };
  }

  /** What each account holds of each asset: the sum of its lines. */
  holdings(): WireHolding[] {
    const sums = new Map<string, { account: string; asset: string; minor: bigint }>();
    for (const { account, amount } of this.#entries) {
      const key = `${account}/${amount.asset}`;
      const sum = sums.get(key) ?? { account, asset: amount.asset, minor: 0n };
      sums.set(key, { ...sum, minor: sum.minor + BigInt(amount.minor) });
    }
    return [...sums.values()].map(({ account, asset, minor }) => ({
      account,
      amount: { asset, minor: String(minor) },
      at: this.#clock(),
    }));
  }

  /** Everything, for control. */
  show() {
    return {
      orders: [...this.#orders.values()],
      events: this.#events,
      entries: this.#entries,
    };
  }
}
