import type { Environment } from '../../config.ts';
import type { RandomBytes } from '../../random.ts';
import { hashSecret, isSecret, makeSecret } from '../checked-secret.ts';

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

const FORM = /^(sk|pk)_(sandbox|live)_/;

/** Makes a key: its prefix, 32 random bytes in base62 and a checksum over both. */
export function makeKey(facts: KeyFacts, random: RandomBytes): NewKey {
  const kind = facts.type === 'secret' ? 'sk' : 'pk';
  const prefix = `${kind}_${facts.environment === 'production' ? 'live' : 'sandbox'}_`;
  const text = makeSecret(prefix, random);
  return { text, hash: hashSecret(text), prefix, lastFour: text.slice(-4) };
}

/** What a key's text says; undefined where it has no key's form or its checksum shows that it was mistyped. */
export function parseKey(text: string): KeyFacts | undefined {
  const [prefix, kind, environment] = FORM.exec(text) ?? [];
  if (prefix === undefined || !isSecret(prefix, text)) return undefined;
  return {
    type: kind === 'sk' ? 'secret' : 'publishable',
    environment: environment === 'live' ? 'production' : 'sandbox',
  };
}
