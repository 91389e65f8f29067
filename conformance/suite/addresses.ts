import { createHash } from 'node:crypto';
import type { Random } from './random.ts';

/** A stablecoin on a network, as one pair. */
export interface Pair {
  readonly asset: string;
  readonly network: string;
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Of a Tron address, before its twenty bytes. */
const TRON_PREFIX = 0x41;

function randomBytes(length: number, random: Random): Buffer {
  return Buffer.from(Array.from({ length }, () => random.below(256)));
}

/** Bytes in base58, each zero byte at the front as a 1. */
export function toBase58(bytes: Uint8Array): string {
  let rest = BigInt(`0x0${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  for (; rest > 0n; rest /= 58n) text = `${BASE58[Number(rest % 58n)] ?? ''}${text}`;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text;
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** Bytes in base58 with their four bytes of checksum. */
export function toBase58Check(bytes: Uint8Array): string {
  return toBase58(Buffer.concat([bytes, sha256(sha256(bytes)).subarray(0, 4)]));
}

/** An address that is well formed by its network's own rules, and that nobody has. */
export function newAddress(network: string, random: Random): string {
  if (network === 'solana') return toBase58(randomBytes(32, random));
  if (network === 'tron') return toBase58Check(Buffer.from([TRON_PREFIX, ...randomBytes(20, random)]));
  // Without capitals it carries no checksum (EIP-55).
  return `0x${randomBytes(20, random).toString('hex')}`;
}

/** The name of a transaction that nobody made, in the form that most networks have. */
export function newTransactionHash(random: Random): string {
  return `0x${randomBytes(32, random).toString('hex')}`;
}
