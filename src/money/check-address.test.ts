import { addr } from 'micro-eth-signer';
import { describe, expect, it } from 'vitest';
import { ASSETS, NETWORKS, type Network } from '../../generated/assets.ts';
import { ApiError } from '../errors/api-error.ts';
import { checkAddress } from './address.ts';
import { familyOf } from './address.ts';
import { TOKEN_CONTRACTS, tokenContractsOn } from './address.ts';

const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const SOLANA = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM';
const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const ZERO = {
  evm: `0x${'0'.repeat(40)}`,
  solana: '1'.repeat(32),
  tron: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
} as const;

/** `ok`, or what the refusal says. */
function verdict(address: string, network: Network): string {
  try {
    checkAddress(address, network);
    return 'ok';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    expect(error.code).toBe('invalid_destination_address');
    return error.message;
  }
}

const malformed = (network: Network): string => `This is not an address of ${network}.`;

describe('an address', () => {
  it.each<[string, Network, string]>([
    ['with a right checksum', 'ethereum', EVM],
    ['in small letters', 'bsc', EVM.toLowerCase()],
    ['in capitals', 'polygon', `0x${EVM.slice(2).toUpperCase()}`],
    ['of digits alone', 'base', `0x${'12345'.repeat(8)}`],
    ['of 44 characters', 'solana', SOLANA],
    ['of 32 bytes that begin with zeros', 'solana', `${'1'.repeat(31)}2`],
    ['of Tron', 'tron', TRON],
  ])('%s is one of %s', (_name, network, address) => {
    expect(verdict(address, network)).toBe('ok');
  });

  it.each<[string, Network, string]>([
    ['with a wrong checksum', 'ethereum', EVM.replace('5aA', '5Aa')],
    ['without 0x', 'ethereum', EVM.slice(2)],
    ['that begins 0X', 'base', `0X${EVM.slice(2).toLowerCase()}`],
    ['that is a digit too short', 'base', EVM.toLowerCase().slice(0, -1)],
    ['that is a digit too long', 'base', `${EVM.toLowerCase()}0`],
    ['with a letter that is no hex digit', 'base', EVM.toLowerCase().replace('5', 'g')],
    ['of Solana', 'arbitrum', SOLANA],
    ['of Tron', 'avalanche', TRON],
    ['of 31 bytes', 'solana', '1'.repeat(31)],
    ['of 33 bytes', 'solana', `1${SOLANA}`],
    ['with a letter that base58 has not', 'solana', SOLANA.replace('9', '0')],
    ['of Tron', 'solana', TRON],
    ['of an EVM network', 'solana', EVM],
    ['with a wrong checksum', 'tron', TRON.replace('TJ', 'TK')],
    // 20 bytes behind another prefix: an address of Bitcoin's.
    ['with another prefix', 'tron', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['in hex', 'tron', '41a614f803b6fd780986a42c78ec9c7f77e6ded13c'],
    ['of Solana', 'tron', SOLANA],
    ['of an EVM network', 'tron', EVM],
    ['of 128 characters', 'solana', '2'.repeat(128)],
    ['that is a blank', 'solana', ' '],
    ['that is empty', 'tron', ''],
  ])('%s is none of %s', (_name, network, address) => {
    expect(verdict(address, network)).toBe(malformed(network));
  });

  it.each(NETWORKS)('that is zero is none to send to on %s', (network) => {
    expect(verdict(ZERO[familyOf(network)], network)).toBe('This is the zero address, which has no owner.');
  });
});

describe("a stablecoin's own contract", () => {
  const pairs = (['USDC', 'USDT'] as const).flatMap((asset) =>
    ASSETS[asset].networks.map((network): [Network, 'USDC' | 'USDT'] => [network, asset]),
  );

  it('is known for each of the 13 pairs, and for no other', () => {
    expect(pairs).toHaveLength(13);
    for (const asset of ['USDC', 'USDT'] as const) {
      expect(Object.keys(TOKEN_CONTRACTS[asset]).sort()).toEqual([...ASSETS[asset].networks].sort());
    }
  });

  it.each(pairs)(
    'on %s (%s) is well formed, to its checksum, and refused in any notation',
    (network, asset) => {
      const contracts: Readonly<Partial<Record<Network, string>>> = TOKEN_CONTRACTS[asset];
      const contract = contracts[network]!;
      const refusal = 'This is the address of a stablecoin contract, not of an account.';
      expect(verdict(contract, network)).toBe(refusal);
      if (familyOf(network) !== 'evm') return;
      expect(addr.addChecksum(contract)).toBe(contract);
      expect(verdict(contract.toLowerCase(), network)).toBe(refusal);
      expect(verdict(`0x${contract.slice(2).toUpperCase()}`, network)).toBe(refusal);
    },
  );

  it('is refused on its own network alone, for both stablecoins there', () => {
    expect(tokenContractsOn('ethereum')).toHaveLength(2);
    expect(tokenContractsOn('base')).toHaveLength(1);
    expect(verdict(TOKEN_CONTRACTS.USDC.ethereum, 'base')).toBe('ok');
  });
});
