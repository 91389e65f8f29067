import type { JsonObject } from '../../../conformance/json/json.ts';
import type { Books as ShownBooks } from '../../../conformance/laws/books.ts';
import type { Schema } from '../../contract/operation-types.ts';

export type Payout = Schema<'Payout'>;
export type Withdrawal = Schema<'Withdrawal'>;
export type Conversion = Schema<'Conversion'>;
export type Quote = Schema<'ConversionQuote'>;
export type Line = Schema<'LedgerLine'>;
export type Overview = Schema<'TreasuryOverview'>;
export type Receipt = Schema<'FundingReceipt'>;
export type AnyOperation = Payout | Withdrawal | Conversion;

/** What the prefix of an identifier says that a record is, as its table of states names it. */
export const KINDS = {
  pay: 'payout',
  wdr: 'withdrawal',
  cnv: 'conversion',
  pin: 'payin',
  dep: 'deposit',
  quo: 'conversion_quote',
  evd: 'identity_evidence',
  ben: 'beneficiary',
  dst: 'destination',
  fin: 'funding_instrument',
} as const;

/** What a request was sent for, where its answer says more in the light of another one. */
export interface ExchangeNote {
  /** The earlier exchange that this one repeats, by its place in the log. */
  readonly of?: number;
  readonly form?:
    | 'replay'
    | 'replay with another key of the tenant'
    | 'misused key'
    | 'key of another tenant'
    | 'same fact'
    | 'twin'
    | 'burst'
    | 'parallel acceptance'
    | 'beyond all that is there'
    | 'previewed';
}

/** One request and what came back. */
export interface Exchange extends ExchangeNote {
  /** Its command: what the request was about. */
  readonly command: string;
  /** Batches are numbered from 0; what belongs to one was in flight together. */
  readonly batch: number;
  /** Whether nothing else was in flight. */
  readonly alone: boolean;
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | null;
  readonly request: Readonly<Record<string, unknown>> | null;
  readonly status: number;
  /** The code of a refusal, or nothing. */
  readonly code: string;
  readonly replayed: boolean;
  readonly text: string;
  readonly reply: Readonly<Record<string, unknown>>;
  /** What another process answered, asked for a created record as soon as its creation was. */
  readonly readBack?: { readonly status: number; readonly id: unknown };
}

/** A complete walk through the history, page by page, newest first. */
export interface Walk {
  readonly batch: number;
  readonly limit: number;
  readonly movements: readonly Schema<'Movement'>[];
  /** Of each page: its length, and what it says of the next. */
  readonly pages: readonly {
    readonly size: number;
    readonly hasMore: boolean;
    readonly hasCursor: boolean;
  }[];
}

/** Everything that one sequence did to a tenant, and everything that the interface says of the tenant afterwards. */
export interface Books {
  readonly clientId: string;
  readonly exchanges: readonly Exchange[];
  /** The overview before each batch, and after the last: reading n was taken before batch n. */
  readonly readings: readonly Overview[];
  readonly walks: readonly Walk[];
  /** The ledger's export, oldest first, and its head. */
  readonly lines: readonly Line[];
  readonly head: Schema<'LedgerHead'>;
  readonly payouts: readonly Payout[];
  readonly withdrawals: readonly Withdrawal[];
  readonly conversions: readonly Conversion[];
  readonly quotes: readonly Quote[];
  readonly receipts: readonly Receipt[];
  readonly evidence: readonly Schema<'IdentityEvidence'>[];
  readonly beneficiaries: readonly { readonly id: string; readonly status: string }[];
  readonly destinations: readonly Schema<'StablecoinDestination'>[];
  readonly instruments: readonly Schema<'FundingInstrument'>[];
  /** Every configuration that was ever in force, by its identifier. */
  readonly configurations: Readonly<Record<string, Schema<'TreasuryConfiguration'>>>;
  readonly balancesAsOf: readonly Schema<'BalancesAsOf'>[];
  readonly explanations: readonly Schema<'BalanceExplanation'>[];
  /** Of the days up to each of those moments, which itself is not included. */
  readonly histories: readonly Schema<'BalanceHistory'>[];
  /** Movements by kind, and those before and from a moment: what the filters answered, as identifiers. */
  readonly byKind: Readonly<Record<string, readonly string[]>>;
  readonly before: readonly string[];
  readonly from: readonly string[];
}

/** Every operation of the books. */
export function operationsOf({ payouts, withdrawals, conversions }: Books): AnyOperation[] {
  return [...payouts, ...withdrawals, ...conversions];
}

/** The ledger's export as conformance/ reads it, oldest first. */
export function linesOf({ lines }: Books): JsonObject[] {
  return lines as unknown as JsonObject[];
}

/** The books as conformance/ reads them, with the history as the last walk through it showed it. */
export function booksShown(books: Books): ShownBooks {
  const { readings, walks, quotes, receipts } = books;
  return {
    overview: readings.at(-1) as unknown as JsonObject,
    movements: walks.at(-1)?.movements ?? [],
    operations: operationsOf(books) as unknown as JsonObject[],
    quotes: quotes,
    receipts: receipts,
  };
}
