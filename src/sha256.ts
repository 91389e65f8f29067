import { hash } from 'node:crypto';

/** SHA-256 of a text in UTF-8, in lower-case hex: in one call, since most that is hashed here is short. */
export function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}
