import type { RandomBytes } from '../../identity/random.ts';
import type { Signer } from '../../sealing/signer.ts';
import { UNKNOWN_DEVICE } from '../users/table.ts';

const USE = 'device';

const NONCE_BYTES = 16;

const FORM = /^(usr_[0-9a-z]{26}\.[A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/** Names a browser for counting wrong codes; no credential. */
export function newDevice(random: RandomBytes): string {
  return random(NONCE_BYTES).toString('base64url');
}

/** A signed cookie that makes the browser known. */
export function deviceCookie(signer: Signer, userId: string, device: string): string {
  const text = `${userId}.${device}`;
  return `${text}.${signer.sign(USE, text)}`;
}

/** Only a device with which this user signed in; else the shared one. */
export function knownDevice(signer: Signer, cookie: string | null, userId: string | undefined): string {
  const [, text, signature] = (cookie !== null && FORM.exec(cookie)) || [];
  if (text === undefined || signature === undefined || userId === undefined) return UNKNOWN_DEVICE;
  const [owner, device = UNKNOWN_DEVICE] = text.split('.');
  return owner === userId && signer.isSigned(USE, text, signature) ? device : UNKNOWN_DEVICE;
}
