import { expect, it } from 'vitest';
import { findTestFiles } from './test-files.ts';

it('finds the tests of plans and of migrations by what they import', () => {
  const { migrations, plans } = findTestFiles('whole');
  expect(migrations).toContain('src/db/startup/prepare-database.http.test.ts');
  expect(plans).toContain('src/workers/looks.test.ts');
  expect(plans).toContain('src/ledger/movement-sums.property.test.ts');
});

it('leaves properties out of a short run', () => {
  const { migrations, plans } = findTestFiles('short');
  expect([...migrations, ...plans].filter((name) => name.includes('.property.'))).toEqual([]);
  expect(plans).toContain('src/workers/looks.test.ts');
});

it('leaves of the shortest run what the server before does on a migrated database', () => {
  expect(findTestFiles('shortest')).toEqual({
    migrations: ['src/db/startup/server-before.http.test.ts'],
    plans: [],
  });
});
