import isMailbox from 'validator/lib/isEmail.js';
import type { RandomBytes } from '../../identity/random.ts';
import { hashSecret, isSecret, makeSecret } from '../../sealing/signer.ts';

const PREFIX = 'lnk_';

/** Pages of links. */
type Page = 'invitation' | 'recovery';

/** Only its recipient is told the token. */
export interface NewLink {
  readonly url: string;
  /** SHA-256 of its token. */
  readonly hash: string;
}

const MARK = '#token=';

/** The token of a link. */
export function tokenOfUrl(url: string): string {
  return url.slice(url.indexOf(MARK) + MARK.length);
}

/** The token stands after `#`: no log or referrer holds it. */
export function newLink(publicUrl: string, page: Page, random: RandomBytes): NewLink {
  const token = makeSecret(PREFIX, random);
  return { url: `${publicUrl}/console/${page}${MARK}${token}`, hash: hashSecret(token) };
}

/** Undefined for a malformed token. */
export function hashLinkToken(token: string): string | undefined {
  return isSecret(PREFIX, token) ? hashSecret(token) : undefined;
}

/** RFC 5321, without brackets. */
const LONGEST = 254;

/** Trimmed, in lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** ASCII without quoted names, which not every server takes (RFC 5321, section 4.1.2). */
const PLAIN = /^[!#-~]+$/;

/** As the contract's format. */
export function isEmail(email: string): boolean {
  return email.length <= LONGEST && PLAIN.test(email) && isMailbox(email);
}
