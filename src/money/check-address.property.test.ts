import { sha256 } from '@noble/hashes/sha2.js';
import { base58, createBase58check } from '@scure/base';
import fc from 'fast-check';
import { addr } from 'micro-eth-signer';
import { describe, expect, it } from 'vitest';
import { NETWORKS, type Network } from '../../generated/assets.ts';
import { ApiError } from '../errors/api-error.ts';
import { checkAddress } from './address.ts';
import { familyOf } from './address.ts';

const EVM_NETWORKS = NETWORKS.filter((network) => familyOf(network) === 'evm');

function isTaken(address: string, network: Network): boolean {
  try {
    checkAddress(address, network);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_destination_address') return false;
    throw error;
  }
}

const bytes = (length: number): fc.Arbitrary<Uint8Array> =>
  fc.uint8Array({ minLength: length, maxLength: length }).filter((each) => each.some((byte) => byte !== 0));

const tronText = (payload: Uint8Array): string => createBase58check(sha256).encode(payload);
const withPrefix = (prefix: number, tail: Uint8Array): Uint8Array => Uint8Array.from([prefix, ...tail]);
const evmText = (tail: Uint8Array): string => addr.addChecksum(`0x${Buffer.from(tail).toString('hex')}`);

/** The text with the case of one letter turned. */
function turnCase(text: string, at: number): string {
  const letter = text.charAt(at);
  const turned = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
  return text.slice(0, at) + turned + text.slice(at + 1);
}

describe('an address of an EVM network', () => {
  it('is taken with its checksum, and in letters of one case', () => {
    fc.assert(
      fc.property(bytes(20), fc.constantFrom(...EVM_NETWORKS), (tail, network) => {
        const text = evmText(tail);
        expect(isTaken(text, network)).toBe(true);
        expect(isTaken(text.toLowerCase(), network)).toBe(true);
        expect(isTaken(`0x${text.slice(2).toUpperCase()}`, network)).toBe(true);
      }),
    );
  });

  it('is refused with any one letter in the wrong case, unless that makes all of one case', () => {
    fc.assert(
      fc.property(bytes(20), fc.nat({ max: 39 }), (tail, at) => {
        const text = evmText(tail);
        const turned = turnCase(text, at + 2);
        const digits = turned.slice(2);
        const isUniform = digits === digits.toLowerCase() || digits === digits.toUpperCase();
        expect(isTaken(turned, 'ethereum')).toBe(turned === text || isUniform);
      }),
    );
  });

  it('is refused at any other length', () => {
    const lengths = fc.nat({ max: 40 }).filter((length) => length !== 20);
    fc.assert(
      fc.property(lengths.chain(bytesOrNone), (tail) => {
        expect(isTaken(`0x${Buffer.from(tail).toString('hex')}`, 'base')).toBe(false);
      }),
    );
  });
});

function bytesOrNone(length: number): fc.Arbitrary<Uint8Array> {
  return fc.uint8Array({ minLength: length, maxLength: length });
}

describe('an address of Solana', () => {
  it('is base58 of exactly 32 bytes', () => {
    fc.assert(
      fc.property(bytes(32), (key) => {
        expect(isTaken(base58.encode(key), 'solana')).toBe(true);
      }),
    );
    const lengths = fc.nat({ max: 64 }).filter((length) => length !== 32);
    fc.assert(
      fc.property(lengths.chain(bytesOrNone), (key) => {
        expect(isTaken(base58.encode(key), 'solana')).toBe(false);
      }),
    );
  });
});

describe('an address of Tron', () => {
  it('is taken with its prefix and checksum, and refused with one character changed', () => {
    const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
    const letters = fc.constantFrom(...alphabet);
    fc.assert(
      fc.property(bytes(20), fc.nat({ max: 33 }), letters, (tail, at, letter) => {
        const text = tronText(withPrefix(0x41, tail));
        expect(isTaken(text, 'tron')).toBe(true);
        const changed = text.slice(0, at) + letter + text.slice(at + 1);
        expect(isTaken(changed, 'tron')).toBe(changed === text);
      }),
    );
  });

  it('is refused with another prefix or length', () => {
    const prefixes = fc.nat({ max: 255 }).filter((prefix) => prefix !== 0x41);
    fc.assert(
      fc.property(prefixes, bytes(20), (prefix, tail) => {
        expect(isTaken(tronText(withPrefix(prefix, tail)), 'tron')).toBe(false);
      }),
    );
    const lengths = fc.nat({ max: 40 }).filter((length) => length !== 20);
    fc.assert(
      fc.property(lengths.chain(bytesOrNone), (tail) => {
        expect(isTaken(tronText(withPrefix(0x41, tail)), 'tron')).toBe(false);
      }),
    );
  });
});

it('an address of one family is none of another, and any text gets an answer', () => {
  fc.assert(
    fc.property(bytes(32), (key) => {
      const texts = {
        evm: evmText(key.slice(12)),
        solana: base58.encode(key),
        tron: tronText(withPrefix(0x41, key.slice(12))),
      };
      for (const network of ['optimism', 'solana', 'tron'] as const) {
        const taken = Object.entries(texts).filter(([, text]) => isTaken(text, network));
        const isZeroTail = key.slice(12).every((byte) => byte === 0) && network !== 'solana';
        expect(taken.map(([family]) => family)).toEqual(isZeroTail ? [] : [familyOf(network)]);
      }
    }),
  );
  fc.assert(
    fc.property(fc.string({ maxLength: 128 }), fc.constantFrom(...NETWORKS), (text, network) => {
      expect(typeof isTaken(text, network)).toBe('boolean');
    }),
  );
});
