import { expect, it } from 'vitest';
import { readPolicy } from '../suite/policy.ts';
import { hasSlipped, priceQuote } from './price-quote.ts';

const policy = readPolicy({
  pricing: { fees: [{ operation: 'conversion', asset: 'AUD', flat: '1.00', bps: 10 }] },
});
const rate = 6_512_345_678n;
const ask = (side: 'source' | 'destination', minor: bigint) =>
  priceQuote({ source: 'AUD', destination: 'USDC', side, minor }, rate, policy);

it('rounds against nobody but the asker, and charges the source', () => {
  expect(ask('source', 10_000n)).toMatchObject({ destination: { minor: 65_123_456n }, fee: 110n });
  expect(ask('destination', 65_123_457n)).toMatchObject({ source: { minor: 10_001n } });
});

it('offers neither nothing nor more than there may be', () => {
  const least = { source: 'USDC', destination: 'AUD', side: 'source', minor: 1n } as const;
  expect(priceQuote(least, rate, policy)).toBe('amount_below_minimum');
  expect(ask('destination', 99_999_999_999_999n * 10_000n)).toBe('limit_exceeded');
});

it('lets the market fall as far as the configuration says', () => {
  expect(hasSlipped(10_000n, 9_950n, 50n)).toBe(false);
  expect(hasSlipped(10_000n, 9_949n, 50n)).toBe(true);
  expect(hasSlipped(10_000n, 20_000n, 50n)).toBe(false);
});
