import { ASSETS, NETWORKS, type Network } from '../../generated/assets.ts';
import { TOKEN_CONTRACTS, familyOf } from '../money/address.ts';
import { readUrl } from '../net/ip-network.ts';
import type { Asset } from '../money/amount.ts';
import type { NativeAsset } from '../money/native-asset.ts';

export type ChainAsset = Exclude<Asset, 'AUD'>;

export interface EvmToken {
  readonly asset: ChainAsset;
  /** In lower case. */
  readonly contract: string;
  /** The contract's own; compared with what it says. */
  readonly decimals: number;
}

export interface EvmNetworkConfig {
  readonly network: Network;
  readonly chainId: bigint;
  readonly node: string;
  /** Asked too about large deposits. */
  readonly secondNode: string | null;
  readonly tokens: readonly EvmToken[];
  /** What it takes for gas. */
  readonly native: NativeAsset;
}

export interface EvmChainConfig {
  readonly networks: readonly EvmNetworkConfig[];
  /** The extended public key whose children are deposit addresses. */
  readonly depositKey: string;
  /** The file with the private key of the hot wallet. */
  readonly keyFile: string;
  /** The file with addresses that no money is taken from and none is sent to; null for none. */
  readonly barredFile: string | null;
  /** In wei: the most that is offered for a unit of gas. */
  readonly mostFee: bigint;
  /** In millionths: a deposit from there on must stand on both nodes. */
  readonly secondLookMinor: bigint;
  /** After which a transaction that is not mined is offered a higher fee. */
  readonly stuckMs: number;
}

export interface EvmChainReader {
  text(name: string): string | undefined;
  integer(name: string, least: number, most: number, otherwise: number): number;
  readonly problems: string[];
}

const CHAIN_IDS: Readonly<Partial<Record<Network, number>>> = {
  ethereum: 1,
  base: 8_453,
  arbitrum: 42_161,
  optimism: 10,
  polygon: 137,
  bsc: 56,
  avalanche: 43_114,
};

/** All others take ETH. */
const NATIVE: Readonly<Partial<Record<Network, NativeAsset>>> = {
  polygon: 'POL',
  bsc: 'BNB',
  avalanche: 'AVAX',
};

const USUAL_DECIMALS = 6;

/** Tokens of BNB Chain are its own issues. */
const DECIMALS: Readonly<Partial<Record<Network, number>>> = { bsc: 18 };

const GWEI = 1_000_000_000n;

const MILLIONTHS = 1_000_000n;

const EVM_NETWORKS = NETWORKS.filter((network) => familyOf(network) === 'evm');

/** Pairs such as `base=https://…`. */
const PAIR = /^([a-z]+)=(\S+)$/;

const TOKEN = /^([a-z]+):(USDC|USDT)=(0x[0-9a-fA-F]{40})(?:\/(\d{1,2}))?$/;

function isNode(text: string): boolean {
  return /^https?:$/.test(readUrl(text)?.protocol ?? '');
}

function partsOf(text: string | undefined): string[] {
  return (text ?? '').split(/[\s,]+/).filter((part) => part !== '');
}

/** Of each network, what a variable says; what it does not understand is a problem. */
function readPairs(
  read: EvmChainReader,
  name: string,
  form: (text: string) => boolean,
  example: string,
): ReadonlyMap<Network, string> {
  const found = new Map<Network, string>();
  for (const part of partsOf(read.text(name))) {
    const [, word = '', value = ''] = PAIR.exec(part) ?? [];
    const network = EVM_NETWORKS.find((each) => each === word);
    // Never repeated: the address of a node may hold a key.
    if (network === undefined || !form(value) || found.has(network))
      read.problems.push(`${name} must be a list of different NETWORK=VALUE pairs, such as ${example}`);
    else found.set(network, value);
  }
  return found;
}

type Tokens = ReadonlyMap<string, Pick<EvmToken, 'contract' | 'decimals'>>;

function readTokens(read: EvmChainReader): Tokens {
  const found = new Map<string, Pick<EvmToken, 'contract' | 'decimals'>>();
  for (const part of partsOf(read.text('CORRIDOR_EVM_TOKENS'))) {
    const [, network = '', asset = '', contract = '', decimals] = TOKEN.exec(part) ?? [];
    if (contract === '')
      read.problems.push(`CORRIDOR_EVM_TOKENS must be a list such as base:USDC=0x…/6, not ${part}`);
    else
      found.set(`${network}:${asset}`, {
        contract: contract.toLowerCase(),
        decimals: decimals === undefined ? decimalsOn(network as Network) : Number(decimals),
      });
  }
  return found;
}

function decimalsOn(network: Network): number {
  return DECIMALS[network] ?? USUAL_DECIMALS;
}

function tokensOn(network: Network, given: Tokens): EvmToken[] {
  return (Object.keys(TOKEN_CONTRACTS) as ChainAsset[])
    .filter((asset) => (ASSETS[asset].networks as readonly Network[]).includes(network))
    .map((asset) => {
      const contracts: Readonly<Partial<Record<Network, string>>> = TOKEN_CONTRACTS[asset];
      const contract = (contracts[network] ?? '').toLowerCase();
      return { asset, ...(given.get(`${network}:${asset}`) ?? { contract, decimals: decimalsOn(network) }) };
    });
}

function required(
  read: EvmChainReader,
  name: string,
  form: RegExp,
  words: string,
  isChosen: boolean,
): string {
  const text = read.text(name);
  if (text !== undefined && form.test(text)) return text;
  if (isChosen) read.problems.push(`${name} must be ${words}, for CORRIDOR_CHAIN=evm`);
  return '';
}

/** @returns null unless EVM networks are chosen */
export function readEvmChain(read: EvmChainReader, isChosen: boolean): EvmChainConfig | null {
  const nodes = readPairs(read, 'CORRIDOR_EVM_NODES', isNode, 'base=https://node.example/key');
  const second = readPairs(read, 'CORRIDOR_EVM_SECOND_NODES', isNode, 'base=https://other.example/key');
  const ids = readPairs(read, 'CORRIDOR_EVM_CHAIN_IDS', (text) => /^[1-9]\d{0,14}$/.test(text), 'base=84532');
  const tokens = readTokens(read);
  const depositKey = required(
    read,
    'CORRIDOR_EVM_DEPOSIT_KEY',
    /^xpub[1-9A-HJ-NP-Za-km-z]{100,120}$/,
    'an extended public key (xpub…), never a private one',
    isChosen,
  );
  const keyFile = required(
    read,
    'CORRIDOR_EVM_KEY_FILE',
    /^\/./,
    'the absolute path of the file with the key of the hot wallet',
    isChosen,
  );
  const barredFile = read.text('CORRIDOR_EVM_BARRED_FILE') ?? null;
  if (barredFile !== null && !barredFile.startsWith('/'))
    read.problems.push('CORRIDOR_EVM_BARRED_FILE must be the absolute path of a file with an address a line');
  const mostGwei = read.integer('CORRIDOR_EVM_MAX_FEE_GWEI', 1, 1_000_000, 300);
  const secondLook = read.integer('CORRIDOR_EVM_SECOND_LOOK', 0, 1_000_000_000, 10_000);
  const stuckSeconds = read.integer('CORRIDOR_EVM_STUCK_SECONDS', 1, 86_400, 120);
  if (!isChosen) return null;
  if (nodes.size === 0)
    read.problems.push(
      'CORRIDOR_EVM_NODES must name the node of at least one network, for CORRIDOR_CHAIN=evm',
    );
  return {
    networks: [...nodes].map(([network, node]) => ({
      network,
      chainId: BigInt(ids.get(network) ?? CHAIN_IDS[network] ?? 0),
      node,
      secondNode: second.get(network) ?? null,
      tokens: tokensOn(network, tokens),
      native: NATIVE[network] ?? 'ETH',
    })),
    depositKey,
    keyFile,
    barredFile,
    mostFee: BigInt(mostGwei) * GWEI,
    secondLookMinor: BigInt(secondLook) * MILLIONTHS,
    stuckMs: stuckSeconds * 1_000,
  };
}
