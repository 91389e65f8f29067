import { describe, expect, it } from 'vitest';
import { ApiError } from '../../errors/api-error.ts';
import { BALANCE_BOUND, newBalance } from '../../ledger/wallet.ts';
import { testTerms } from '../../testing/worlds/test-terms.ts';
import { bearLoss, checkFunds, checkReservation, creditLimit } from './rules.ts';
import type { ConfigurationTerms } from './table.ts';

const CAUSE = { movementId: 'mov_1', reference: 'pay_1', externalReference: 'r-1', reason: 'recalled' };

function balanceOf(availableMinor: bigint, spendingStopped = false) {
  return { ...newBalance('acct_1', 'AUD'), availableMinor, spendingStopped };
}

function withCredit(...amounts: string[]): ConfigurationTerms {
  const creditLimits = amounts.map((amount) => ({ asset: 'AUD' as const, amount }));
  return testTerms({ limits: { creditLimits } });
}

describe('what can be spent', () => {
  it.each([
    [100n, 100n, true],
    [100n, 101n, false],
    [0n, 1n, false],
    [-5n, 1n, false],
  ])('of %s cents, %s: %s', (available, total, isCovered) => {
    const spend = () => checkFunds(testTerms(), balanceOf(available), total);
    if (isCovered) expect(spend).not.toThrow();
    else expect(spend).toThrow(expect.objectContaining({ code: 'insufficient_funds' }) as ApiError);
  });

  it('goes below zero as far as the credit limit, and no cent further', () => {
    const terms = withCredit('10.00');
    expect(() => checkFunds(terms, balanceOf(100n), 1_100n)).not.toThrow();
    expect(() => checkFunds(terms, balanceOf(100n), 1_101n)).toThrow(ApiError);
  });

  it('is reserved up to the bound of a balance, and no cent further', () => {
    const terms = withCredit('10.00');
    const balance = { ...balanceOf(100n), reservedMinor: BALANCE_BOUND - 500n };
    expect(() => checkReservation(terms, balance, 500n)).not.toThrow();
    expect(() => checkReservation(terms, balance, 501n)).toThrow(
      expect.objectContaining({ code: 'limit_exceeded' }) as ApiError,
    );
    expect(() => checkReservation(terms, { ...balance, reservedMinor: 0n }, 1_101n)).toThrow(
      expect.objectContaining({ code: 'insufficient_funds' }) as ApiError,
    );
  });

  it('has the credit limit of its own asset, the later entry before the earlier', () => {
    expect(creditLimit(withCredit('1', '10.00'), 'AUD')).toBe(1_000n);
    expect(creditLimit(withCredit('1'), 'USDC')).toBe(0n);
    expect(creditLimit(testTerms(), 'AUD')).toBe(0n);
  });

  it('is nothing while spending is stopped, however much is there', () => {
    expect(() => checkFunds(withCredit('10'), balanceOf(1_000_000n, true), 1n)).toThrow(
      expect.objectContaining({ code: 'insufficient_funds' }) as ApiError,
    );
  });
});

describe('a loss', () => {
  const byPlatform = testTerms({ returns: { lossAllocation: 'platform', replenishment: 'manual' } });

  it.each([
    // before, after: the platform takes max(0, min(0, before) − after)
    [100n, 1n, 0n],
    [100n, 0n, 0n],
    [100n, -1n, 1n],
    [100n, -250n, 250n],
    [-50n, -50n, 0n],
    [-50n, -60n, 10n],
    [-50n, 20n, 0n],
  ])('from %s to %s costs the platform %s', (before, after, taken) => {
    const effects = bearLoss(byPlatform, balanceOf(before), after, CAUSE);
    const lines = effects.flatMap((effect) => (effect.effect === 'movement' ? effect.lines : []));
    const expected = [
      { account: 'available', amountMinor: taken },
      { account: 'loss', amountMinor: -taken },
    ];
    expect(lines).toEqual(taken === 0n ? [] : expected);
    expect(effects).toHaveLength(taken === 0n ? 0 : 1);
  });

  it("is the tenant's by default, whose next credit brings it back", () => {
    expect(bearLoss(testTerms(), balanceOf(100n), -250n, CAUSE)).toEqual([]);
  });

  it.each([
    [100n, -1n, '0', true],
    [100n, 0n, '0', false],
    [100n, -1_000n, '10.00', false],
    [100n, -1_001n, '10.00', true],
    [-500n, -1_001n, '10.00', true],
  ])('from %s to %s with a credit of %s stops spending by hand-replenished tenants: %s', (...row) => {
    const [before, after, amount, isStopped] = row;
    const { limits } = withCredit(amount);
    const terms = testTerms({ limits, returns: { replenishment: 'manual' } });
    const stop = { effect: 'spending', asset: 'AUD', stopped: true };
    expect(bearLoss(terms, balanceOf(before), after, CAUSE)).toEqual(isStopped ? [stop] : []);
  });
});
