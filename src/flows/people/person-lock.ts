import type { OwnLock } from '../../writes/write.ts';

/**
 * The lock of whoever signs in with an address: their credentials, sessions and links, and the guesses against them, stand
 * under it. An address that nobody has can be locked too, so that a stranger learns nothing by waiting.
 * @param email normalised
 */
export function personLock(email: string): OwnLock {
  return `email:${email}`;
}
