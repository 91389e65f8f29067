import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHECKS } from './suite/check-list.ts';
import { RECIPES } from './suite/recipes.ts';

interface Gap {
  readonly operation: string;
  readonly check: string;
  readonly why: string;
}

/** How many gaps there were when this was last changed: write a smaller number here, and never a larger one. */
const MOST_GAPS = 0;

const { gaps } = JSON.parse(readFileSync(new URL('known-gaps.json', import.meta.url), 'utf8')) as {
  gaps: Gap[];
};

it('only ever shrinks', () => {
  expect(gaps.length).toBeLessThanOrEqual(MOST_GAPS);
});

it('names operations and checks that exist, each pair once, and why', () => {
  const names = new Set(CHECKS.map(({ name }) => name));
  for (const { operation, check, why } of gaps) {
    expect(RECIPES[operation], operation).toBeDefined();
    expect(names.has(check), check).toBe(true);
    expect(why).not.toBe('');
  }
  expect(new Set(gaps.map(({ operation, check }) => `${operation} ${check}`)).size).toBe(gaps.length);
});

it('gives every check a name and a sentence of its own', () => {
  expect(new Set(CHECKS.map(({ name }) => name)).size).toBe(CHECKS.length);
  expect(new Set(CHECKS.map(({ title }) => title)).size).toBe(CHECKS.length);
});
