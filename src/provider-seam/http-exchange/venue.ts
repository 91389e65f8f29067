import type { ChainAsset } from '../../config/evm-chain.ts';

/** A market of a stablecoin against AUD. */
export interface Market {
  readonly id: string;
  readonly coin: ChainAsset;
  /** Of the coin, a decimal. */
  readonly least: string;
  readonly amountDecimals: number;
  readonly priceDecimals: number;
}

/** A price in AUD for one coin, and how many are there for it. Decimals. */
export interface Level {
  readonly price: string;
  readonly amount: string;
}

/** The best first. */
export interface Book {
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

/** What is bought (`buy`) or sold are coins. */
export type Side = 'buy' | 'sell';

/** Takes what is there up to a price, at once, and is over. */
export interface VenueOrder {
  readonly clientOrderId: string;
  readonly marketId: string;
  readonly side: Side;
  readonly price: string;
  /** Coins. */
  readonly amount: string;
}

/** How an order stands at the venue. */
export interface Placed {
  readonly orderId: string;
  readonly isOver: boolean;
}

/** A part of an order that was matched. */
export interface Trade {
  readonly id: string;
  /** In AUD for one coin. */
  readonly price: string;
  /** Coins. */
  readonly amount: string;
  /** In AUD. */
  readonly fee: string;
  readonly at: number;
}

/** The venue's refusal: nothing was placed. */
export class VenueRefusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'VenueRefusal';
    this.code = code;
  }
}

/**
 * What a dialect speaks. Every call is bounded.
 * @throws VenueRefusal, Retry, Unknown
 */
export interface Venue {
  readonly name: string;
  markets(signal: AbortSignal): Promise<readonly Market[]>;
  book(marketId: string, signal: AbortSignal): Promise<Book>;
  place(order: VenueOrder, signal: AbortSignal): Promise<Placed>;
  /** By our own identifier; undefined if the venue does not have it, or not yet. */
  find(clientOrderId: string, signal: AbortSignal): Promise<Placed | undefined>;
  trades(orderId: string, signal: AbortSignal): Promise<readonly Trade[]>;
  /** By asset, decimals. */
  balances(signal: AbortSignal): Promise<ReadonlyMap<string, string>>;
}
