import { ERC20, createContract } from 'micro-eth-signer/abi.js';
import type { ChainAsset, EvmToken } from '../../config/evm-chain.ts';
import { height, hex, list, record } from './node.ts';

const CONTRACT = createContract(ERC20);

/** `Transfer(address,address,uint256)` */
export const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** Millionths, as amounts are kept here. */
const OWN_DECIMALS = 6;

function hexOf(bytes: Uint8Array): string {
  return `0x${Buffer.from(bytes).toString('hex')}`;
}

export function transferCall(to: string, value: bigint): string {
  return hexOf(CONTRACT.transfer.encodeInput({ to: to.toLowerCase(), value }));
}

export function balanceCall(owner: string): string {
  return hexOf(CONTRACT.balanceOf.encodeInput(owner.toLowerCase()));
}

export function decimalsCall(): string {
  return hexOf(CONTRACT.decimals.encodeInput());
}

/** In the token's own units. */
export function rawOf(minor: bigint, { decimals }: Pick<EvmToken, 'decimals'>): bigint {
  return decimals >= OWN_DECIMALS
    ? minor * 10n ** BigInt(decimals - OWN_DECIMALS)
    : minor / 10n ** BigInt(OWN_DECIMALS - decimals);
}

/** In millionths; what is below one is the house's. */
export function minorOf(raw: bigint, { decimals }: Pick<EvmToken, 'decimals'>): bigint {
  return decimals >= OWN_DECIMALS
    ? raw / 10n ** BigInt(decimals - OWN_DECIMALS)
    : raw * 10n ** BigInt(OWN_DECIMALS - decimals);
}

/** A transfer of one of our tokens, as a block's log has it. Hashes and addresses in lower case. */
export interface TokenLog {
  readonly asset: ChainAsset;
  readonly transactionHash: string;
  /** Within its block. */
  readonly logIndex: number;
  readonly blockNumber: number;
  readonly blockHash: string;
  readonly sender: string;
  readonly recipient: string;
  readonly minor: bigint;
}

function addressIn(topic: unknown): string {
  return `0x${hex(topic, 32).slice(26)}`;
}

/** Undefined if it is no transfer of one of the tokens. @throws Retry if it cannot be read */
export function readTransferLog(value: unknown, tokens: readonly EvmToken[]): TokenLog | undefined {
  const log = record(value);
  const contract = hex(log['address'], 20);
  const token = tokens.find((each) => each.contract === contract);
  const [topic, from, to, ...more] = list(log['topics']);
  if (token === undefined || topic !== TRANSFER_TOPIC || to === undefined || more.length > 0)
    return undefined;
  // A log of a block that is no longer in the chain.
  if (log['removed'] === true) return undefined;
  return {
    asset: token.asset,
    transactionHash: hex(log['transactionHash'], 32),
    logIndex: height(log['logIndex']),
    blockNumber: height(log['blockNumber']),
    blockHash: hex(log['blockHash'], 32),
    sender: addressIn(from),
    recipient: addressIn(to),
    minor: minorOf(BigInt(hex(log['data'], 32)), token),
  };
}
