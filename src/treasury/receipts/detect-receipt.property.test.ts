import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseAmount, presentAmount } from '../../money/amount.ts';
import { faultsOfBooks } from '../../testing/invariants/faults-of-books.ts';
import { TEST_DEPOSIT, tellMoney } from '../../testing/worlds/test-receipt.ts';
import { testTerms } from '../../testing/worlds/test-terms.ts';
import { TestWorld } from '../../testing/worlds/test-world.ts';
import { netOf } from './table.ts';

/** Every amount that a deposit can have: from one minor unit to 999,999,999,999.99. */
const gross = fc.bigInt({ min: 1n, max: parseAmount('999999999999.99', 'USDC') });

const fee = fc.record({
  flat: fc.bigInt({ min: 0n, max: 10n ** 12n }).map((minor) => presentAmount(minor, 'USDC')),
  bps: fc.integer({ min: 0, max: 10_000 }),
});

function arrive(grossMinor: bigint, fees: { flat: string; bps: number }, holdbackBps: number) {
  const pricing = { fees: [{ operation: 'deposit', asset: 'USDC', network: 'base', ...fees }] } as const;
  const world = new TestWorld({ terms: testTerms({ pricing, returns: { holdbackBps } }) });
  const { receipt } = tellMoney(world, { ...TEST_DEPOSIT, grossMinor }, 'credited');
  if (receipt === undefined) throw new Error('No receipt was made');
  return { world, receipt };
}

it('credits exactly the gross without the fee, whatever the fee and the hold-back', () => {
  fc.assert(
    fc.property(gross, fee, fc.integer({ min: 0, max: 10_000 }), (grossMinor, fees, holdbackBps) => {
      const { world, receipt } = arrive(grossMinor, fees, holdbackBps);
      const { availableMinor, reservedMinor, pendingMinor } = world.balanceOf('USDC');
      expect(receipt.grossMinor).toBe(grossMinor);
      expect(receipt.feeMinor).toBeGreaterThanOrEqual(0n);
      expect(netOf(receipt) + receipt.feeMinor).toBe(grossMinor);
      expect(pendingMinor).toBe(0n);
      expect(availableMinor + reservedMinor).toBe(receipt.status === 'credited' ? netOf(receipt) : 0n);
      expect(receipt.status).toBe(netOf(receipt) > 0n ? 'credited' : 'held');
      expect(reservedMinor).toBe(receipt.openHoldbackMinor);
      expect(reservedMinor * 10_000n).toBeLessThanOrEqual(netOf(receipt) * BigInt(holdbackBps));
      expect(faultsOfBooks(world)).toEqual([]);
    }),
  );
});
