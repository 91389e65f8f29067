import type { Entry } from '../port/provider.ts';
import { minorOf } from './erc20.ts';
import type { Block, ChainNetwork } from './network.ts';
import { NodeRefusal } from './node.ts';
import type { Looked, Receivers } from './looked.ts';

/** How far the clocks of the chain and of accounts may be apart. */
const CLOCKS_APART_MS = 86_400_000;

interface FirstTerms {
  /** The hot wallet's address, in lower case. */
  readonly hot: string;
  readonly receivers: Receivers;
}

/**
 * Where a network's reading begins. A node may have been away since the first address was given out, so that blocks from then on
 * are read; what the hot wallet held before is a line for the books.
 */
export class FirstLook {
  readonly #network: ChainNetwork;
  readonly #terms: FirstTerms;

  constructor(network: ChainNetwork, terms: FirstTerms) {
    this.#network = network;
    this.#terms = terms;
  }

  async look(head: Block, signal: AbortSignal): Promise<Looked> {
    const at = await this.#terms.receivers.firstAt(this.#network.name);
    const before =
      at === undefined ? head.number : await this.#lastBefore(at - CLOCKS_APART_MS, head.number, signal);
    return {
      messages: { reports: [], entries: before < 0 ? [] : await this.#opening(before, signal) },
      progress: { final: before, head: head.number, since: before + 1 },
      hasMore: before < head.number,
      doubt: undefined,
    };
  }

  /** The last block before a time; -1 if the chain is younger. */
  async #lastBefore(time: number, head: number, signal: AbortSignal): Promise<number> {
    let [known, after] = [-1, head + 1];
    while (after - known > 1) {
      const middle = Math.floor((known + after) / 2);
      const { at } = await this.#network.block(middle, signal);
      if (at < time) known = middle;
      else after = middle;
    }
    return known;
  }

  /** None where the node no longer knows so old a balance: then the books differ by it. */
  async #opening(height: number, signal: AbortSignal): Promise<Entry[]> {
    const { name, config } = this.#network;
    const { at: bookedAt } = await this.#network.block(height, signal);
    const entries: Entry[] = [];
    for (const token of config.tokens) {
      const raw = await this.#balance(token, height, signal);
      const minor = minorOf(raw, token);
      const amount = { minor, asset: token.asset };
      if (minor > 0n)
        entries.push({ entryId: `${name}:opening:${token.asset}`, account: name, amount, bookedAt });
    }
    return entries;
  }

  async #balance(
    token: ChainNetwork['config']['tokens'][number],
    height: number,
    signal: AbortSignal,
  ): Promise<bigint> {
    try {
      return await this.#network.balance(token, this.#terms.hot, signal, height);
    } catch (error) {
      if (error instanceof NodeRefusal) return 0n;
      throw error;
    }
  }
}
