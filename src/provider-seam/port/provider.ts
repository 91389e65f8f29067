import type { Word } from '../../../generated/words.ts';
import type { Network } from '../../../generated/assets.ts';
import type { Moment } from '../../calendar/clock.ts';
import type { Asset } from '../../money/amount.ts';
import type { HeldAsset } from '../../money/native-asset.ts';
import type { Direction } from '../../money/rate.ts';
import type { ProviderName } from '../../outbox/instruction.ts';
import type { Sender } from '../../outbox/order-payloads.ts';
import type { DeriveAccount, DeriveAddress, PaymentObstacle } from '../../outbox/provider-facts.ts';

/** Certainly not done, and never will be. */
export class Refused extends Error {
  readonly code: string;

  /**
   * @param code stable, snake_case: the operation's failure code
   * @param reason for people
   */
  constructor(code: string, reason: string) {
    super(reason);
    this.name = 'Refused';
    this.code = code;
  }
}

/** Certainly not done, may be later: not reached, or the provider asks to wait. */
export class Retry extends Error {
  /** The wait that the provider asks for. */
  readonly afterMs: number | undefined;

  constructor(reason: string, afterMs?: number, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'Retry';
    this.afterMs = afterMs;
  }
}

/**
 * Uncertain: the connection broke after the first byte, the answer was a 5xx or does not parse, or came too late. Every
 * other error of an adapter means the same.
 */
export class Unknown extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'Unknown';
  }
}

/** A delivery with a wrong or old signature. */
export class Forged extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Forged';
  }
}

export type { ProviderName };

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** An amount in minor units of its asset. */
export interface Sum<Of = Asset> {
  readonly minor: bigint;
  readonly asset: Of;
}

export interface Call {
  readonly signal: AbortSignal;
  /** From 1, per order and kind of call. */
  readonly attempt: number;
  /** For the adapter's own requests (W3C Trace Context); null or left out if there is none. */
  readonly traceparent?: string | null;
}

export interface AnyOrder {
  /** Permanent identity of the order at the provider. */
  readonly instructionId: string;
  readonly tenantId: string;
  readonly kind: string;
  /** An operation, evidence or an instrument. */
  readonly subject: string;
  readonly payload: object;
}

export type Answer =
  | { readonly outcome: 'taken'; readonly providerReference: string; readonly transactionHash?: string }
  | { readonly outcome: 'done'; readonly reports: readonly Report[] };

/** A deposit, as its provider names it. */
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
  /** The provider's own name for it. */
  readonly providerReference?: string;
  readonly transactionHash?: string;
  /** Position within its transaction, kept by a reorganisation; 0 by default. */
  readonly transferIndex?: number;
  readonly sender?: Sender;
  /** What the sender wrote. */
  readonly externalReference?: string;
  readonly downstreamReference?: string;
}

/** The subject of a report. */
export type About =
  | { readonly instructionId: string }
  | { readonly providerReference: string }
  | { readonly transactionHash: string }
  | { readonly incoming: Incoming };

/** An account or address that was opened. */
export interface Issued {
  readonly bsb?: string;
  readonly accountNumber?: string;
  readonly address?: string;
  readonly tag?: string | null;
  /** Null from a bank that has none. */
  readonly payId?: string | null;
}

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

export interface Report {
  /** The provider's own; equal from carryOut, queryStatus, poll and receive. */
  readonly eventId: string;
  readonly about: About;
  readonly says: ReportWord;
  /** Required of live adapters for settled, returned and credited. */
  readonly amount?: Sum;
  readonly fee?: Sum;
  /** What an exchange bought; `amount` is what it sold. */
  readonly bought?: Sum;
  /**
   * On the provider's clock: tells a reorganisation from an overtaken report. A deposit whose transaction vanished is
   * `detected` again, later than before.
   */
  readonly at?: Moment;
  readonly issued?: Issued;
  readonly reason?: string;
  readonly failureCode?: string;
  readonly providerReference?: string;
  readonly transactionHash?: string;
  readonly confirmations?: number;
}

export interface Entry {
  readonly entryId: string;
  readonly account: string;
  /** Positive in, negative out. */
  readonly amount: Sum<HeldAsset>;
  readonly bookedAt: Moment;
  readonly instructionId?: string;
  readonly providerReference?: string;
  readonly statementReference?: string;
  readonly transactionHash?: string;
  readonly transferIndex?: number;
}

export interface ProviderMessages {
  readonly reports: readonly Report[];
  readonly entries: readonly Entry[];
  readonly cursor: Json;
  readonly hasMore: boolean;
}

export interface Delivery {
  readonly headers: Headers;
  readonly body: Uint8Array;
  /** Server clock. */
  readonly at: Moment;
}

export interface Holding {
  readonly account: string;
  /** On a chain. */
  readonly network?: Network;
  readonly amount: Sum<HeldAsset>;
  readonly at: Moment;
}

/** What is fixed of a file before its orders are written. */
export interface BatchHead {
  readonly rail: string;
  /** From 1, without a gap. */
  readonly sequence: number;
  /** Permanent: made of the rail and the sequence. */
  readonly name: string;
  /** On the server clock. */
  readonly cutOffAt: Moment;
}

export interface BatchFile extends Omit<BatchHead, 'cutOffAt'> {
  readonly bytes: Uint8Array;
  /** Those in the file, in its order. */
  orders(): Promise<readonly AnyOrder[]>;
}

/** Delivered, or acknowledged. An adapter without acknowledgements answers `acknowledged` at delivery. */
export type FileStanding = 'delivered' | 'acknowledged';

/** Cut-offs and bounds of rails whose orders leave in files. */
export interface Batching<Order extends AnyOrder = AnyOrder> {
  /**
   * The order's rail; undefined if it is sent by itself. Pure.
   * @param mode the tenant's choice, if the rail leaves it
   */
  railOf(order: Order, mode: Word<'ConfigurationSettlement.mode'>): string | undefined;
  /** The first cut-off after a time, on the server clock. Pure. */
  cutOff(rail: string, after: Moment): Moment;
  /** Beyond these another file is made. */
  readonly bounds: { readonly orders: number; readonly totalMinor: bigint };
  /** Pure. */
  write(head: BatchHead, orders: readonly Order[]): Uint8Array;
  /**
   * Delivers a file under its name.
   * @throws Refused for the whole file; Retry, Unknown
   */
  deliver(file: BatchFile, call: Call): Promise<FileStanding>;
  /**
   * `absent` only if the file can certainly no longer arrive.
   * @throws Refused for the whole file; Retry, Unknown
   */
  queryStatus(
    file: Pick<BatchFile, 'rail' | 'sequence' | 'name'>,
    call: Call,
  ): Promise<FileStanding | 'absent'>;
}

/** Concurrent calls, and time per call. */
export interface Limits {
  readonly timeoutMs: number;
  readonly atOnce: number;
}

export const USUAL_LIMITS: Limits = { timeoutMs: 10_000, atOnce: 4 };

/**
 * A bank, chain, exchange or identity provider (ADR 24). Every call is asynchronous, bounded in time and idempotent. An
 * adapter with state has tables of its own and writes there before it sends.
 */
export interface Provider<Order extends AnyOrder = AnyOrder> {
  readonly name: ProviderName;
  /** Kept with each instruction it was given, so that no other adapter gets its orders. */
  readonly adapter: string;
  readonly limits: Limits;
  /** Networks a chain provider serves; by default all. */
  readonly networks?: readonly Network[];
  /**
   * Carries an order out once per `order.instructionId`.
   * @throws Refused, Retry, Unknown
   */
  carryOut(order: Order, call: Call): Promise<Answer>;
  /**
   * `absent` only if the order can certainly no longer arrive.
   * @throws Retry, Unknown
   */
  queryStatus(order: Order, call: Call): Promise<readonly Report[] | 'in_progress' | 'absent'>;
  /**
   * Cancels an accepted order.
   * @throws Retry, Unknown
   */
  cancel?(order: Order, call: Call): Promise<'cancelled' | 'too_late'>;
  /** News since a cursor, oldest first; the same cursor gives the same news with the same event ids. */
  readonly poll?: {
    readonly everyMs: number;
    read(cursor: Json | null, call: Call): Promise<ProviderMessages>;
  };
  /**
   * Judges a delivery's signature without a call; answers its news, or the instructions to query.
   * @throws Forged
   */
  receive?(delivery: Delivery): { readonly messages?: ProviderMessages; readonly ask?: readonly string[] };
  readonly batches?: Batching<Order>;
  /**
   * A bank account as a pure function of the instrument's identifier; without it accounts are opened ahead by
   * `issue_account`.
   */
  readonly deriveAccount?: DeriveAccount;
  /** The same for addresses, such as children of an extended public key. */
  readonly deriveAddress?: DeriveAddress;
  /** What a bank's rails cannot carry is refused before it is accepted; by default they carry everything. */
  readonly obstacle?: PaymentObstacle;
  holdings?(call: Call): Promise<readonly Holding[]>;
}

/** What a market takes and gives in all, up to one of its prices. Decimals of whole units. */
export interface Offered {
  readonly source: string;
  readonly destination: string;
}

/** The price of one unit of an asset in another. */
export interface MarketRate extends Direction {
  /** Destination units per source unit of a usual amount, a decimal string. */
  readonly rate: string;
  /** From the best price on, growing: larger amounts have worse rates, and more has none. By default any amount has the same. */
  readonly offered?: readonly Offered[];
  /** On the exchange's clock. */
  readonly asOf: Moment;
}

export interface ExchangeProvider<Order extends AnyOrder = AnyOrder> extends Provider<Order> {
  rates(call: Call): Promise<readonly MarketRate[]>;
}

/** The provider behind each port; null if none is connected. */
export type Providers = Readonly<Record<ProviderName, Provider | null>>;

export const SIMULATED = 'simulated';
/** Provider and adapter of a report; event names are the adapter's own. */

export interface ReportSource {
  readonly provider: ProviderName;
  readonly adapter: string;
}
/** A report's content, without name and subject. */

export type Said = Omit<Report, 'eventId' | 'about'>;
