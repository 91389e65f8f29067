import { describe, expect, it } from 'vitest';
import { testTerms } from '../../testing/worlds/test-terms.ts';
import { chooseFee } from './rules.ts';
import type { FeeEntry } from './table.ts';

function fee(given: Partial<FeeEntry>): FeeEntry {
  return { operation: 'stable_withdrawal', asset: 'USDC', flat: '0', bps: 0, ...given };
}

function chosen(fees: readonly FeeEntry[], network: 'base' | 'polygon' | null = 'base'): bigint {
  return chooseFee(testTerms({ pricing: { fees } }), 'stable_withdrawal', 100_000_000n, 'USDC', network);
}

describe('the fee of an operation', () => {
  it('is nothing where no entry applies', () => {
    expect(chosen([])).toBe(0n);
    expect(chosen([fee({ operation: 'deposit', flat: '1' }), fee({ asset: 'USDT', flat: '2' })])).toBe(0n);
  });

  it('is that of the entry with its network before one without, wherever they stand', () => {
    const general = fee({ flat: '1' });
    const specific = fee({ flat: '2', network: 'base' });
    expect(chosen([general, specific])).toBe(2_000_000n);
    expect(chosen([specific, general])).toBe(2_000_000n);
    expect(chosen([specific, general], 'polygon')).toBe(1_000_000n);
    expect(chosen([specific, general], null)).toBe(1_000_000n);
    expect(chosen([specific], null)).toBe(0n);
  });

  it('is that of the later entry of the same kind', () => {
    expect(chosen([fee({ flat: '1' }), fee({ flat: '2' })])).toBe(2_000_000n);
    const networked = [fee({ flat: '3', network: 'base' }), fee({ flat: '4', network: 'base' })];
    expect(chosen([...networked, fee({ flat: '5' })])).toBe(4_000_000n);
  });

  it('is one fee and not a sum, even where the most specific entry is free', () => {
    expect(chosen([fee({ flat: '1', bps: 100 }), fee({ flat: '0', network: 'base' })])).toBe(0n);
  });

  it('is priced on the principal in the asset of the operation', () => {
    expect(chosen([fee({ flat: '0.5', bps: 25, maximum: '0.6' })])).toBe(600_000n);
    expect(chosen([fee({ flat: '0.5', bps: 25 })])).toBe(750_000n);
  });
});
