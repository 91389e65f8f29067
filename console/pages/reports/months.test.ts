import { expect, it } from 'vitest';
import { monthAfter, monthOf, nameOfMonth, rangeOf, readMonth } from './months.ts';

const NOW = Date.parse('2026-11-30T13:00:30Z');

it('takes the month that it is in Sydney', () => {
  expect(monthOf(NOW)).toBe('2026-12');
  expect(monthOf(NOW - 31_000)).toBe('2026-11');
});

it('takes what the address says only if it is a month', () => {
  expect(readMonth('2026-02', NOW)).toBe('2026-02');
  for (const text of [undefined, '', '2026-13', '2026-2', 'x']) expect(readMonth(text, NOW)).toBe('2026-12');
});

it('knows the months beside a month', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect(nameOfMonth('2026-11')).toBe('November 2026');
});

it('ends a month with the next one, and the present one with now', () => {
  expect(rangeOf('2026-11', NOW)).toEqual({ from: '2026-11-01', to: '2026-12-01' });
  expect(rangeOf('2026-12', NOW)).toEqual({ from: '2026-12-01', to: '2026-11-30T13:00:30.000Z' });
});
