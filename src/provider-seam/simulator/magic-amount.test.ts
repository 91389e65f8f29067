import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from '../../money/amount.ts';
import { magicOf } from './faults.ts';

describe('the magic of an amount', () => {
  it.each([
    ['1.01', 'fail'],
    ['10.02', 'return'],
    ['999999999999.03', 'review'],
    ['1.04', 'stall'],
    ['1.00', 'none'],
    ['1.05', 'none'],
    ['1.10', 'none'],
    ['1.11', 'none'],
    ['1.99', 'none'],
  ] as const)('%s AUD asks to %s', (amount, magic) => {
    expect(magicOf(parseAmount(amount, 'AUD'), 'AUD')).toBe(magic);
  });

  it.each(['0.01', '0.02', '0.03', '0.04', '0.99'])('is none below 1 (%s)', (amount) => {
    expect(magicOf(parseAmount(amount, 'AUD'), 'AUD')).toBe('none');
  });

  it.each([
    ['10.010000', 'fail'],
    ['10.01', 'fail'],
    ['10.040000', 'stall'],
    ['10.010001', 'none'],
    ['10.009999', 'none'],
    ['0.010000', 'none'],
  ] as const)('%s USDC asks to %s: the fraction counts exactly', (amount, magic) => {
    expect(magicOf(parseAmount(amount, 'USDC'), 'USDC')).toBe(magic);
  });

  it('looks at the fraction alone', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.integer({ min: 0, max: 99 }),
        (whole, cents) => {
          expect(magicOf(whole * 100n + BigInt(cents), 'AUD')).toBe(magicOf(100n + BigInt(cents), 'AUD'));
        },
      ),
    );
  });
});
