import { expect, it } from 'vitest';
import { exchanged, fitsRate, judgeExchange, rateUnits } from './rate-law.ts';

const aud = (amount: string) => ({ amount, currency: 'AUD' });
const usdc = (amount: string) => ({ amount, currency: 'USDC', network: 'base' });
const quote = (source: object, destination: object, rate: string) =>
  ({ source, destination, rate, fee: aud('1.00'), sourceDebit: aud('101.00') }) as never;

it('rounds the destination down, and the source up', () => {
  const other = (side: string, minor: bigint): bigint =>
    exchanged({ source: 'AUD', destination: 'USDC', side, minor }, rateUnits('0.6512345678'));
  expect(other('source', 10_000n)).toBe(65_123_456n);
  expect(other('destination', 65_123_456n)).toBe(10_000n);
  expect(other('destination', 65_123_457n)).toBe(10_001n);
});

it('knows amounts that are not those of their rate', () => {
  expect(fitsRate(quote(aud('100.00'), usdc('65.123456'), '0.6512345678'), 'source')).toBe(true);
  expect(fitsRate(quote(aud('100.00'), usdc('65.123457'), '0.6512345678'), 'source')).toBe(false);
  expect(fitsRate(quote(aud('100.01'), usdc('65.123456'), '0.6512345678'), 'destination')).toBe(false);
});

it('finds nothing wrong with a sound exchange, and what is with another', () => {
  expect(judgeExchange(quote(aud('100.00'), usdc('65.000000'), '0.6500000000'))).toEqual([]);
  expect(judgeExchange(quote(aud('100.01'), usdc('65.000000'), '0.6500000000'))).toHaveLength(1);
  // Against itself, and with a fee and a debit in another asset.
  expect(judgeExchange(quote(usdc('100.000000'), usdc('65.000000'), '0.6500000000'))).not.toEqual([]);
  expect(judgeExchange(quote(aud('100.00'), usdc('0.000000'), '0.6500000000'))).toHaveLength(1);
});
