import Negotiator from 'negotiator';
import type { IncomingMessage } from 'node:http';
import { ApiError } from '../../errors/api-error.ts';
import type { ContractOperation } from './route-table.ts';

/**
 * As often as it was sent. Node's own list is made for all headers at once, and few are needed.
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

/** Of `Accept`, its weight in thousandths. */
interface Range {
  readonly text: string;
  readonly weight: number;
}

const WEIGHT = /;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*(?=;|$)/i;

/** Commas within quotes do not separate. */
function rangesOf(accept: string): Range[] {
  const texts = accept.match(/(?:[^,"]|"(?:\\.|[^"\\])*")+/g) ?? [];
  return texts.map((text) => ({
    text: text.replace(WEIGHT, ''),
    weight: Math.round(Number(WEIGHT.exec(text)?.[1] ?? 1) * 1000),
  }));
}

/** From 1 for any type; 0 for no match. */
function exactnessOf(range: Range, mediaType: string): number {
  const [named] = new Negotiator({ headers: { accept: range.text } }).mediaTypes([mediaType]);
  if (named === undefined) return 0;
  if (range.text.includes('*/*')) return 1;
  return range.text.includes('/*') ? 2 : 3 + range.text.split(';').length;
}

/** By the most exact matching range; 0 without one. */
function weightOf(mediaType: string, ranges: readonly Range[]): number {
  let best = { exactness: 0, weight: 0 };
  for (const range of ranges) {
    const exactness = exactnessOf(range, mediaType);
    if (exactness > best.exactness) best = { exactness, weight: range.weight };
  }
  return best.weight;
}

/**
 * RFC 9110, section 12.5.1: the first type, unless another weighs more; order and exactness decide nothing between
 * equals, and a request that accepts none gets the first.
 * @param accept undefined if not sent
 * @param mediaTypes the usual one first
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
 * From `Authorization: Bearer` or `X-Api-Key`. Either decides alone, however bad: no cookie is looked at beside it.
 * @returns undefined without either
 * @throws ApiError unauthenticated for a malformed one, or two that differ
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
 * 8 to 255 printable ASCII characters, once. Null if it may not be sent, or was left out.
 * @throws ApiError idempotency_key_required, idempotency_key_invalid
 */
export function readIdempotencyKey(
  request: IncomingMessage,
  { idempotency }: Pick<ContractOperation, 'idempotency'>,
): string | null {
  if (idempotency === 'none') return null;
  // Node would join repeated headers into one longer key.
  const [key, ...others] = headerValues(request, 'idempotency-key');
  if (key === undefined && idempotency === 'optional') return null;
  if (key === undefined) throw new ApiError('idempotency_key_required');
  if (others.length > 0 || !FORM.test(key)) throw new ApiError('idempotency_key_invalid');
  return key;
}

/** Headers of a request, and trailers. */
export const MOST_HEADERS = 200;

/**
 * Node reads all (`maxHeadersCount` in serve.ts): a parser that dropped some would hide what proxies append.
 * @param raw names and values in turn
 * @throws ApiError headers_too_large
 */
export function refuseCrowded(raw: readonly string[]): void {
  if (raw.length > 2 * MOST_HEADERS) throw new ApiError('headers_too_large');
}
