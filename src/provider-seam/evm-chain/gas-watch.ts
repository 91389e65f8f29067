import type { Moment } from '../../calendar/clock.ts';
import { minorOfWei } from '../../money/native-asset.ts';
import { type Entry, type Holding, Retry } from '../port/provider.ts';
import type { GasMemory } from './gas-memory.ts';
import type { ChainNetwork } from './network.ts';
import { NodeRefusal } from './node.ts';
import type { ChainGas } from './table.ts';

/** Between two looks at what a wallet has: it costs calls of the node, and people fill wallets by hand. */
const EVERY_MS = 60_000;

/** The page of lines that the next look tells. */
const UNTOLD = 'untold';

export interface GasTerms {
  readonly finality: number;
  /** The hot wallet's address, in lower case. */
  readonly hot: string;
  /** Server clock. */
  readonly now: () => Moment;
}

/**
 * Keeps books of what a hot wallet has for gas on one network. What its transactions burn is booked as each becomes final;
 * what the chain has besides, no log tells: it is seen in the balance, and is a line that people explain.
 */
export class GasWatch {
  readonly #network: ChainNetwork;
  readonly #memory: GasMemory;
  readonly #terms: GasTerms;
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(network: ChainNetwork, memory: GasMemory, terms: GasTerms) {
    this.#network = network;
    this.#memory = memory;
    this.#terms = terms;
  }

  get #wallet() {
    return { network: this.#network.name, address: this.#terms.hot };
  }

  /**
   * @param page the name of the page that it is told in
   * @param taken the page that was taken in last
   */
  async look(page: string, taken: string | null, signal: AbortSignal): Promise<Entry[]> {
    const now = this.#terms.now();
    if (now - this.#lookedAt >= EVERY_MS) {
      // First of all: what the node does not answer must hold up no deposit but once.
      this.#lookedAt = now;
      await this.#trySeeing(page, signal);
    }
    const { name: account, config } = this.#network;
    const told = await this.#memory.tell(account, page, taken);
    return told.map(({ name: entryId, amountMinor: minor, bookedAt, instructionId, transactionHash }) => ({
      entryId,
      account,
      amount: { minor, asset: config.native },
      bookedAt,
      ...(instructionId === null ? {} : { instructionId }),
      ...(transactionHash === null ? {} : { transactionHash }),
    }));
  }

  /** Whether the node answered; some keep no balances of old blocks, and then the wallet's gas stays unknown. */
  async #trySeeing(page: string, signal: AbortSignal): Promise<boolean> {
    try {
      await this.#see(page, signal);
      return true;
    } catch (error) {
      if (error instanceof NodeRefusal || error instanceof Retry) return false;
      throw error;
    }
  }

  /** In the last final block; while transactions of that block are not booked, nothing is compared. */
  async #see(page: string, signal: AbortSignal): Promise<void> {
    const { finality, hot } = this.#terms;
    const head = await this.#network.block('latest', signal);
    const block = head.number - finality + 1;
    const known = await this.#memory.find(this.#network.name);
    if (block < 0 || (known !== undefined && block <= known.seenBlock)) return;
    const mined = await this.#network.mined(hot, signal, block);
    if (!(await this.#memory.hasJust(this.#wallet, mined))) return;
    const wei = await this.#network.gasBalance(hot, signal, block);
    const { at } = await this.#network.block(block, signal);
    await this.#memory.see(this.#wallet, known, { wei, block, at }, page);
  }

  /** What the chain had at the last look, less what was burnt since: of another block, no line would explain it. */
  async holdings(signal: AbortSignal): Promise<Holding[]> {
    const known = (await this.#memory.find(this.#network.name)) ?? (await this.#first(signal));
    if (known === undefined) return [];
    const { name, config } = this.#network;
    const amount = { minor: minorOfWei(BigInt(known.bookedWei)), asset: config.native };
    return [{ account: name, network: name, amount, at: known.bookedAt }];
  }

  /** Lines may come before the next time that holdings are read: until the first look there was nothing, at no time. */
  async #first(signal: AbortSignal): Promise<Pick<ChainGas, 'bookedWei' | 'bookedAt'> | undefined> {
    if (!(await this.#trySeeing(UNTOLD, signal))) return undefined;
    return (await this.#memory.find(this.#network.name)) ?? { bookedWei: '0', bookedAt: 0 };
  }
}
