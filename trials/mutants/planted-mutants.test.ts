import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHECKS } from '../../conformance/suite/check-list.ts';
import { plant } from './planted-mutant.ts';
import { PLANTED_MUTANTS } from './planted-mutants.ts';
import { PROXIED_MUTANTS } from './proxied-mutants.ts';

it.each(PLANTED_MUTANTS)('$id still fits the source', (mutant) => {
  const source = readFileSync(new URL(`../../${mutant.file}`, import.meta.url), 'utf8');
  expect(plant(mutant, source)).not.toBe(source);
});

it('refuses an anchor that stands nowhere, or twice', () => {
  const [mutant] = PLANTED_MUTANTS;
  if (mutant === undefined) throw new Error('There is no fault');
  expect(() => plant(mutant, '')).toThrow('stale');
  expect(() => plant(mutant, mutant.find.repeat(2))).toThrow('stale');
});

it('names each fault once, and checks that exist', () => {
  const all = [...PLANTED_MUTANTS, ...PROXIED_MUTANTS];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const names = new Set(CHECKS.map(({ name }) => name));
  for (const check of all.flatMap(({ checks }) => checks)) expect(names.has(check), check).toBe(true);
});
