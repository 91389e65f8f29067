/** A provider that the stand-in plays. */
export const STAND_IN_NAMES = ['bank', 'chain', 'exchange', 'identity'] as const;
export type StandInName = (typeof STAND_IN_NAMES)[number];

/** Whether a part of a path names a provider. */
export function isStandInName(name: string | undefined): name is StandInName {
  return STAND_IN_NAMES.some((each) => each === name);
}

/** An amount in minor units, as text. */
export interface WireSum {
  readonly asset: string;
  readonly minor: string;
}

/** An order as it is sent. */
export interface WireOrder {
  readonly id: string;
  readonly kind: string;
  /** Null for what moves no money. */
  readonly sum: WireSum | null;
  /** For an order of the exchange, what is bought. */
  readonly bought: WireSum | null;
  /** The rest of it, which the stand-in keeps and does not read. */
  readonly details: object;
}

/** Money from somebody else, as the stand-in tells of it: what the port calls incoming, with its amount as text. */
export type WireIncoming = Readonly<Record<string, unknown>>;

/** One piece of news, the same wherever it is read. */
export interface WireEvent {
  readonly id: string;
  readonly about:
    | { readonly orderId: string }
    | { readonly reference: string }
    | { readonly transactionHash: string }
    | { readonly incoming: WireIncoming };
  readonly says: string;
  readonly at: number;
  readonly amount?: WireSum;
  readonly bought?: WireSum;
  readonly fee?: WireSum;
  readonly reason?: string;
  readonly failureCode?: string;
  readonly transactionHash?: string;
  readonly confirmations?: number;
  /** What a new account, address or name is made of. */
  readonly issued?: Readonly<Record<string, string | null>>;
}

/** One line of the statement. */
export interface WireEntry {
  readonly id: string;
  readonly account: string;
  /** Signed: what leaves is negative. */
  readonly amount: WireSum;
  readonly bookedAt: number;
  /** The order that it belongs to; null for what somebody else sent, and for the bank's own. */
  readonly orderId: string | null;
  readonly reference: string | null;
  readonly statementReference: string | null;
  readonly transactionHash: string | null;
  readonly transferIndex: number | null;
  /** No event tells of it: that it is here is the news. */
  readonly isOnlyMessages: boolean;
}

/** What is held on an account. */
export interface WireHolding {
  readonly account: string;
  readonly amount: WireSum;
  readonly at: number;
}

/** A page of news, oldest first. */
export interface WireMessages {
  readonly events: readonly WireEvent[];
  readonly entries: readonly WireEntry[];
  readonly cursor: { readonly events: number; readonly entries: number };
  readonly hasMore: boolean;
}

/** A price of the exchange: units of the destination for one unit of the source, as a decimal. */
export interface WireRate {
  readonly source: string;
  readonly destination: string;
  readonly rate: string;
  readonly at: number;
}

/** A delivery: news, or orders to ask about. */
export interface WireDelivery {
  readonly events: readonly WireEvent[];
  readonly entries?: readonly WireEntry[];
  readonly ask?: readonly string[];
}

/** A file of orders as it is handed over: its first line says what it is, and each line after it is an order. */
export interface WireFileHead {
  readonly rail: string;
  readonly sequence: number;
  readonly orders: number;
  readonly totalMinor: string;
}

/** How it stands with a file, as whoever delivered it reads it. */
export type WireFileStanding =
  | { readonly standing: 'delivered' | 'acknowledged' }
  | { readonly standing: 'refused'; readonly code: string; readonly reason: string };

/** A file that came in, as control reads it. */
export interface WireFile extends WireFileHead {
  readonly name: string;
  readonly digest: string;
  readonly orderIds: readonly string[];
  readonly standing: WireFileStanding;
  /** How often it came again, the same to the byte. */
  readonly repeats: number;
  /** How often another file came under its name. */
  readonly conflicts: number;
}

/** What the stand-in knows of an order, as control reads it. */
export interface WireBookedOrder extends WireOrder {
  readonly reference: string;
  readonly transactionHash: string | null;
  readonly takenAt: number;
  /** How often it was sent again after it was taken. */
  readonly repeats: number;
  /** What it came to, as the last event about it says. */
  readonly status: string;
}

/** The books, as control reads them. */
export interface WireBooks {
  readonly orders: readonly WireBookedOrder[];
  readonly events: readonly WireEvent[];
  readonly entries: readonly WireEntry[];
  readonly files: readonly WireFile[];
  /** How often each fault struck. */
  readonly faults: Readonly<Record<string, number>>;
  /** What became of deliveries. */
  readonly deliveries: Readonly<Record<string, number>>;
}
