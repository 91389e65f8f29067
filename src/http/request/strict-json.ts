import { isAscii, isUtf8 } from 'node:buffer';
import { ShapeReader, SHORT_TEXT } from './json-shape.ts';
import { SourceReader } from './json-source.ts';
import { refuseBody } from './refuse-body.ts';

const LONE_SURROGATE = /\p{Surrogate}/u;

function decodeUtf8(bytes: Buffer): string {
  // RFC 8259 forbids a byte order mark, which a lenient reader would drop in silence.
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    refuseBody('', 'must not begin with a byte order mark');
  if (isAscii(bytes)) return bytes.toString('latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : refuseBody('', 'must be valid UTF-8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The parser's own message quotes the body.
    return refuseBody('', 'must be valid JSON');
  }
}

/** Whether a text can be stored and sent back unchanged: no NUL, which PostgreSQL refuses, and no half of a character. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && !LONE_SURROGATE.test(text);
}

/** Characters of a piece: what costs most, to compare a number with what its double is written as, takes 1 ms before it is compiled. */
const PIECE = 8 * 1024;

/**
 * Reads a body as JSON and refuses everything that another reader might understand otherwise or that could not be
 * stored and sent back unchanged.
 * @throws ApiError invalid_request, naming the place
 */
export function parseStrictJson(bytes: Buffer): unknown {
  const text = decodeUtf8(bytes);
  if (text.length > SHORT_TEXT) new ShapeReader(text).read(Infinity);
  const value = parse(text);
  new SourceReader(text).read(Infinity);
  return value;
}

/**
 * As `parseStrictJson`, in pieces: a long body takes milliseconds to read, in which nothing else is answered.
 * @param pause resolves when the next piece may begin
 * @throws ApiError invalid_request, naming the place
 */
export async function parseInPieces(bytes: Buffer, pause: () => Promise<void>): Promise<unknown> {
  const text = decodeUtf8(bytes);
  await pause();
  const shape = new ShapeReader(text);
  while (shape.read(PIECE)) await pause();
  await pause();
  const value = parse(text);
  await pause();
  const source = new SourceReader(text);
  while (source.read(PIECE)) await pause();
  return value;
}
