import { describe, expect, it } from 'vitest';
import { canonicalRate, destinationFor, hasSlipped, sourceFor } from './rate.ts';

const TO_USDC = { source: 'AUD', destination: 'USDC' } as const;
const TO_AUD = { source: 'USDC', destination: 'AUD' } as const;

describe('a conversion', () => {
  it.each([
    ['500.00 AUD at 0.6512345678', 50_000n, '0.6512345678', TO_USDC, 325_617_283n],
    ['one cent at the smallest rate', 1n, '0.0000000001', TO_USDC, 0n],
    ['the largest AUD amount at one', 99_999_999_999_999n, '1.0000000000', TO_USDC, 999_999_999_999_990_000n],
    ['a millionth of USDC at one', 1n, '1.0000000000', TO_AUD, 0n],
    ['9999 millionths at one', 9_999n, '1.0000000000', TO_AUD, 0n],
    ['10000 millionths at one', 10_000n, '1.0000000000', TO_AUD, 1n],
  ])('of %s is rounded down', (_name, minor, rate, direction, destination) => {
    expect(destinationFor(minor, rate, direction)).toBe(destination);
  });

  it.each([
    ['1.000000 USDC at a third', 1_000_000n, '0.3333333333', TO_USDC, 301n],
    ['a millionth of USDC at one', 1n, '1.0000000000', TO_USDC, 1n],
    ['one cent at one', 1n, '1.0000000000', TO_AUD, 10_000n],
    ['one cent at three', 1n, '3.0000000000', TO_AUD, 3_334n],
    ['one cent at the smallest rate', 1n, '0.0000000001', TO_AUD, 100_000_000_000_000n],
  ])('for %s is rounded up', (_name, minor, rate, direction, source) => {
    expect(sourceFor(minor, rate, direction)).toBe(source);
  });
});

describe('a rate', () => {
  it.each([
    ['1', '1.0000000000'],
    ['000.65', '0.6500000000'],
    ['0.65123456789', '0.6512345678'],
    ['999999999999.9999999999', '999999999999.9999999999'],
  ])('%s is written %s', (text, canonical) => {
    expect(canonicalRate(text)).toBe(canonical);
  });

  it('of nothing is none', () => {
    expect(() => canonicalRate('0.00000000009')).toThrow('not above zero');
  });

  it.each([
    ['stays', '1', 0, false],
    ['falls to the last decimal allowed', '0.995', 50, false],
    ['falls below it', '0.9949999999', 50, true],
    ['falls where nothing is allowed', '0.9999999999', 0, true],
    ['rises, which is the house’s gain', '2', 0, false],
    ['falls to almost nothing where all is allowed', '0.0000000001', 10_000, false],
  ])('that %s', (_name, current, bps, slipped) => {
    expect(hasSlipped('1.0000000000', current, bps)).toBe(slipped);
  });
});
