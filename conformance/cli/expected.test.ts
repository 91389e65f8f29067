import { expect, it } from 'vitest';
import type { RunResult } from '../suite/run-suite.ts';
import { differencesFrom, readExpected } from './expected.ts';

const known = { operation: 'createPayout', check: 'limits', why: 'it is on its way' };

it('reads known failures, each with its reason', () => {
  expect(readExpected(JSON.stringify({ failures: [known] }))).toEqual([known]);
});

it.each(['', '{}', '{"failures":[]}', JSON.stringify({ failures: [{ ...known, why: '' }] })])(
  'refuses what is not of that form: %s',
  (text) => {
    expect(() => readExpected(text)).toThrow('It must be');
  },
);

it('counts what breaks beside them, and tells of those that hold', () => {
  const failures = [known, { ...known, check: 'ledger' }];
  const cells = [{ operation: 'createPayout', check: 'limits', outcome: 'held' }];
  const result = {
    session: { failures },
    results: [{ check: { name: 'limits' }, cells }],
  } as unknown as RunResult;
  expect(differencesFrom([known], result)).toEqual({ unexpected: 1, mended: ['createPayout × limits'] });
});
