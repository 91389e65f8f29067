import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const PLANS = /\/testing\/databases\/(?:scans-in|rows-read|plans?-\w+|\w+-plans?)\.ts'/;

/** What the server of the version before does on a migrated database. */
const SERVER_BEFORE = /\/testing\/server\/checkout-before\.ts'/;

const MIGRATIONS = /\/testing\/server\/(?:later-version|checkout-before)\.ts'/;

/**
 * How much is tried of a version. `whole`: the whole suite, and longer experiments. `shortest`: each check in its shortest
 * form, without the tour and the tests that look at plans.
 */
export const DEPTHS = ['whole', 'short', 'shortest'] as const;

export type Depth = (typeof DEPTHS)[number];

/** Files of tests by what of a PostgreSQL server they are about. */
export interface TestFiles {
  readonly migrations: readonly string[];
  readonly plans: readonly string[];
}

/**
 * Finds the files by what they import, so that a new one is among them by itself.
 * @param depth `whole`: also those that run a property on many values, which take longest; `shortest`: no plans, and of
 * migrations what the server before does on them
 */
export function findTestFiles(depth: Depth): TestFiles {
  const isProperty = (name: string): boolean => name.endsWith('.property.test.ts');
  const names = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && (depth === 'whole' || !isProperty(name)))
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .sort();
  const importing = (helper: RegExp): string[] =>
    names.filter((name) => helper.test(readFileSync(join(ROOT, name), 'utf8')));
  if (depth === 'shortest') return { migrations: importing(SERVER_BEFORE), plans: [] };
  return { migrations: importing(MIGRATIONS), plans: importing(PLANS) };
}
