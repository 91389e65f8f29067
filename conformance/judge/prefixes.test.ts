import { expect, it } from 'vitest';
import { Prefixes } from './prefixes.ts';

it('a kind has one prefix, and no other kind has it', () => {
  const prefixes = new Prefixes();
  expect(prefixes.judge('payin', { id: 'pin_1' })).toEqual([]);
  expect(prefixes.judge('deposit', { id: 'dep_1' })).toEqual([]);
  expect(prefixes.judge('payin', { id: 'pin_2' })).toEqual([]);
  expect(prefixes.judge('payin', { id: 'dep_2' })).toEqual([
    'its id begins with dep_, and those of others with pin_',
    'its id begins with dep_, as those of a deposit do',
  ]);
});

it('one resource may be shown as two kinds of records, and some records have no identifier', () => {
  const prefixes = new Prefixes();
  expect(prefixes.judge('movement', { id: 'mov_1' })).toEqual([]);
  expect(prefixes.judge('recent_movement', { id: 'mov_1' })).toEqual([]);
  expect(prefixes.judge('settings', {})).toEqual([]);
});
