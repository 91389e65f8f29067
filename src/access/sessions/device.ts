import type { RandomBytes } from '../../identity/random.ts';
import type { Signer } from '../../sealing/signer.ts';
import { UNKNOWN_DEVICE } from '../users/table.ts';

const USE = 'device';

const NONCE_BYTES = 16;

const FORM = /^(usr_[0-9a-z]{26}\.[A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/** The name of a browser in which somebody has signed in: it is no credential, and gives nothing but a counter of its own. */
export function newDevice(random: RandomBytes): string {
  return random(NONCE_BYTES).toString('base64url');
}

/** What a browser keeps so that it is known again. */
export function deviceCookie(signer: Signer, userId: string, device: string): string {
  const text = `${userId}.${device}`;
  return `${text}.${signer.sign(USE, text)}`;
}

/** The device that a cookie names, where that was signed in with by this very user; the one of all others else. */
export function knownDevice(signer: Signer, cookie: string | null, userId: string | undefined): string {
  const [, text, signature] = (cookie !== null && FORM.exec(cookie)) || [];
  if (text === undefined || signature === undefined || userId === undefined) return UNKNOWN_DEVICE;
  const [owner, device = UNKNOWN_DEVICE] = text.split('.');
  return owner === userId && signer.isSigned(USE, text, signature) ? device : UNKNOWN_DEVICE;
}
