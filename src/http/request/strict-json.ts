import { isAscii, isUtf8 } from 'node:buffer';
import { checkSource, refuseBody, refuseUnboundedShape } from './json-source.ts';

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

/**
 * Reads a body as JSON and refuses everything that another reader might understand otherwise or that could not be
 * stored and sent back unchanged.
 * @throws ApiError invalid_request, naming the place
 */
export function parseStrictJson(bytes: Buffer): unknown {
  const text = decodeUtf8(bytes);
  refuseUnboundedShape(text);
  const value = parse(text);
  checkSource(text);
  return value;
}
