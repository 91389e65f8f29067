import type { JsonObject } from '../json/json.ts';

/** Text that has survived nowhere by luck: quotes, markup, other scripts, characters beyond 16 bits, SQL. */
const TRICKY = `O'Brien "& <b>" é漢字 𝒳🙂 \u202eעברית'); DROP TABLE payouts;-- \\n %00 \${x}`;

/** A text of exactly so many characters, the tricky ones first. */
export function longText(length: number): string {
  return Array.from(TRICKY.padEnd(length * 2, 'z'))
    .slice(0, length)
    .join('');
}

/** A map with every sort of value that JSON has. */
export const RICH_MAP: JsonObject = {
  text: TRICKY,
  empty: '',
  number: 12.5,
  negative: -7,
  large: 9007199254740991,
  yes: true,
  no: false,
  nothing: null,
  list: [1, 'two', [3], { four: [] }],
  nested: { a: { b: { c: 'd' } }, '': 'empty name' },
  toString: 'a name that objects have',
  'a.b[0]': 'a name with signs',
  ключ: 'a name of another script',
};
