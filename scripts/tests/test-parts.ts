import { conformancePart } from './conformance-part.ts';
import { dreddPart } from './dredd-part.ts';
import { postgresParts, statementsPart } from './postgres-parts.ts';
import { readmeLinePart } from './readme-line-part.ts';
import type { TestPart } from './test-part.ts';
import { tourPart } from './tour-part.ts';
import { trialParts } from './trial-parts.ts';

/** The parts of `npm test` that may run beside each other, those that take longest first. */
export const BESIDE: readonly TestPart[] = [
  readmeLinePart,
  ...postgresParts,
  ...trialParts,
  conformancePart,
  dreddPart,
  tourPart,
];

export const AFTER_TESTS: readonly TestPart[] = [statementsPart];
