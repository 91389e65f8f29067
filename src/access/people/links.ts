import type { RandomBytes } from '../../random.ts';
import { hashSecret, isSecret, makeSecret } from '../checked-secret.ts';

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
