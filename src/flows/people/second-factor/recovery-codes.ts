import { base32crockford } from '@scure/base';
import type { RandomBytes } from '../../../random.ts';

/** How many somebody gets. */
const CODES = 10;

/** 80 bits: sixteen digits in base32. */
const CODE_BYTES = 10;

const SALT_BYTES = 16;

const FORM = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** Makes ten new codes, as they are shown: four groups of four. */
export function makeRecoveryCodes(random: RandomBytes): string[] {
  return Array.from({ length: CODES }, () => {
    const digits = base32crockford.encode(random(CODE_BYTES)).toLowerCase();
    return digits.match(/.{4}/g)?.join('-') ?? digits;
  });
}

/**
 * Reads a code as somebody typed it: its capitals and hyphens do not count, and letters that look like digits are those
 * (Crockford's base32).
 * @returns its sixteen digits; undefined for what is no code
 */
export function readRecoveryCode(text: string): string | undefined {
  const digits = text.toUpperCase().replaceAll(/[-\s]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return FORM.test(digits) ? digits : undefined;
}

/** A salt for all codes of one set: what somebody typed is looked for among them by one computation. */
export function newCodeSalt(random: RandomBytes): Uint8Array {
  return random(SALT_BYTES);
}

/** The salt of a code's hash. @throws Error where that is no PHC string */
export function saltOfHash(hash: string): Uint8Array {
  const [, salt] = /^\$argon2id\$v=\d+\$[^$]+\$([^$]+)\$/.exec(hash) ?? [];
  if (salt === undefined) throw new Error('A recovery code is not kept as a PHC string');
  return Buffer.from(salt, 'base64');
}
