import { isAscii, isUtf8 } from 'node:buffer';
import { Decimal } from 'decimal.js';
import { visit } from 'jsonc-parser';
import { ApiError } from '../errors/api-error.ts';
import { pointerInto } from './json-pointer.ts';

/** The deepest nesting that is read: JSON.parse takes far more than can be written back, and such a record would break every later list. */
const DEEPEST = 32;

const LONE_SURROGATE = /\p{Surrogate}/u;

function refuse(path: string, message: string): never {
  throw new ApiError('invalid_request', { details: [{ in: 'body', path, message }] });
}

function decodeUtf8(bytes: Buffer): string {
  // RFC 8259 forbids a byte order mark, which a lenient reader would drop in silence.
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    refuse('', 'must not begin with a byte order mark');
  if (isAscii(bytes)) return bytes.toString('latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : refuse('', 'must be valid UTF-8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The parser's own message quotes the body.
    return refuse('', 'must be valid JSON');
  }
}

/** Whether a text can be stored and sent back unchanged: no NUL, which PostgreSQL refuses, and no half of a character. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && !LONE_SURROGATE.test(text);
}

/** Whether a value and all in it can be stored: texts, and names of fields. */
function checkTexts(value: unknown, pointer: string): void {
  if (typeof value === 'string' && !isStorableText(value)) {
    refuse(pointer, 'must not hold NUL or an unpaired surrogate');
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorableText(key))
      refuse(pointer, 'must not have a field whose name holds NUL or an unpaired surrogate');
    checkTexts(inner, pointerInto(pointer, key));
  }
}

/** How many fields there are in a value and in all that is in it. */
function countFields(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > DEEPEST) refuse('', `must not be nested more than ${DEEPEST} levels deep`);
  const inner: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  let count = Array.isArray(value) ? 0 : inner.length;
  for (const each of inner) count += countFields(each, depth + 1);
  return count;
}

const QUOTE = 0x22;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const BACKSLASH = 0x5c;

/** Where a string of valid JSON ends that begins at a quote. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let first = end;
    while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
}

const NUMBER = /-?[\d.eE+-]+/y;

/**
 * Whether valid JSON says what was read of it and nothing else: as many fields, so that none was given twice, and no number but
 * such as are written the same again. Where it does not, `checkSource` says what is wrong, if anything is; it takes ten times as long.
 */
function saysOnly(text: string, fields: number): boolean {
  let left = fields;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COLON) left -= 1;
    else if (code === MINUS || (code >= ZERO && code <= NINE)) {
      NUMBER.lastIndex = at;
      const [digits = ''] = NUMBER.exec(text) ?? [];
      if (String(Number(digits)) !== digits) return false;
      at += digits.length - 1;
    }
  }
  return left === 0;
}

/** What JSON.parse decides in silence: the last of two equal keys wins, and digits beyond a double's are lost. */
function checkSource(text: string): void {
  const keys: Set<string>[] = [];
  visit(
    text,
    {
      onObjectBegin: () => void keys.push(new Set()),
      onObjectEnd: () => void keys.pop(),
      onObjectProperty: (key, _offset, _length, _line, _character, pathOf) => {
        const known = keys.at(-1);
        if (known?.has(key) === true)
          refuse(pointerInto(pointerOf(pathOf()), key), 'must not be given twice');
        known?.add(key);
      },
      onLiteralValue: (value: unknown, offset, length, _line, _character, pathOf) => {
        if (typeof value !== 'number' || survives(text.slice(offset, offset + length))) return;
        refuse(pointerOf(pathOf()), 'must be a number that a double holds without loss; send it as a string');
      },
    },
    { disallowComments: true },
  );
}

function pointerOf(path: readonly (string | number)[]): string {
  return path.reduce<string>(pointerInto, '');
}

function survives(digits: string): boolean {
  const value = Number(digits);
  return String(value) === digits || (Number.isFinite(value) && new Decimal(digits).equals(value));
}

/**
 * Reads a body as JSON and refuses everything that another reader might understand otherwise or that could not be
 * stored and sent back unchanged.
 * @throws ApiError invalid_request, naming the place
 */
export function parseStrictJson(bytes: Buffer): unknown {
  const text = decodeUtf8(bytes);
  const value = parse(text);
  // The depth comes first: the others are recursive.
  const fields = countFields(value, 1);
  // Valid UTF-8 holds no half of a character, and valid JSON no NUL, but by an escape.
  if (text.includes('\\u')) checkTexts(value, '');
  if (!saysOnly(text, fields)) checkSource(text);
  return value;
}
