import { expect, it } from 'vitest';
import { changesAfter } from './sydney-days.ts';

const shown = (from: string): string[] =>
  changesAfter(Date.parse(from)).map(
    ({ begins, ends }) => `${new Date(begins).toISOString()} ${(ends - begins) / 3_600_000}`,
  );

it('finds the days on which the clocks change, in their order', () => {
  expect(shown('2026-08-01T00:00:00Z')).toEqual([
    '2026-10-03T14:00:00.000Z 23',
    '2027-04-03T13:00:00.000Z 25',
  ]);
  expect(shown('2026-11-22T00:00:00Z')).toEqual([
    '2027-04-03T13:00:00.000Z 25',
    '2027-10-02T14:00:00.000Z 23',
  ]);
});
