import { describe, expect, it } from 'vitest';
import { adjust, captureReservation, reserve, type Cause } from './movement-effect.ts';
import { hashMovement } from './movement.ts';
import { postMovement } from './post-movement.ts';
import { BALANCE_BOUND, GENESIS_HASH, newBalance, newWallet, wouldPassBound } from './wallet.ts';

const CAUSE: Cause = { movementId: 'mov_1', reference: 'mov_1', externalReference: 'r-1', reason: 'opening' };
const WALLET = newWallet('acct_1');
const EMPTY = newBalance('acct_1', 'AUD');

describe('posting a movement', () => {
  it('takes the next number, chains the hash, and moves the balance by its postings', () => {
    const first = postMovement(WALLET, EMPTY, adjust(CAUSE, 'AUD', 500n, 'adjustments'), 1_000);
    expect(first.movement).toMatchObject({ seq: 1, previousHash: GENESIS_HASH, reason: 'opening' });
    expect(first.wallet).toMatchObject({ seq: 1, headHash: hashMovement(first.movement) });

    const operation = { id: 'pay_1', kind: 'payout' } as const;
    const cause = { movementId: 'mov_2', reference: 'pay_1', externalReference: 'r-2', operation };
    const second = postMovement(first.wallet, first.balance, reserve(cause, 'AUD', 'payout', 200n), 2_000);
    expect(second.movement).toMatchObject({
      seq: 2,
      id: 'mov_2',
      previousHash: first.movement.hash,
      availableDeltaMinor: -200n,
      reservedDeltaMinor: 200n,
      operationId: 'pay_1',
      operationKind: 'payout',
      reason: null,
      occurredAt: 2_000,
    });
    expect(second.balance).toMatchObject({ availableMinor: 300n, reservedMinor: 200n });
    expect(second.postings).toEqual([
      {
        entryId: 'mov_2',
        line: 1,
        tenantId: 'acct_1',
        account: 'available',
        asset: 'AUD',
        amountMinor: -200n,
      },
      {
        entryId: 'mov_2',
        line: 2,
        tenantId: 'acct_1',
        account: 'reserved',
        asset: 'AUD',
        amountMinor: 200n,
      },
    ]);
  });

  it('refuses a moment before the newest movement', () => {
    const later = { ...WALLET, lastOccurredAt: 5_000 };
    const effect = adjust(CAUSE, 'AUD', 1n, 'adjustments');
    expect(() => postMovement(later, EMPTY, effect, 4_999)).toThrow('before the newest movement');
    expect(postMovement(later, EMPTY, effect, 5_000).movement.occurredAt).toBe(5_000);
  });

  it('refuses an entry that does not sum to zero', () => {
    const effect = adjust(CAUSE, 'AUD', 5n, 'adjustments');
    const unbalanced = { ...effect, lines: [...effect.lines, { account: 'loss', amountMinor: 1n } as const] };
    expect(() => postMovement(WALLET, EMPTY, unbalanced, 0)).toThrow('does not sum to zero');
  });

  it('refuses a reservation below zero', () => {
    const balance = { ...EMPTY, reservedMinor: 100n };
    const capture = (principal: bigint) =>
      captureReservation(CAUSE, 'AUD', 'bank_clearing', { principal, fee: 1n });
    expect(postMovement(WALLET, balance, capture(99n), 0).balance.reservedMinor).toBe(0n);
    expect(() => postMovement(WALLET, balance, capture(100n), 0)).toThrow('reserved AUD negative');
  });

  it.each([1n, -1n])('keeps a balance within its bound (%s)', (sign) => {
    const to = (minor: bigint) => adjust(CAUSE, 'AUD', sign * minor, 'adjustments');
    const { balance } = postMovement(WALLET, EMPTY, to(BALANCE_BOUND), 0);
    expect(balance.availableMinor).toBe(sign * BALANCE_BOUND);
    expect(() => postMovement(WALLET, balance, to(1n), 0)).toThrow('beyond its bound');
  });

  it('bounds what is available and reserved together', () => {
    const balance = { ...EMPTY, availableMinor: BALANCE_BOUND - 10n, reservedMinor: 10n };
    const one = adjust(CAUSE, 'AUD', 1n, 'adjustments');
    expect(() => postMovement(WALLET, balance, one, 0)).toThrow('beyond its bound');
  });
});

describe('the bound of a balance', () => {
  it('counts what is pending as arrived', () => {
    const balance = { ...EMPTY, availableMinor: 1n, reservedMinor: 2n, pendingMinor: BALANCE_BOUND - 10n };
    expect(wouldPassBound(balance, 7n)).toBe(false);
    expect(wouldPassBound(balance, 8n)).toBe(true);
  });
});
