import { describe, expect, it } from 'vitest';
import { ApiError } from '../../errors/api-error.ts';
import type { Source } from './json-number.ts';
import { SourceReader } from './json-source.ts';

/** The largest body of a request. */
const LARGEST = 100 * 1024;

/** Counts how many characters of a text are read, one by one and in slices. */
class CountedSource implements Source {
  readonly #text: string;
  reads = 0;
  sliced = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get length(): number {
    return this.#text.length;
  }

  charCodeAt(at: number): number {
    this.reads += 1;
    return this.#text.charCodeAt(at);
  }

  slice(from: number, to: number): string {
    this.sliced += to - from;
    return this.#text.slice(from, to);
  }
}

function filled(open: string, item: (place: number) => string, close: string): string {
  const items: string[] = [];
  let size = open.length + close.length;
  for (let place = 0; ; place += 1) {
    const next = item(place);
    size += next.length + 1;
    if (size > LARGEST) return `${open}${items.join(',')}${close}`;
    items.push(next);
  }
}

const many = (item: string): string => filled('[', () => item, ']');
const repeated = (text: string, ending: string): string =>
  `["${text.repeat(Math.floor((LARGEST - 20) / text.length))}${ending}"]`;

const BODIES: readonly [string, string][] = [
  ['small numbers', many('1')],
  ['decimals with a zero too many', many('1.0')],
  ['exponents', many('1e0')],
  ['numbers of 17 digits', many('0.12345678901234568')],
  ['numbers below the normal doubles', many('5e-324')],
  ['many numbers, the last of them lossy', many('1.0').replace(/1\.0\]$/, '12345678901234567890]')],
  ['a number as long as the body', `[${'9'.repeat(LARGEST - 2)}]`],
  ['a fraction of zeros', `[0.${'0'.repeat(LARGEST - 10)}1]`],
  ['an exponent as long as the body', `[1e${'9'.repeat(LARGEST - 4)}]`],
  ['short names', filled('{', (place) => `"${place.toString(36)}":1`, '}')],
  [
    'short names, the last of them given before',
    filled('{', (place) => `"${place.toString(36)}":1`, ',"0":1}'),
  ],
  ['escaped names', filled('{', (place) => `"\\u0061${place.toString(36)}":1`, '}')],
  ['a name as long as the body', `{"${'a'.repeat(LARGEST - 10)}":1}`],
  ['empty objects', many('{}')],
  ['objects with two names', many('{"a":1,"b":1}')],
  ['texts', many('""')],
  ['backslashes', repeated('\\\\', '')],
  ['escaped quotes', repeated('\\"', '')],
  ['surrogate pairs', repeated('\\ud83d\\ude00', '')],
  ['surrogate pairs, and half a pair at the end', repeated('\\ud83d\\ude00', '\\ud83d')],
];

describe('the reader of a body', () => {
  it.each(BODIES)('reads %s in one pass', (_name, text) => {
    expect(text.length).toBeLessThan(LARGEST + 100);
    expect(text.length).toBeGreaterThan(LARGEST - 100);
    JSON.parse(text);
    const source = new CountedSource(text);
    try {
      new SourceReader(source).read(Infinity);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
    // The first character behind a number is read by three: digits, exponent, and what comes next.
    expect(source.reads).toBeLessThanOrEqual(3.1 * text.length);
    expect(source.sliced).toBeLessThanOrEqual(1.1 * text.length);
  });
});
