import { crc32 } from 'node:zlib';
import type { RandomBytes } from '../random.ts';
import { sha256 } from '../sha256.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const RANDOM_BYTES = 32;
/** The most that 32 bytes need in base62. */
const RANDOM_LENGTH = 43;
const CHECKSUM_LENGTH = 6;

const SECRET = /^([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/;

function toBase62(value: bigint, length: number): string {
  let digits = '';
  for (let rest = value; digits.length < length; rest /= 62n)
    digits = BASE62.charAt(Number(rest % 62n)) + digits;
  return digits;
}

function checksumOf(text: string): string {
  let digits = '';
  for (let rest = crc32(text); digits.length < CHECKSUM_LENGTH; rest = Math.floor(rest / 62))
    digits = BASE62.charAt(rest % 62) + digits;
  return digits;
}

/** The hash under which a secret is kept: SHA-256, in lower-case hex. 256 random bits need no salt. */
export function hashSecret(text: string): string {
  return sha256(text);
}

/** Makes a secret that is given out as text: a prefix, 32 random bytes in base62, and a checksum over both. */
export function makeSecret(prefix: string, random: RandomBytes): string {
  const secret = toBase62(BigInt(`0x${random(RANDOM_BYTES).toString('hex')}`), RANDOM_LENGTH);
  return `${prefix}${secret}${checksumOf(prefix + secret)}`;
}

/** Whether a text is a secret with this prefix, and was not mistyped: what is not needs no look-up. */
export function isSecret(prefix: string, text: string): boolean {
  const [, secret, checksum] = (text.startsWith(prefix) && SECRET.exec(text.slice(prefix.length))) || [];
  return secret !== undefined && checksumOf(prefix + secret) === checksum;
}
