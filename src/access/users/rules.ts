import isMailbox from 'validator/lib/isEmail.js';
import type { RandomBytes } from '../../identity/random.ts';
import { hashSecret, isSecret, makeSecret } from '../../sealing/signer.ts';

const PREFIX = 'lnk_';

/** Where links lead. */
type Page = 'invitation' | 'recovery';

/** A new link; what its token is nobody is told but who gets it. */
export interface NewLink {
  readonly url: string;
  /** SHA-256 of its token. */
  readonly hash: string;
}

const MARK = '#token=';

/** The token in a link. */
export function tokenOfUrl(url: string): string {
  return url.slice(url.indexOf(MARK) + MARK.length);
}

/** Makes a link. Its token stands behind `#`, so that no log and no referrer holds it. */
export function newLink(publicOrigin: string, page: Page, random: RandomBytes): NewLink {
  const token = makeSecret(PREFIX, random);
  return { url: `${publicOrigin}/console/${page}${MARK}${token}`, hash: hashSecret(token) };
}

/** The hash under which a link is kept; undefined for what was never a token of one. */
export function hashLinkToken(token: string): string | undefined {
  return isSecret(PREFIX, token) ? hashSecret(token) : undefined;
}

/** The longest address that mail can be sent to (RFC 5321, with its brackets left out). */
const LONGEST = 254;

/** An address as it is kept and compared: without the white space around it, in lower case; nothing else is folded. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** What stands on every mail server alike: letters of ASCII, and no quoted names, which only some take (RFC 5321, section 4.1.2). */
const PLAIN = /^[!#-~]+$/;

/** Whether a normalised text is an e-mail address, as the contract's format has it. */
export function isEmail(email: string): boolean {
  return email.length <= LONGEST && PLAIN.test(email) && isMailbox(email);
}
