import Negotiator from 'negotiator';
import type { IncomingMessage } from 'node:http';
import { ApiError } from '../../errors/api-error.ts';
import type { ContractOperation } from './route-table.ts';

/**
 * The values of a header, as often as it was sent. Node's own list of them is made for all headers of a request at once, and
 * few are asked for.
 * @param name in lower case
 */
export function headerValues({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>, name: string): string[] {
  const values: string[] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const sent = rawHeaders[at] ?? '';
    if (sent.length === name.length && sent.toLowerCase() === name) values.push(rawHeaders[at + 1] ?? '');
  }
  return values;
}

/** A range of media types as `Accept` names it, with its weight in thousandths. */
interface Range {
  readonly text: string;
  readonly weight: number;
}

const WEIGHT = /;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*(?=;|$)/i;

/** The ranges between the commas; those within quotes part nothing. */
function rangesOf(accept: string): Range[] {
  const texts = accept.match(/(?:[^,"]|"(?:\\.|[^"\\])*")+/g) ?? [];
  return texts.map((text) => ({
    text: text.replace(WEIGHT, ''),
    weight: Math.round(Number(WEIGHT.exec(text)?.[1] ?? 1) * 1000),
  }));
}

/** How exactly a range names a media type, from 1 for any type at all; 0 where it does not name it. */
function exactnessOf(range: Range, mediaType: string): number {
  const [named] = new Negotiator({ headers: { accept: range.text } }).mediaTypes([mediaType]);
  if (named === undefined) return 0;
  if (range.text.includes('*/*')) return 1;
  return range.text.includes('/*') ? 2 : 3 + range.text.split(';').length;
}

/** What a media type weighs under `Accept`: what the range says that names it most exactly, 0 where none does. */
function weightOf(mediaType: string, ranges: readonly Range[]): number {
  let best = { exactness: 0, weight: 0 };
  for (const range of ranges) {
    const exactness = exactnessOf(range, mediaType);
    if (exactness > best.exactness) best = { exactness, weight: range.weight };
  }
  return best.weight;
}

/**
 * The media type that a request asks for (RFC 9110, section 12.5.1): the first, unless another weighs more. So the order
 * within `Accept` and how exactly a range names a type decide nothing between two of the same weight, and a request that
 * accepts none gets the first too.
 * @param accept the header, undefined where it was not sent
 * @param mediaTypes those that there are, the usual one first
 */
export function preferMediaType<MediaType extends string>(
  accept: string | undefined,
  mediaTypes: readonly [MediaType, ...MediaType[]],
): MediaType {
  const [usual, ...others] = mediaTypes;
  if (accept === undefined) return usual;
  const ranges = rangesOf(accept);
  let best = { mediaType: usual, weight: weightOf(usual, ranges) };
  for (const mediaType of others) {
    const weight = weightOf(mediaType, ranges);
    if (weight > best.weight) best = { mediaType, weight };
  }
  return best.mediaType;
}

const BEARER = /^Bearer +(\S+)$/i;

/**
 * Reads the API key from `Authorization: Bearer` or `X-Api-Key`. Where either is sent it decides alone, however bad it is: a
 * cookie is not looked at beside it.
 * @returns undefined where neither is sent
 * @throws ApiError unauthenticated when one of them is no key, or when two hold different ones
 */
export function readKey(request: IncomingMessage): string | undefined {
  let known: string | undefined;
  const add = (sent: string): void => {
    if (sent === '' || (known !== undefined && sent !== known)) throw new ApiError('unauthenticated');
    known ??= sent;
  };
  for (const text of headerValues(request, 'authorization')) add(BEARER.exec(text)?.[1] ?? '');
  for (const text of headerValues(request, 'x-api-key')) add(text);
  return known;
}

const FORM = /^[\x20-\x7e]{8,255}$/;

/**
 * Reads the `Idempotency-Key` header: 8 to 255 characters of printable ASCII, once. Null where none may be sent, and
 * where none was that may be left out.
 * @throws ApiError idempotency_key_required, idempotency_key_invalid
 */
export function readIdempotencyKey(
  request: IncomingMessage,
  { idempotency }: Pick<ContractOperation, 'idempotency'>,
): string | null {
  if (idempotency === 'none') return null;
  // Node joins repeated headers into one text, which would pass for a longer key.
  const [key, ...others] = headerValues(request, 'idempotency-key');
  if (key === undefined && idempotency === 'optional') return null;
  if (key === undefined) throw new ApiError('idempotency_key_required');
  if (others.length > 0 || !FORM.test(key)) throw new ApiError('idempotency_key_invalid');
  return key;
}

/** The most headers of a request, and the most trailers behind its body. */
export const MOST_HEADERS = 200;

/**
 * Makes sure that nothing of a request's headers or trailers is passed over. Node reads them all (`maxHeadersCount` in serve.ts): a
 * parser that dropped those beyond a count would hide what proxies append.
 * @param raw names and values in turn, as Node has them
 * @throws ApiError headers_too_large
 */
export function refuseCrowded(raw: readonly string[]): void {
  if (raw.length > 2 * MOST_HEADERS) throw new ApiError('headers_too_large');
}
