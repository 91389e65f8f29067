import { expect, it } from 'vitest';
import { simulatedTransactionHash } from '../provider-seam/simulator/issue.ts';
import { canonicalTransactionHash } from './address.ts';

it.each(['base', 'tron'] as const)('writes a transaction of %s in one case', (network) => {
  const hash = simulatedTransactionHash(network, 'one');
  expect(canonicalTransactionHash(hash)).toBe(hash);
  expect(canonicalTransactionHash(hash.toUpperCase())).toBe(hash);
});

it('keeps the case where it counts, and what has no known form', () => {
  const hash = simulatedTransactionHash('solana', 'one');
  expect(canonicalTransactionHash(hash)).toBe(hash);
  expect(canonicalTransactionHash('Transfer 7')).toBe('Transfer 7');
});
