import { readUrl } from '../net/ip-network.ts';

/** What is decided about a customer, and by which of the provider's levels. */
export const DECIDED = ['individual', 'business', 'aud_onramp', 'aud_offramp'] as const;

export type Decided = (typeof DECIDED)[number];

/** How people and companies are identified by a provider over HTTP. */
export interface HttpIdentityConfig {
  readonly dialect: 'sumsub';
  /** Without a slash at the end. */
  readonly url: string;
  readonly token: string;
  readonly secret: string;
  /** Signs deliveries; null if none are taken. */
  readonly webhookSecret: string | null;
  /** The provider's levels. An entitlement without one follows the verification. */
  readonly levels: Readonly<Partial<Record<Decided, string>>>;
}

export interface HttpIdentityReader {
  text(name: string): string | undefined;
  choice<Word extends string>(name: string, words: readonly Word[], otherwise: Word): Word;
  readonly problems: string[];
}

const USUAL_URL = 'https://api.sumsub.com';

const LEVEL = /^([a-z_]+)=([\w.-]{1,100})$/;

const PRINTABLE = /^[\x21-\x7e]{1,300}$/;

function readLevels(read: HttpIdentityReader): HttpIdentityConfig['levels'] {
  const levels: Partial<Record<Decided, string>> = {};
  for (const part of (read.text('CORRIDOR_IDENTITY_LEVELS') ?? '').split(/[\s,]+/)) {
    if (part === '') continue;
    const [, word = '', level = ''] = LEVEL.exec(part) ?? [];
    const decided = DECIDED.find((each) => each === word);
    if (decided === undefined)
      read.problems.push(
        `CORRIDOR_IDENTITY_LEVELS must be a list such as individual=basic,business=company, not ${part}`,
      );
    else levels[decided] = level;
  }
  return levels;
}

/** @returns null unless a provider over HTTP is chosen */
export function readHttpIdentity(read: HttpIdentityReader, isChosen: boolean): HttpIdentityConfig | null {
  const dialect = read.choice('CORRIDOR_IDENTITY_DIALECT', ['sumsub'], 'sumsub');
  const url = (read.text('CORRIDOR_IDENTITY_URL') ?? USUAL_URL).replace(/\/+$/, '');
  const token = read.text('CORRIDOR_IDENTITY_TOKEN') ?? '';
  const secret = read.text('CORRIDOR_IDENTITY_SECRET') ?? '';
  const webhookSecret = read.text('CORRIDOR_IDENTITY_WEBHOOK_SECRET') ?? null;
  const levels = readLevels(read);
  if (!isChosen) return null;
  // None of them is repeated: they are secrets, or may hold one.
  const refuse = (name: string, words: string): void => {
    read.problems.push(`${name} must be ${words}, for CORRIDOR_IDENTITY=http`);
  };
  if (!/^https?:$/.test(readUrl(url)?.protocol ?? ''))
    refuse('CORRIDOR_IDENTITY_URL', 'an https:// or http:// address');
  if (!PRINTABLE.test(token)) refuse('CORRIDOR_IDENTITY_TOKEN', 'the token of the provider');
  if (!PRINTABLE.test(secret)) refuse('CORRIDOR_IDENTITY_SECRET', 'the secret of the token');
  if (webhookSecret !== null && !PRINTABLE.test(webhookSecret))
    refuse('CORRIDOR_IDENTITY_WEBHOOK_SECRET', 'the secret of deliveries');
  if (levels.individual === undefined || levels.business === undefined)
    refuse('CORRIDOR_IDENTITY_LEVELS', 'the levels of individual and business');
  return { dialect, url, token, secret, webhookSecret, levels };
}
