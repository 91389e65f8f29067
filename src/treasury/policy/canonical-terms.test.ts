import { describe, expect, it } from 'vitest';
import { testTerms } from '../../testing/worlds/test-terms.ts';
import { canonicalTerms } from './set-configuration.ts';
import type { ConfigurationTerms } from './table.ts';

const FEE = { operation: 'payout', asset: 'AUD', flat: '1', bps: 0 } as const;
const RULE = { operation: 'payout', asset: 'AUD', window: 'day', maximum: '100', action: 'hold' } as const;

describe('the canonical terms of a configuration', () => {
  it('write every amount with the decimals of its asset', () => {
    const { limits, pricing } = canonicalTerms(
      testTerms({
        limits: {
          rules: [RULE, { ...RULE, asset: 'USDC', operation: 'deposit', minimum: '00.5' }],
          creditLimits: [{ asset: 'AUD', amount: '7.0' }],
        },
        pricing: { fees: [{ ...FEE, minimum: '0', maximum: '2.5' }] },
      }),
    );
    expect(limits).toMatchObject({
      rules: [{ maximum: '100.00' }, { minimum: '0.500000', maximum: '100.000000' }],
      creditLimits: [{ amount: '7.00' }],
    });
    expect(pricing.fees).toEqual([{ ...FEE, flat: '1.00', minimum: '0.00', maximum: '2.50' }]);
  });

  it('leave everything else as it is, and add nothing', () => {
    const terms = testTerms({ pricing: { fees: [{ ...FEE, flat: '1.00' }] } });
    expect(canonicalTerms(terms)).toEqual(terms);
  });

  it.each(['1.001', '-1', 'a lot', '1e3'])('refuse %s as an amount of AUD', (flat) => {
    const terms = testTerms({ pricing: { fees: [{ ...FEE, flat }] } });
    expect(() => canonicalTerms(terms)).toThrow(
      expect.objectContaining({ code: 'invalid_request' }) as Error,
    );
  });

  it.each([
    ['/pricing/fees/1/minimum', { pricing: { fees: [FEE, { ...FEE, minimum: '1.001' }] } }],
    ['/limits/rules/0/maximum', { limits: { rules: [{ ...RULE, maximum: '1.001' }] } }],
    ['/limits/creditLimits/0/amount', { limits: { creditLimits: [{ asset: 'AUD', amount: '1.001' }] } }],
  ] as const)('name %s where it has more decimals than its asset', (path, terms) => {
    expect(() => canonicalTerms(testTerms(terms))).toThrow(
      expect.objectContaining({
        details: [{ in: 'body', path, message: 'must have at most 2 decimals' }],
      }) as Error,
    );
  });

  it('leave what is no list or no entry to the contract to refuse', () => {
    const terms = testTerms();
    const odd = { ...terms, pricing: { fees: 'free' }, limits: { ...terms.limits, rules: [null, {}] } };
    expect(canonicalTerms(odd as unknown as ConfigurationTerms)).toEqual(odd);
  });
});
