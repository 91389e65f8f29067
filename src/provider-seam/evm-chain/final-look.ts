import type { TokenLog } from './erc20.ts';
import type { Block, ChainNetwork } from './network.ts';

/** A second look at what is about to be told as final, transfer by transfer, within one look at the network. */
export class FinalLook {
  readonly #network: ChainNetwork;
  readonly #secondLookMinor: bigint;
  readonly #signal: AbortSignal;
  readonly #blocks = new Map<number, Promise<Block>>();

  constructor(network: ChainNetwork, secondLookMinor: bigint, signal: AbortSignal) {
    this.#network = network;
    this.#secondLookMinor = secondLookMinor;
    this.#signal = signal;
  }

  block(number: number): Promise<Block> {
    const block = this.#blocks.get(number) ?? this.#network.block(number, this.#signal);
    this.#blocks.set(number, block);
    return block;
  }

  /**
   * Why a transfer is not to be relied on: its block is not the chain's, its transaction does not have it, or the other
   * node does not; undefined if it is.
   */
  async doubtAbout(log: TokenLog): Promise<string | undefined> {
    const { hash } = await this.block(log.blockNumber);
    if (hash !== log.blockHash) return `block ${log.blockNumber} is another than its logs say`;
    if (!(await this.#stands(log, 'node')))
      return `transaction ${log.transactionHash} lacks the transfer of its log`;
    if (log.minor < this.#secondLookMinor || !this.#network.hasSecondNode) return undefined;
    const standsThere = await this.#stands(log, 'second');
    return standsThere ? undefined : `the second node does not have transaction ${log.transactionHash}`;
  }

  async #stands(log: TokenLog, by: 'node' | 'second'): Promise<boolean> {
    const receipt = await this.#network.receipt(log.transactionHash, this.#signal, by);
    if (receipt?.blockHash !== log.blockHash || !receipt.succeeded) return false;
    return receipt.logs.some(
      ({ logIndex, recipient, minor, asset }) =>
        logIndex === log.logIndex &&
        recipient === log.recipient &&
        minor === log.minor &&
        asset === log.asset,
    );
  }
}
