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
  if (bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])))
    refuse('', 'must not begin with a byte order mark');
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refuse('', 'must be valid UTF-8');
  }
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

function checkValues(value: unknown, pointer: string, depth: number): void {
  if (typeof value === 'string' && !isStorableText(value)) {
    refuse(pointer, 'must not hold NUL or an unpaired surrogate');
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST) refuse('', `must not be nested more than ${DEEPEST} levels deep`);
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorableText(key))
      refuse(pointer, 'must not have a field whose name holds NUL or an unpaired surrogate');
    checkValues(inner, pointerInto(pointer, key), depth + 1);
  }
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
  // The depth comes first: the visitor below is recursive.
  checkValues(value, '', 1);
  checkSource(text);
  return value;
}
