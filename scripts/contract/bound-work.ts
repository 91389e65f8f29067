import type { Schema } from './contract-document.ts';
import { mapSchema } from './map-schema.ts';

/** After so many findings of its own a loop looks at no further item or field: a refusal names 50 places at most. */
const MOST_FINDINGS = 200;

const MOST_COMPARED = 200;

/** The loops that may stand: over items and fields, with a bound, and those that compare the items of a short array. */
const BOUNDED = [
  /^for\(let i\d+=0, i\d+Errors=errors; i\d+<len\d+ && errors - i\d+Errors < \d+; i\d+\+\+\)\{$/,
  /^for\(const key\d+ in data\d*\)\{if\(errors - key\d+Errors >= \d+\)\{break;\}$/,
  /^for\(;i\d+--;\)\{$/,
  /^for\(j\d+ = i\d+; j\d+--;\)\{$/,
];

/**
 * Bounds what the validators that Ajv wrote do for a value that is wrong in very many places. What they find first stays the same,
 * and in a value that is right there is nothing to find. Ajv itself copies all findings for each further one, and compares all items
 * of an array that is far too long with each other. A loop counts what it found itself: a branch of a union that did not look at
 * anything, because of what another branch found, would accept the value.
 * @throws Error if the code has a loop of a form that is not known here
 */
export function boundWork(code: string): string {
  const bounded = code
    .replaceAll(
      /^for\(let (i\d+)=0; \1<(len\d+); \1\+\+\)\{$/gm,
      `for(let $1=0, $1Errors=errors; $1<$2 && errors - $1Errors < ${MOST_FINDINGS}; $1++){`,
    )
    .replaceAll(
      /^for\(const (key\d+) in (data\d*)\)\{$/gm,
      `const $1Errors = errors;\nfor(const $1 in $2){if(errors - $1Errors >= ${MOST_FINDINGS}){break;}`,
    )
    .replaceAll(/^if\((i\d+) > 1\)\{$/gm, `if($1 > 1 && $1 <= ${MOST_COMPARED}){`);
  const loops = bounded.match(/^(?:for|while|do)\b.*$/gm) ?? [];
  const unknown = loops.find((loop) => !BOUNDED.some((form) => form.test(loop)));
  if (unknown !== undefined) throw new Error(`Ajv wrote a loop that has no bound: ${unknown}`);
  return bounded;
}

/** @throws Error if a schema has an array whose items are to be unique, and which may be longer than those that are compared */
export function requireBoundedUniqueness(schema: Schema): void {
  mapSchema(schema, (each) => {
    const { uniqueItems, maxItems } = each as { readonly uniqueItems?: boolean; readonly maxItems?: number };
    if (uniqueItems === true && (maxItems ?? Infinity) > MOST_COMPARED) {
      throw new Error(`An array with uniqueItems needs maxItems of ${MOST_COMPARED} or fewer`);
    }
    return each;
  });
}
