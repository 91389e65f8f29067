import { sha256 } from '@noble/hashes/sha2.js';
import { base58, createBase58check } from '@scure/base';
import { addr } from 'micro-eth-signer';
import type { Network } from '../../generated/assets.ts';
import { ApiError } from '../errors/api-error.ts';
import { familyOf } from './network-family.ts';
import { tokenContractsOn } from './token-contracts.ts';

/** The byte that begins every address of Tron's main network. */
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

/** What an address names, as bytes; undefined where the text breaks the rules of its network. */
function readAddress(text: string, network: Network): Uint8Array | undefined {
  switch (familyOf(network)) {
    case 'evm':
      // EIP-55: letters of one case carry no checksum, mixed ones must carry the right one.
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
 * Makes sure that coins can be sent to an address: well formed by the rules of its network (EVM: 0x, 40 hex digits and
 * the EIP-55 checksum where the case is mixed; Solana: base58 of 32 bytes; Tron: base58check with its prefix), and
 * neither the zero address nor a stablecoin's own contract (createDestination in the contract).
 * @param path where the request has it
 * @throws ApiError invalid_destination_address
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
