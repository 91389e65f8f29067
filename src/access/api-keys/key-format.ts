import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Environment } from '../../config.ts';

/** Secret keys work on every endpoint; publishable ones read a few. */
export type KeyType = 'secret' | 'publishable';

/** What the text of a key says about it. */
export interface KeyFacts {
  readonly type: KeyType;
  readonly environment: Environment;
}

/** A new key: its text, shown once, and what is kept of it. */
export interface NewKey {
  readonly text: string;
  readonly hash: string;
  readonly prefix: string;
  readonly lastFour: string;
}

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const RANDOM_BYTES = 32;
/** The most that 32 bytes need in base62. */
const RANDOM_LENGTH = 43;
const CHECKSUM_LENGTH = 6;

const FORM = /^(sk|pk)_(sandbox|live)_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/;

function toBase62(value: bigint, length: number): string {
  let digits = '';
  for (let rest = value; digits.length < length; rest /= 62n)
    digits = BASE62.charAt(Number(rest % 62n)) + digits;
  return digits;
}

function checksumOf(text: string): string {
  return toBase62(BigInt(crc32(text)), CHECKSUM_LENGTH);
}

/** The hash under which a key is kept: SHA-256, in lower-case hex. 256 random bits need no salt. */
export function hashKey(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Makes a key: its prefix, 32 random bytes in base62 and a checksum over both.
 * @param random where the bytes come from; the operating system unless a test says otherwise
 */
export function makeKey(facts: KeyFacts, random: (size: number) => Buffer = randomBytes): NewKey {
  const kind = facts.type === 'secret' ? 'sk' : 'pk';
  const prefix = `${kind}_${facts.environment === 'production' ? 'live' : 'sandbox'}_`;
  const secret = toBase62(BigInt(`0x${random(RANDOM_BYTES).toString('hex')}`), RANDOM_LENGTH);
  const text = `${prefix}${secret}${checksumOf(prefix + secret)}`;
  return { text, hash: hashKey(text), prefix, lastFour: text.slice(-4) };
}

/** What a key's text says; undefined where it has no key's form or its checksum shows that it was mistyped. */
export function parseKey(text: string): KeyFacts | undefined {
  const [, kind, environment, secret, checksum] = FORM.exec(text) ?? [];
  if (kind === undefined || environment === undefined || secret === undefined) return undefined;
  if (checksumOf(`${kind}_${environment}_${secret}`) !== checksum) return undefined;
  return {
    type: kind === 'sk' ? 'secret' : 'publishable',
    environment: environment === 'live' ? 'production' : 'sandbox',
  };
}
