import type { Noticed } from '../assignment.ts';

/** What was decided of a matter, a sentence for each thing that a caller could observe. */
export type Decided = readonly (readonly [sentence: string, noticed: Noticed])[];

export const PRODUCTION = {
  unobservable: 'it is so in production alone, and the suite runs against a sandbox',
};
export const OPERATOR = { unobservable: 'the operator alone can cause it' };
export const INSIDE = { unobservable: 'it is how the service keeps it, and no answer depends on it' };
