import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { RandomBytes } from '../identity/random.ts';
import { sha256 } from './hash.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const RANDOM_BYTES = 32;
/** Of 32 bytes in base62. */
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

/** SHA-256 in lower-case hex; 256 random bits need no salt. */
export function hashSecret(text: string): string {
  return sha256(text);
}

/** Prefix, 32 random bytes in base62, checksum over both. */
export function makeSecret(prefix: string, random: RandomBytes): string {
  const secret = toBase62(BigInt(`0x${random(RANDOM_BYTES).toString('hex')}`), RANDOM_LENGTH);
  return `${prefix}${secret}${checksumOf(prefix + secret)}`;
}

/** Prefix and checksum are right: other texts need no look-up. */
export function isSecret(prefix: string, text: string): boolean {
  const [, secret, checksum] = (text.startsWith(prefix) && SECRET.exec(text.slice(prefix.length))) || [];
  return secret !== undefined && checksumOf(prefix + secret) === checksum;
}

const KEY_BYTES = 32;

/** HMAC-SHA-256 under keys derived from the service's secret, one per use. */
export class Signer {
  readonly #secrets: readonly string[];

  /**
   * @param secret signs from now on
   * @param previous still recognised
   */
  constructor(secret: string, previous: readonly string[]) {
    this.#secrets = [secret, ...previous];
  }

  /** In base64url. */
  sign(use: string, text: string): string {
    const [current = ''] = this.#secrets;
    return macOf(current, use, text).toString('base64url');
  }

  /** Of this service, text and use. */
  isSigned(use: string, text: string, signature: string): boolean {
    const given = Buffer.from(signature, 'base64url');
    // Base64url has several spellings of one value.
    if (given.toString('base64url') !== signature) return false;
    return this.#secrets.some((secret) => {
      const mac = macOf(secret, use, text);
      return mac.length === given.length && timingSafeEqual(mac, given);
    });
  }
}

function macOf(secret: string, use: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `corridor signing: ${use}`, KEY_BYTES));
  return createHmac('sha256', key).update(text).digest();
}
