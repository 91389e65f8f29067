import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { WORDS } from '../../generated/words.ts';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

/** A word alone says nothing. */
const FEWEST = 2;

/** Lists that are the same as one of the contract for a reason of their own. */
const EXCEPTIONS: readonly string[] = [
  // What an owner may grant happens to be every role.
  'access/team/rules.ts',
  // In the words of an index's condition.
  'treasury/transactions/reads.ts',
  // In SQL.
  'provider-seam/inbox/find-subject.ts',
  // What a venue trades.
  'provider-seam/http-exchange/btc-markets.ts',
  // What the simulated provider of identity finds.
  'provider-seam/simulator/checks.ts',
  'provider-seam/simulator/deliver.ts',
];

const ENUMERATIONS = new Map(
  Object.entries<readonly string[]>(WORDS)
    .filter(([, words]) => words.length >= FEWEST)
    .map(([name, words]) => [[...words].sort().join(), name]),
);

/** Names of enumerations that a text repeats word by word. */
function repeatedIn(text: string): string[] {
  return [...text.matchAll(/(?:'[\w.]+'\s*[|,]\s*)+'[\w.]+'/g)].flatMap(([list]) => {
    const words = [...list.matchAll(/'([\w.]+)'/g)].map(([, word]) => word);
    return ENUMERATIONS.get(words.sort().join()) ?? [];
  });
}

it('finds a list that stands in the contract', () => {
  expect(repeatedIn("type Status = 'void' | 'draft' | 'issued' | 'settled';")).toEqual(['InvoiceStatus']);
  expect(repeatedIn("readonly status: 'inactive' | 'active';")).toEqual(['RecordStatus']);
  expect(repeatedIn("const some = ['draft', 'issued'];")).toEqual([]);
});

it('no file of src/ repeats the words of an enumeration: they are generated', () => {
  const names = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing/'));
  const repeated = names
    .filter((name) => !EXCEPTIONS.includes(name))
    .flatMap((name) => repeatedIn(readFileSync(join(SRC, name), 'utf8')).map((word) => `${name}: ${word}`));
  expect(repeated).toEqual([]);
});
