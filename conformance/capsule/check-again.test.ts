import { expect, it } from 'vitest';
import type { Operation } from '../contract/operation.ts';
import { named, type Check } from '../suite/check.ts';
import type { Capsule } from './capsule.ts';
import { checksAgain } from './check-again.ts';

const run = async (): Promise<void> => undefined;

const wide: Check = {
  name: 'wide',
  title: 'A promise',
  source: 'given',
  appliesTo: ({ isList }) => isList,
  run,
};

const scenario: Check = { ...wide, name: 'scenario', appliesTo: named('createPayout', 'listPayouts') };

const capsuleOf = (check: string, during: string | null = null): Capsule => ({
  format: 1,
  seed: 1,
  check,
  during,
  operation: 'listPayouts',
  message: 'it is cut',
  evidence: null,
  exchanges: [],
});

const operation = (id: string, isList: boolean): Operation => ({ id, isList }) as unknown as Operation;

const applied = (check: Check | undefined): boolean[] =>
  [operation('listPayouts', true), operation('listPayins', true)].map(
    (each) => check?.appliesTo(each) === true,
  );

it('tries the part about the operation, and then the whole check', () => {
  const [[alone] = [], whole] = checksAgain(capsuleOf('wide'), [wide, scenario]);
  expect(applied(alone)).toEqual([true, false]);
  expect(whole).toEqual([wide]);
});

it('tries what was under way where a check stood over it, in the same way', () => {
  const [[alone] = [], whole] = checksAgain(capsuleOf('exchange', 'wide'), [wide, scenario]);
  expect(applied(alone)).toEqual([true, false]);
  expect(whole).toEqual([wide]);
});

it('tries a check of named operations whole: it is one story', () => {
  expect(checksAgain(capsuleOf('scenario'), [wide, scenario])).toEqual([[scenario]]);
});
