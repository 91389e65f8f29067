import { readFileSync } from 'node:fs';
import { parseJson, textAt } from '../json/json.ts';

const PACKAGE = new URL('../package.json', import.meta.url);

/** The version of the suite. */
export function suiteVersion(): string {
  return textAt(parseJson(readFileSync(PACKAGE, 'utf8')), 'version');
}

/** The name of the capsule of a failure, by its place among the failures of a run. */
export function capsuleName(
  index: number,
  { check, operation }: { check: string; operation: string },
): string {
  const place = String(index + 1).padStart(2, '0');
  return `${place}-${check}-${operation.replaceAll(/[^A-Za-z0-9]+/g, '-')}.json`;
}

/** Capsules that one run writes at most: a server that breaks everything breaks it in the same few ways. */
export const MOST_CAPSULES = 50;
