import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const PLANS = /\/testing\/databases\/(?:scans-in|rows-read|plans?-\w+|\w+-plans?)\.ts'/;

const MIGRATIONS = /\/testing\/server\/(?:later-version|checkout-before)\.ts'/;

/** Files of tests by what of a PostgreSQL server they are about. */
export interface TestFiles {
  readonly migrations: readonly string[];
  readonly plans: readonly string[];
}

/**
 * Finds the files by what they import, so that a new one is among them by itself.
 * @param withProperties whether those are among them that run a property on many values, which takes longest
 */
export function findTestFiles(withProperties: boolean): TestFiles {
  const names = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && (withProperties || !name.endsWith('.property.test.ts')))
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .sort();
  const importing = (helper: RegExp): string[] =>
    names.filter((name) => helper.test(readFileSync(join(ROOT, name), 'utf8')));
  return { migrations: importing(MIGRATIONS), plans: importing(PLANS) };
}
