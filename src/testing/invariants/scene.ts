import type { Asset } from '../../money/amount.ts';
import type { Exchange, ExchangeNote } from './books.ts';

/** A request that a command makes. */
export interface Asked {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly idempotencyKey?: string;
  readonly note?: ExchangeNote;
  /** Sent by somebody else than the tenant's own key. */
  readonly as?: 'another key' | 'a neighbour';
}

/** The kinds of record that requests name, by the prefix of their identifiers. */
export type Kind = 'fin' | 'ben' | 'dst' | 'quo' | 'evd' | 'pin' | 'dep' | 'pay' | 'wdr' | 'cnv';

/** What a command looks at when it becomes requests: what there is at that moment. */
export interface Scene {
  readonly clientId: string;
  readonly exchanges: readonly Exchange[];
  /** A name that this sequence has not used. */
  newName(what: string): string;
  /** Identifiers of a kind, newest first. */
  ids(...kinds: readonly Kind[]): string[];
  /** The newest answer about a record. */
  record(id: string): Readonly<Record<string, unknown>>;
  /** What there is of an asset as the batch begins, in minor units. */
  balance(asset: Asset): { readonly available: bigint; readonly pending: bigint; readonly credit: bigint };
  /** A share, per mille, of what is available of an asset, in whole units with these hundredths. */
  share(asset: Asset, share: number, hundredths: number): string;
}
