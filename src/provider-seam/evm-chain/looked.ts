import type { Network } from '../../../generated/assets.ts';
import type { Moment } from '../../calendar/clock.ts';
import type { ProviderMessages } from '../port/provider.ts';

/** How far a network was read. */
export interface Progress {
  /** Up to this height everything is final, and read. */
  readonly final: number;
  /** The greatest height seen. */
  readonly head: number;
  /** The first block that is read; left out in what earlier versions kept. */
  readonly since?: number;
}

export interface Looked {
  readonly messages: Pick<ProviderMessages, 'reports' | 'entries'>;
  readonly progress: Progress;
  readonly hasMore: boolean;
  /** Why something final could not be told; it is looked at again. */
  readonly doubt: string | undefined;
}

/** What is known of tenants' addresses. */
export interface Receivers {
  /** Which of these receive money; all in lower case. */
  among(network: Network, addresses: readonly string[]): Promise<ReadonlySet<string>>;
  /** When the first of a network was given out; undefined if none was. */
  firstAt(network: Network): Promise<Moment | undefined>;
}
