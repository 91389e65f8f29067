import Negotiator from 'negotiator';

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
