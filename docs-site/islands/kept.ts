import type { Ids } from '../contract/ids.ts';

/** What this tab keeps until it is closed: the key, if it is a sandbox's, and identifiers of answers. */
const IDS = 'corridor-docs-ids';

const KEY = 'corridor-docs-key';

const OF_SANDBOX = /^[a-z]{2}_sandbox_/;

export function keptIds(): Ids {
  return JSON.parse(sessionStorage.getItem(IDS) ?? '{}') as Ids;
}

export function keepIds(ids: Ids): void {
  sessionStorage.setItem(IDS, JSON.stringify({ ...keptIds(), ...ids }));
}

export const keptKey = (): string => sessionStorage.getItem(KEY) ?? '';

export function keepKey(key: string): void {
  if (OF_SANDBOX.test(key)) sessionStorage.setItem(KEY, key);
  else sessionStorage.removeItem(KEY);
}
