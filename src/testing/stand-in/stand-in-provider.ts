import { Dice, GOOD_BEHAVIOUR, type Behaviour, type CallFault, type CallKind } from './behaviour.ts';
import { Deliverer } from './deliverer.ts';
import { StandInBooks, type Saying } from './stand-in-books.ts';
import { StandInFiles } from './stand-in-files.ts';
import type {
  StandInName,
  WireBookedOrder,
  WireBooks,
  WireEvent,
  WireFileStanding,
  WireIncoming,
  WireOrder,
  WireRate,
} from './wire.ts';

/** What is answered to an order. */
export type OrderAnswer =
  | { readonly outcome: 'taken'; readonly order: WireBookedOrder }
  | { readonly outcome: 'done'; readonly events: readonly WireEvent[] }
  | { readonly outcome: 'refused'; readonly code: string; readonly reason: string };

/** What orders of a kind come to where nothing goes wrong; others settle. */
const ENDS: Readonly<Record<string, string>> = {
  hand_over_evidence: 'accepted',
  return_receipt: 'returned',
};

/** Orders that are done when they are answered. */
const DONE_AT_ONCE = ['issue_account', 'issue_address', 'assign_account'];

/** One provider as the stand-in plays it: its books, how it behaves, and whom it tells. */
export class StandInProvider {
  readonly books: StandInBooks;
  readonly files = new StandInFiles();
  readonly #dice: Dice;
  readonly #deliverer: Deliverer;
  readonly #struck: Record<string, number> = {};
  /** Faults that are certain, each for the next call of its kind. */
  readonly #planned: { readonly call: CallKind; readonly fault: CallFault }[] = [];
  #behaviour: Behaviour = GOOD_BEHAVIOUR;

  constructor(name: StandInName, seed: string, secret: string) {
    this.#dice = new Dice(`${seed}/${name}`);
    this.books = new StandInBooks(name, () => Date.now() + this.#behaviour.clockAheadMs);
    this.#deliverer = new Deliverer(secret, this.#dice, () => this.#behaviour.deliveries);
  }

  get behaviour(): Behaviour {
    return this.#behaviour;
  }

  /** Behaves otherwise from now on, in what is given. */
  behave(changes: Partial<Behaviour>): void {
    this.#behaviour = { ...this.#behaviour, ...changes };
  }

  /** Tells an address of its news from now on; null ends that. */
  subscribe(url: string | null): void {
    this.#deliverer.subscribe(url);
  }

  /** Has the next calls go wrong, one after the other. */
  plan(faults: readonly { readonly call: CallKind; readonly fault: CallFault }[]): void {
    this.#planned.push(...faults);
  }

  /** What goes wrong with a call that begins now. */
  faultOf(call: CallKind): CallFault | undefined {
    const place = this.#planned.findIndex((planned) => planned.call === call);
    const [planned] = place === -1 ? [] : this.#planned.splice(place, 1);
    const fault = planned?.fault ?? this.#dice.pick(this.#behaviour.faults[call] ?? {});
    if (fault !== undefined) this.#struck[`${call}.${fault}`] = (this.#struck[`${call}.${fault}`] ?? 0) + 1;
    return fault;
  }

  /** Takes an order, and sees to it that it comes to something; one that it knows is answered as before. */
  takeOrder(order: WireOrder): OrderAnswer {
    const isKnown = this.books.queryStatus(order.id) !== undefined;
    const outcome = isKnown ? undefined : this.#dice.pick(this.#behaviour.outcomes);
    if (outcome === 'refused') {
      return { outcome, code: 'account_closed', reason: 'The account is closed.' };
    }
    const taken = this.books.take(order);
    if (DONE_AT_ONCE.includes(order.kind)) {
      if (!isKnown) this.#notifyOf(order.id, this.#issue(order));
      return { outcome: 'done', events: this.books.eventsOf(order.id) };
    }
    if (!isKnown && outcome !== 'silent') this.#concludeLater(taken, outcome);
    return { outcome: 'taken', order: taken };
  }

  /** Takes a file in, and acknowledges it where it does so at once. */
  takeFile(name: string, bytes: Buffer): WireFileStanding | 'conflicting' {
    const standing = this.files.take(name, bytes);
    if (standing === 'conflicting' || standing.standing !== 'delivered') return standing;
    if (this.#behaviour.acknowledges === 'when_told') return standing;
    return this.decideFile(name, { standing: 'acknowledged' });
  }

  /** Acknowledges or refuses a file. What is acknowledged is carried out, and nothing is told of it but by the statement. */
  decideFile(name: string, standing: WireFileStanding): WireFileStanding {
    for (const order of this.files.decide(name, standing)) {
      this.books.take(order);
      setTimeout(() => {
        this.books.settleSilently(order.id);
      }, this.#behaviour.settleMs);
    }
    return standing;
  }

  #issue({ id, kind, details }: WireOrder): Saying {
    const digits = String(BigInt(`0x${Buffer.from(id).toString('hex')}`) % 900_000_000n);
    if (kind === 'issue_account') {
      return { says: 'issued', issued: { reference: `ACC-${digits}`, bsb: '802985', accountNumber: digits } };
    }
    if (kind === 'issue_address') {
      const hex = Buffer.from(id).toString('hex').padStart(40, '0').slice(-40);
      return { says: 'issued', issued: { reference: `ADR-${digits}`, address: `0x${hex}`, tag: null } };
    }
    const { payIdType } = details as { readonly payIdType?: string | null };
    return { says: 'issued', issued: payIdType == null ? {} : { payId: `${digits}@pay.example` } };
  }

  #concludeLater(order: WireBookedOrder, outcome: 'failed' | 'returned' | undefined): void {
    const says = outcome ?? ENDS[order.kind] ?? 'settled';
    const saying: Saying = {
      says,
      ...(order.sum === null ? {} : { amount: order.sum }),
      ...(order.bought === null ? {} : { bought: order.bought }),
      ...(order.transactionHash === null ? {} : { transactionHash: order.transactionHash }),
      ...(says === 'failed' ? { failureCode: 'account_closed', reason: 'The account is closed.' } : {}),
    };
    setTimeout(() => {
      this.#notifyOf(order.id, saying);
    }, this.#behaviour.settleMs);
  }

  #notifyOf(orderId: string, saying: Saying): void {
    const event = this.books.conclude(orderId, saying);
    if (event !== undefined) this.#deliverer.deliver(event);
  }

  /** Tells of something by itself, such as money that came in, or what contradicts what it said before. */
  tell(about: WireEvent['about'], saying: Saying): WireEvent {
    const event =
      'orderId' in about && this.books.queryStatus(about.orderId) !== undefined
        ? this.books.conclude(about.orderId, saying)
        : this.books.tell(about, saying);
    if (event === undefined) throw new Error('The order was cancelled');
    this.#deliverer.deliver(event);
    return event;
  }

  /** Money from somebody else: its line on the statement, and the news of it. */
  receive(incoming: WireIncoming, saying: Saying): WireEvent {
    const { providerReference, transactionHash, transferIndex, externalReference } = incoming;
    if (saying.says === 'credited' && saying.amount !== undefined) {
      this.books.book({
        amount: saying.amount,
        reference: textOrNull(providerReference),
        transactionHash: textOrNull(transactionHash),
        transferIndex: typeof transferIndex === 'number' ? transferIndex : null,
        statementReference: textOrNull(externalReference),
      });
    }
    return this.tell({ incoming }, saying);
  }

  /** The prices of the moment. */
  rates(): WireRate[] {
    const at = Date.now() + this.#behaviour.clockAheadMs - this.#behaviour.ratesAgeMs;
    return Object.entries(this.#behaviour.rates).map(([pair, rate]) => {
      const [source = '', destination = ''] = pair.split('/');
      return { source, destination, rate, at };
    });
  }

  /** Everything, for control. */
  show(): WireBooks {
    return {
      ...this.books.show(),
      files: this.files.show(),
      faults: this.#struck,
      deliveries: this.#deliverer.counts,
    };
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
