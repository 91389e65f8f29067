import type { Network } from '../../../generated/assets.ts';
import type { Moment } from '../../calendar/clock.ts';
import type { Asset } from '../../money/amount.ts';
import type { Direction } from '../../money/rate.ts';
import type { ProviderName } from '../../outbox/instruction.ts';
import type { DeriveAccount, DeriveAddress } from '../../outbox/provider-facts.ts';

/** It was certainly not done, and never will be. */
export class Refused extends Error {
  readonly code: string;

  /**
   * @param code stable, in snake_case: what an operation shows as its failure code
   * @param reason in words, for people
   */
  constructor(code: string, reason: string) {
    super(reason);
    this.name = 'Refused';
    this.code = code;
  }
}

/** It was certainly not done, and may be later: nobody was reached, or the provider asks to come again. */
export class Retry extends Error {
  /** How long the provider asks to be left alone, where it says so. */
  readonly afterMs: number | undefined;

  constructor(reason: string, afterMs?: number, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'Retry';
    this.afterMs = afterMs;
  }
}

/**
 * Nobody knows whether it was done: the connection broke after the first byte was sent, the answer was a 5xx or does not
 * parse, or there was none in time. Whatever else an adapter throws means the same.
 */
export class Unknown extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'Unknown';
  }
}

/** A delivery that its sender cannot have signed, or not lately. */
export class Forged extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Forged';
  }
}

export type { ProviderName };

/** What JSON can hold. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined };

/** An amount in minor units of its asset. */
export interface Sum {
  readonly minor: bigint;
  readonly asset: Asset;
}

/** One call. It ends with the signal; the worker stops waiting at the same moment, whether the adapter obeys or not. */
export interface Call {
  readonly signal: AbortSignal;
  /** 1 for the first call of its kind for an order, then counted up. */
  readonly attempt: number;
}

/** What every order has. */
export interface AnyOrder {
  /** The identity under which the provider knows the order, for good. */
  readonly instructionId: string;
  readonly tenantId: string;
  readonly kind: string;
  /** What the order is about: an operation, evidence, an instrument. */
  readonly subject: string;
  readonly payload: object;
}

/** What a provider answers to an order: it took it and reports later, or it is done, and these are its reports. */
export type Answer =
  | { readonly outcome: 'taken'; readonly providerReference: string; readonly transactionHash?: string }
  | { readonly outcome: 'done'; readonly reports: readonly Report[] };

/** Money that came in, as its provider names it. */
export interface Incoming {
  /** Where it came in: an account, or an address. */
  readonly into:
    | { readonly bsb: string; readonly accountNumber: string }
    | {
        readonly asset: Asset;
        readonly network: Network;
        readonly address: string;
        readonly tag: string | null;
      };
  /** The provider's own name for the fact, where it has one. */
  readonly providerReference?: string;
  readonly transactionHash?: string;
  /** The transfer's place within its transaction, which a reorganisation keeps; 0 where nobody says. */
  readonly transferIndex?: number;
  /** What the sender wrote. */
  readonly externalReference?: string;
  readonly downstreamReference?: string;
}

/** Whom or what a report is about. */
export type About =
  | { readonly instructionId: string }
  | { readonly providerReference: string }
  | { readonly transactionHash: string }
  | { readonly incoming: Incoming };

/** What a bank or a custodian has opened, or what now leads to it. */
export interface Issued {
  readonly bsb?: string;
  readonly accountNumber?: string;
  readonly address?: string;
  readonly tag?: string | null;
  readonly payId?: string;
}

/** What a provider can say became of something: of an order, of money that came in, of what was to be opened or judged. */
export const REPORT_WORDS = [
  'accepted',
  'held',
  'submitted',
  'settled',
  'failed',
  'returned',
  'detected',
  'confirming',
  'credited',
  'issued',
  'rejected',
] as const;

export type ReportWord = (typeof REPORT_WORDS)[number];

/** What a provider says became of something, in our words. */
export interface Report {
  /** The provider's own; the same from carryOut, queryStatus, poll and receive. */
  readonly eventId: string;
  readonly about: About;
  readonly says: ReportWord;
  /** A live adapter gives it with settled, returned and credited. */
  readonly amount?: Sum;
  readonly fee?: Sum;
  /** What an exchange bought; `amount` is what it sold. */
  readonly bought?: Sum;
  /**
   * When it happened, on the provider's clock: what tells a reorganisation of a chain from a report that was overtaken.
   * A deposit whose transaction has vanished is `detected` again, later than what was told of it before.
   */
  readonly at?: Moment;
  /** With `issued`: what was. */
  readonly issued?: Issued;
  readonly reason?: string;
  readonly failureCode?: string;
  readonly providerReference?: string;
  readonly transactionHash?: string;
  readonly confirmations?: number;
}

/** One line of a provider's own books. */
export interface Entry {
  /** The provider's own name for the line. */
  readonly entryId: string;
  /** Which of our accounts or wallets with the provider. */
  readonly account: string;
  /** What came in is positive, what went out negative. */
  readonly amount: Sum;
  readonly bookedAt: Moment;
  readonly instructionId?: string;
  readonly providerReference?: string;
  readonly statementReference?: string;
  readonly transactionHash?: string;
  readonly transferIndex?: number;
}

/** What is new since a cursor, oldest first. */
export interface ProviderMessages {
  readonly reports: readonly Report[];
  readonly entries: readonly Entry[];
  readonly cursor: Json;
  readonly hasMore: boolean;
}

/** A message that somebody has sent us in a provider's name. */
export interface Delivery {
  readonly headers: Headers;
  readonly body: Uint8Array;
  /** When it came, on the server's clock. */
  readonly at: Moment;
}

/** What it holds for us: the balance of an account, a hot wallet's gas. */
export interface Holding {
  readonly account: string;
  readonly amount: Sum;
  readonly at: Moment;
}

/** A file as its provider gets it. */
export interface BatchFile {
  readonly rail: string;
  readonly sequence: number;
  /** Its own for good: it is made of the rail and the sequence. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * How it stands with a file: the provider has it and is to acknowledge it, or has acknowledged it. One that never
 * acknowledges anything has acknowledged what was delivered.
 */
export type FileStanding = 'delivered' | 'acknowledged';

/** Orders that leave together, in a file: cut-offs and bounds of the rails that take files. */
export interface Batching<Order extends AnyOrder = AnyOrder> {
  /**
   * The rail of an order that goes out in a file; undefined for one that is carried out by itself. Calls nobody.
   * @param mode what the tenant's configuration asks for where the rail leaves the choice
   */
  railOf(order: Order, mode: 'instant' | 'batched'): string | undefined;
  /** The first cut-off of a rail after a moment, on the server's clock. Calls nobody. */
  cutOff(rail: string, after: Moment): Moment;
  /** Beyond these another file is made. */
  readonly bounds: { readonly orders: number; readonly totalMinor: bigint };
  /** The bytes of a file: a function of what it is given, which calls nobody. */
  write(rail: string, sequence: number, orders: readonly Order[]): Uint8Array;
  /**
   * Hands a file over under its name.
   * @throws Refused of the whole file; Retry, Unknown
   */
  deliver(file: BatchFile, call: Call): Promise<FileStanding>;
  /**
   * What the provider knows of a file; `absent` only where it promises that it can no longer arrive.
   * @throws Refused where it has refused the whole file; Retry, Unknown
   */
  queryStatus(file: Omit<BatchFile, 'bytes'>, call: Call): Promise<FileStanding | 'absent'>;
}

/** How much is asked of a provider at once, and for how long. */
export interface Limits {
  readonly timeoutMs: number;
  readonly atOnce: number;
}

/** What an adapter's limits are unless it says otherwise. */
export const USUAL_LIMITS: Limits = { timeoutMs: 10_000, atOnce: 4 };

/**
 * A bank, a chain, an exchange or an identity provider as this service sees it (ADR 24). Everything is asynchronous, ends
 * in bounded time and is safe twice. An adapter that must remember has tables of its own, and writes there before it sends.
 */
export interface Provider<Order extends AnyOrder = AnyOrder> {
  readonly name: ProviderName;
  /** Such as `simulated`: kept with each instruction that it was given, so that another adapter never gets its orders. */
  readonly adapter: string;
  readonly limits: Limits;
  /** The networks that a chain's provider serves: all of them unless the adapter says otherwise. */
  readonly networks?: readonly Network[];
  /**
   * Does what is ordered, once for each `order.instructionId`.
   * @throws Refused, Retry, Unknown
   */
  carryOut(order: Order, call: Call): Promise<Answer>;
  /**
   * What the provider knows of an order; `absent` only where it promises that the order can no longer arrive.
   * @throws Retry, Unknown
   */
  queryStatus(order: Order, call: Call): Promise<readonly Report[] | 'in_progress' | 'absent'>;
  /** Takes an order back that it has taken. @throws Retry, Unknown */
  cancel?(order: Order, call: Call): Promise<'cancelled' | 'too_late'>;
  /** News since a cursor, oldest first; the same cursor again gives the same news, with the same event ids. */
  readonly poll?: {
    readonly everyMs: number;
    read(cursor: Json | null, call: Call): Promise<ProviderMessages>;
  };
  /**
   * Judges a delivery's signature, calling nobody; answers its news, or the instructions to ask about.
   * @throws Forged
   */
  receive?(delivery: Delivery): { readonly messages?: ProviderMessages; readonly ask?: readonly string[] };
  readonly batches?: Batching<Order>;
  /**
   * Issues a bank's account as a pure function of the instrument's identifier, calling nobody. One that cannot do that has
   * accounts opened ahead, by `issue_account`.
   */
  readonly deriveAccount?: DeriveAccount;
  /** The same of a chain's address, such as the child of an extended public key. */
  readonly deriveAddress?: DeriveAddress;
  holdings?(call: Call): Promise<readonly Holding[]>;
}

/** What one unit of an asset costs in another, as an exchange says. */
export interface MarketRate extends Direction {
  /** Destination units for one source unit, as a decimal string. */
  readonly rate: string;
  /** Which moment of the market it is of, on the exchange's clock. */
  readonly asOf: Moment;
}

/** An exchange, which names rates beside carrying orders out. */
export interface ExchangeProvider<Order extends AnyOrder = AnyOrder> extends Provider<Order> {
  rates(call: Call): Promise<readonly MarketRate[]>;
}

/** Who stands behind each port; null if no provider is connected, so that nothing is accepted that it would have to carry. */
export type Providers = Readonly<Record<ProviderName, Provider | null>>;

/** The name of the simulator's adapters. */
export const SIMULATED = 'simulated';
/** Who brings a report: which provider, by which adapter. An event's name is its adapter's own. */

export interface ReportSource {
  readonly provider: ProviderName;
  /** Such as `simulated`. */
  readonly adapter: string;
}
/** What a report says, without its name and what it is about. */

export type Said = Omit<Report, 'eventId' | 'about'>;
