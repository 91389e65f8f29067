import { sha256 } from '@noble/hashes/sha2.js';
import { base58, createBase58check } from '@scure/base';
import { addr } from 'micro-eth-signer';
import type { Word } from '../../generated/words.ts';
import type { Network } from '../../generated/assets.ts';
import { ApiError } from '../errors/api-error.ts';

/** Of EVM chains and Tron, in either case. */
const HEXADECIMAL = /^(?:0x)?[0-9a-f]{64}$/i;

/** One notation, so that another case is no second deposit. Solana's names are case-sensitive and stay. */
export function canonicalTransactionHash(transactionHash: string): string {
  return HEXADECIMAL.test(transactionHash) ? transactionHash.toLowerCase() : transactionHash;
}

/** Notation of addresses and transactions. */
export type NetworkFamily = 'evm' | 'solana' | 'tron';

/** All but Solana and Tron follow Ethereum. */
export function familyOf(network: Network): NetworkFamily {
  return network === 'solana' || network === 'tron' ? network : 'evm';
}

/** Token contracts (mints on Solana) by pair, as issuers and explorers publish them. Coins sent to one are lost. */
export const TOKEN_CONTRACTS = {
  USDC: {
    ethereum: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    base: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    arbitrum: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
    optimism: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
    polygon: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
    bsc: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d',
    solana: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  },
  USDT: {
    ethereum: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    arbitrum: '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9',
    optimism: '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58',
    avalanche: '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7',
    solana: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
    tron: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  },
} as const satisfies Readonly<Record<Word<'StablecoinAsset'>, Readonly<Partial<Record<Network, string>>>>>;

/** Of both stablecoins: coins sent to the other's are lost too. */
export function tokenContractsOn(network: Network): readonly string[] {
  return Object.values(TOKEN_CONTRACTS).flatMap((contracts: Readonly<Partial<Record<Network, string>>>) => {
    const contract = contracts[network];
    return contract === undefined ? [] : [contract];
  });
}

/** First byte of Tron's main network addresses. */
const TRON_PREFIX = 0x41;
const TRON_BYTES = 21;
const SOLANA_BYTES = 32;

const tronNotation = createBase58check(sha256);

function bytesIn(notation: { decode(text: string): Uint8Array }, text: string): Uint8Array | undefined {
  try {
    return notation.decode(text);
  } catch {
    return undefined;
  }
}

/** Undefined if the text breaks its network's rules. */
function readAddress(text: string, network: Network): Uint8Array | undefined {
  switch (familyOf(network)) {
    case 'evm':
      // EIP-55: mixed case must be the right checksum.
      return text.startsWith('0x') && addr.isValid(text) ? Buffer.from(text.slice(2), 'hex') : undefined;
    case 'solana': {
      const bytes = bytesIn(base58, text);
      return bytes?.length === SOLANA_BYTES ? bytes : undefined;
    }
    case 'tron': {
      const bytes = bytesIn(tronNotation, text);
      return bytes?.length === TRON_BYTES && bytes[0] === TRON_PREFIX ? bytes.subarray(1) : undefined;
    }
  }
}

/** Whether a text is an address by the rules of its network. */
export function isAddress(text: string, network: Network): boolean {
  return readAddress(text, network) !== undefined;
}

function refuse(path: string, message: string): never {
  throw new ApiError('invalid_destination_address', {
    message,
    details: [{ in: 'body', path, message }],
  });
}

/**
 * EVM: 0x, 40 hex digits, EIP-55 checksum for mixed case; Solana: base58 of 32 bytes; Tron: base58check with its
 * prefix. Neither the zero address nor a stablecoin's contract (createDestination in the contract).
 * @param path in the request
 * @throws ApiError invalid_destination
 */
export function checkAddress(text: string, network: Network, path = '/address'): void {
  const address = readAddress(text, network);
  if (address === undefined) refuse(path, `This is not an address of ${network}.`);
  if (address.every((byte) => byte === 0)) refuse(path, 'This is the zero address, which has no owner.');
  const isContract = tokenContractsOn(network).some((contract) => {
    const bytes = readAddress(contract, network);
    return bytes !== undefined && Buffer.compare(bytes, address) === 0;
  });
  if (isContract) refuse(path, 'This is the address of a stablecoin contract, not of an account.');
}
