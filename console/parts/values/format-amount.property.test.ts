import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from './format-amount.ts';

const amounts = fc
  .tuple(
    fc.constantFrom('', '-', '+'),
    fc.bigInt({ min: 0n, max: 10n ** 40n }),
    fc.stringMatching(/^\d{0,6}$/),
  )
  .map(([sign, whole, decimals]) => `${sign}${whole}${decimals === '' ? '' : `.${decimals}`}`);

const digitsOf = (text: string): string => text.replaceAll(/[^\d.]/g, '');

describe('an amount', () => {
  it('keeps every digit in its whole form, however many there are', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(digitsOf(formatAmount(amount, 'whole'))).toBe(digitsOf(amount));
      }),
    );
  });

  it('loses nothing but zeros behind the second decimal in its short form', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const short = digitsOf(formatAmount(amount, 'short'));
        expect(digitsOf(amount).startsWith(short)).toBe(true);
        expect(digitsOf(amount).slice(short.length)).toMatch(/^0*$/);
      }),
    );
  });

  it.each([
    ['1234567.500000', 'short', false, '1,234,567.50'],
    ['1234567.500000', 'whole', false, '1,234,567.500000'],
    ['18618.648300', 'short', false, '18,618.6483'],
    ['-1651.03', 'short', true, '−1,651.03'],
    ['1651.03', 'short', true, '+1,651.03'],
    ['0.00', 'short', true, '0.00'],
    ['-0.00', 'short', true, '0.00'],
    ['999', 'short', false, '999'],
    ['1000', 'short', false, '1,000'],
    ['not an amount', 'short', false, 'not an amount'],
  ] as const)('%s in the form %s, signed %s, reads %s', (amount, form, signed, text) => {
    expect(formatAmount(amount, form, signed)).toBe(text);
  });
});
