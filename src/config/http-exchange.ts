import { readUrl } from '../net/ip-network.ts';

/** How conversions are made at a venue over HTTP. */
export interface HttpExchangeConfig {
  readonly dialect: 'btc_markets';
  /** Without a slash at the end. */
  readonly url: string;
  readonly key: string;
  /** Base64. */
  readonly secret: string;
  /** How much worse than its quote a conversion may be made, in basis points. */
  readonly boundBps: number;
  /** The most that the venue takes for itself, in basis points. */
  readonly feeBps: number;
  /** In whole AUD: rates are those for so much. */
  readonly depth: number;
}

export interface HttpExchangeReader {
  text(name: string): string | undefined;
  integer(name: string, least: number, most: number, otherwise: number): number;
  choice<Word extends string>(name: string, words: readonly Word[], otherwise: Word): Word;
  readonly problems: string[];
}

const USUAL_URL = 'https://api.btcmarkets.net';

/** @returns null unless a venue is chosen */
export function readHttpExchange(read: HttpExchangeReader, isChosen: boolean): HttpExchangeConfig | null {
  const dialect = read.choice('CORRIDOR_EXCHANGE_DIALECT', ['btc_markets'], 'btc_markets');
  const url = (read.text('CORRIDOR_EXCHANGE_URL') ?? USUAL_URL).replace(/\/+$/, '');
  const key = read.text('CORRIDOR_EXCHANGE_KEY') ?? '';
  const secret = read.text('CORRIDOR_EXCHANGE_SECRET') ?? '';
  const boundBps = read.integer('CORRIDOR_EXCHANGE_BOUND_BPS', 0, 5_000, 100);
  const feeBps = read.integer('CORRIDOR_EXCHANGE_FEE_BPS', 0, 1_000, 100);
  const depth = read.integer('CORRIDOR_EXCHANGE_DEPTH', 1, 100_000_000, 10_000);
  if (!isChosen) return null;
  // None of them is repeated: they are secrets, or may hold one.
  if (!/^https?:$/.test(readUrl(url)?.protocol ?? ''))
    read.problems.push('CORRIDOR_EXCHANGE_URL must begin with https:// or http://');
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    read.problems.push('CORRIDOR_EXCHANGE_KEY must be the key of the venue, for CORRIDOR_EXCHANGE=http');
  if (!/^[A-Za-z0-9+/]{20,}={0,2}$/.test(secret))
    read.problems.push(
      'CORRIDOR_EXCHANGE_SECRET must be the secret of the venue in Base64, for CORRIDOR_EXCHANGE=http',
    );
  return { dialect, url, key, secret, boundBps, feeBps, depth };
}
