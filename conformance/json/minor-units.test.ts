import { expect, it } from 'vitest';
import { findMinor, readMinor, toAmount, toMinor } from './minor-units.ts';

it.each([
  ['0.00', 0n],
  ['12.3', 1230n],
  ['-0.05', -5n],
  ['999999999999.99', 99999999999999n],
])('reads %s as %s cents', (amount, minor) => {
  expect(toMinor(amount)).toBe(minor);
});

it('reads six decimals of a stablecoin, and no more', () => {
  expect(findMinor('1.000001', 'USDC')).toBe(1_000_001n);
  expect(findMinor('1.0000001', 'USDC')).toBeUndefined();
  expect(findMinor('1.001', 'AUD')).toBeUndefined();
});

it.each(['1e3', '', '-', '.5', '1.', ' 1'])('takes "%s" for no amount', (text) => {
  expect(findMinor(text, 'AUD')).toBeUndefined();
});

it('writes all decimals, and the sign in front', () => {
  expect([toAmount(5n), toAmount(-123n), toAmount(0n), toAmount(1n, 'USDT')]).toEqual([
    '0.05',
    '-1.23',
    '0.00',
    '0.000001',
  ]);
});

it('reads what the wire must show to the last digit, and nothing else', () => {
  const read = ['0.00', '-0.05', '1234567890123456789.99'].map((text) => readMinor(text, 'AUD'));
  expect(read).toEqual([0n, -5n, 123456789012345678999n]);
  expect(readMinor('0.000001', 'USDC')).toBe(1n);
  for (const text of ['1', '1.0', '01.00', '+1.00', '1e2', '1.000000', '-0.00']) {
    expect(() => readMinor(text, 'AUD')).toThrow();
  }
  expect(() => readMinor('1.00', 'EUR')).toThrow();
});
