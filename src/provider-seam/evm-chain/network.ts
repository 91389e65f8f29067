import type { EvmNetworkConfig, EvmToken } from '../../config/evm-chain.ts';
import { Retry } from '../port/provider.ts';
import { type TokenLog, TRANSFER_TOPIC, balanceCall, decimalsCall, readTransferLog } from './erc20.ts';
import { Node, NodeRefusal, height, hex, list, quantity, record } from './node.ts';

export interface Block {
  readonly number: number;
  readonly hash: string;
  /** Milliseconds. */
  readonly at: number;
  /** In wei; 0 where there is none. */
  readonly baseFee: bigint;
}

export interface Receipt {
  readonly blockNumber: number;
  readonly blockHash: string;
  readonly succeeded: boolean;
  /** In wei, what its sender paid for gas; undefined from a node that does not say. */
  readonly gasCost: bigint | undefined;
  readonly logs: readonly TokenLog[];
}

/** What a call of a contract asks. */
interface ContractCall {
  readonly from?: string;
  readonly to: string;
  readonly data: string;
}

/** Certainly not the network that is configured. */
export class WrongNetwork extends Error {
  constructor(network: string, why: string) {
    super(`The node of ${network} ${why}`);
    this.name = 'WrongNetwork';
  }
}

/** Where a node knows no price of its own. */
const USUAL_TIP = 1_000_000_000n;

function hexOf(number: number): string {
  return `0x${number.toString(16)}`;
}

/** Networks above another charge for their place in its blocks too. */
function gasCostIn({
  gasUsed,
  effectiveGasPrice,
  l1Fee,
}: Readonly<Record<string, unknown>>): bigint | undefined {
  if (gasUsed == null || effectiveGasPrice == null) return undefined;
  return quantity(gasUsed) * quantity(effectiveGasPrice) + (l1Fee == null ? 0n : quantity(l1Fee));
}

/** One network by its node. All that it answers is checked for its form; what cannot be read is a Retry. */
export class ChainNetwork {
  readonly config: EvmNetworkConfig;
  readonly #node: Node;
  readonly #second: Node | null;
  #isProven = false;

  constructor(config: EvmNetworkConfig) {
    this.config = config;
    this.#node = new Node(config.node);
    this.#second = config.secondNode === null ? null : new Node(config.secondNode);
  }

  get name(): EvmNetworkConfig['network'] {
    return this.config.network;
  }

  get hasSecondNode(): boolean {
    return this.#second !== null;
  }

  /**
   * That the nodes are the network's, and its tokens have the decimals that amounts are computed with.
   * @throws WrongNetwork; Retry, NodeRefusal if a node could not be asked
   */
  async prove(signal: AbortSignal): Promise<void> {
    if (this.#isProven) return;
    const { chainId, tokens, network } = this.config;
    for (const node of [this.#node, ...(this.#second === null ? [] : [this.#second])]) {
      const id = quantity(await node.call('eth_chainId', [], signal));
      if (id !== chainId) throw new WrongNetwork(network, `is of chain ${id}, not ${chainId}`);
    }
    for (const { asset, contract, decimals } of tokens) {
      const answer = await this.#call(this.#node, { to: contract, data: decimalsCall() }, signal);
      const found = answer.length === 66 ? BigInt(answer) : undefined;
      if (found !== BigInt(decimals))
        throw new WrongNetwork(
          network,
          found === undefined
            ? `knows no ${asset} at ${contract}`
            : `says that ${asset} has ${found} decimals, not ${decimals}`,
        );
    }
    this.#isProven = true;
  }

  tokenOf(asset: string): EvmToken | undefined {
    return this.config.tokens.find((token) => token.asset === asset);
  }

  /** @throws Retry if there is no such block */
  async block(which: number | 'latest', signal: AbortSignal): Promise<Block> {
    const tag = which === 'latest' ? which : hexOf(which);
    const answer = await this.#node.call('eth_getBlockByNumber', [tag, false], signal);
    if (answer === null) throw new Retry(`The node has no block ${which}`);
    const { number, hash, timestamp, baseFeePerGas } = record(answer);
    return {
      number: height(number),
      hash: hex(hash, 32),
      at: height(timestamp) * 1_000,
      baseFee: baseFeePerGas === undefined ? 0n : quantity(baseFeePerGas),
    };
  }

  /** Every transfer of its tokens in these blocks, in the chain's order. @throws NodeRefusal if there are too many */
  async transfers(from: number, to: number, signal: AbortSignal): Promise<TokenLog[]> {
    const address = this.config.tokens.map(({ contract }) => contract);
    const filter = { fromBlock: hexOf(from), toBlock: hexOf(to), address, topics: [TRANSFER_TOPIC] };
    const answer = list(await this.#node.call('eth_getLogs', [filter], signal));
    return answer
      .flatMap((log) => readTransferLog(log, this.config.tokens) ?? [])
      .filter(({ blockNumber }) => blockNumber >= from && blockNumber <= to)
      .sort((one, next) => one.blockNumber - next.blockNumber || one.logIndex - next.logIndex);
  }

  /** Undefined if the transaction is in no block. */
  async receipt(
    hash: string,
    signal: AbortSignal,
    by: 'node' | 'second' = 'node',
  ): Promise<Receipt | undefined> {
    const node = by === 'second' ? (this.#second ?? this.#node) : this.#node;
    const answer = await node.call('eth_getTransactionReceipt', [hash], signal);
    if (answer === null) return undefined;
    const receipt = record(answer);
    if (receipt['blockHash'] == null) return undefined;
    return {
      blockNumber: height(receipt['blockNumber']),
      blockHash: hex(receipt['blockHash'], 32),
      succeeded: quantity(receipt['status']) === 1n,
      gasCost: gasCostIn(receipt),
      logs: list(receipt['logs']).flatMap((log) => readTransferLog(log, this.config.tokens) ?? []),
    };
  }

  /** In millionths of nothing: the token's own units. */
  async balance(
    { contract }: EvmToken,
    owner: string,
    signal: AbortSignal,
    at: number | 'latest' = 'latest',
  ): Promise<bigint> {
    const answer = await this.#call(this.#node, { to: contract, data: balanceCall(owner) }, signal, at);
    return BigInt(hex(answer, 32));
  }

  /** In wei. @throws NodeRefusal if the node no longer knows so old a balance */
  async gasBalance(owner: string, signal: AbortSignal, at: number | 'latest' = 'latest'): Promise<bigint> {
    const tag = at === 'latest' ? at : hexOf(at);
    return quantity(await this.#node.call('eth_getBalance', [owner, tag], signal));
  }

  /** Transactions of a wallet that are in the chain up to a block, or wait for one: its next nonce there. */
  async mined(
    owner: string,
    signal: AbortSignal,
    at: number | 'latest' | 'pending' = 'latest',
  ): Promise<number> {
    const tag = typeof at === 'number' ? hexOf(at) : at;
    return height(await this.#node.call('eth_getTransactionCount', [owner, tag], signal));
  }

  /** What a block's maker is offered for a unit of gas, in wei. */
  async tip(signal: AbortSignal): Promise<bigint> {
    try {
      return quantity(await this.#node.call('eth_maxPriorityFeePerGas', [], signal));
    } catch (error) {
      if (error instanceof NodeRefusal) return USUAL_TIP;
      throw error;
    }
  }

  /** What a contract would answer. @throws NodeRefusal if it would revert */
  ask(call: ContractCall, signal: AbortSignal): Promise<string> {
    return this.#call(this.#node, call, signal);
  }

  /** @throws NodeRefusal if the call would revert */
  async gasFor(call: ContractCall, signal: AbortSignal): Promise<bigint> {
    return quantity(await this.#node.call('eth_estimateGas', [call], signal));
  }

  /** Whether the node has it, in a block or waiting. */
  async knows(hash: string, signal: AbortSignal): Promise<boolean> {
    return (await this.#node.call('eth_getTransactionByHash', [hash], signal)) !== null;
  }

  /** @throws NodeRefusal also if it is known already */
  async send(signed: string, signal: AbortSignal): Promise<void> {
    await this.#node.call('eth_sendRawTransaction', [signed], signal);
  }

  async #call(
    node: Node,
    call: ContractCall,
    signal: AbortSignal,
    at: number | 'latest' = 'latest',
  ): Promise<string> {
    const tag = at === 'latest' ? at : hexOf(at);
    return hex(await node.call('eth_call', [call, tag], signal));
  }
}
