import type { Options } from 'minisearch';

/** What can be found. */
export interface Entry {
  /** Its address, from that of the service. */
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly code: string;
  readonly text: string;
  readonly fields: string;
}

/** Words and parts of names: `insufficient_funds` is found whole and by `funds`, `createPayout` by `payout`. */
function tokens(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}_.]+/u).filter((word) => word !== '');
  return words.flatMap((word) => {
    const parts = word.split(/[_.]|(?<=[a-z])(?=[A-Z])/).filter((part) => part !== '');
    return parts.length > 1 ? [word, ...parts] : parts;
  });
}

/** For the index and for the search in it: both have to cut texts alike. */
export const SEARCH_OPTIONS: Options<Entry> = {
  fields: ['title', 'code', 'fields', 'text'],
  storeFields: ['kind', 'title'],
  tokenize: tokens,
  searchOptions: {
    boost: { code: 6, title: 4, fields: 2 },
    prefix: true,
    fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    combineWith: 'AND',
  },
};
