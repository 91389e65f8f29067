import { describe, expect, it } from 'vitest';
import { faultsOfBooks } from '../../testing/invariants/faults-of-books.ts';
import { createTestPayout } from '../../testing/worlds/test-payout.ts';
import { testTerms } from '../../testing/worlds/test-terms.ts';
import { TestWorld } from '../../testing/worlds/test-world.ts';
import { nextConfiguration } from '../policy/set-configuration.ts';
import { type ConfigurationTerms, configurationNeed } from '../policy/table.ts';
import { type PayinFact, detectReceipt } from './detect.ts';
import { moveReceipt, releaseHoldback, saveReceipt } from './move.ts';
import { type Receipt, type ReceiptStatus, receiptsTable } from './table.ts';

const HOUR = 3_600_000;

/** What detecting and moving a receipt reads; no rule of these worlds counts. */
const named = (world: TestWorld) => [configurationNeed(world.context.head)];

function move(world: TestWorld, id: string, to: ReceiptStatus): Receipt {
  world.decide((loaded, context) => {
    const moved = moveReceipt(getReceipt(world, id), to, undefined, loaded, context);
    return { effects: [...moved.effects, saveReceipt(moved.receipt)] };
  }, named(world));
  return getReceipt(world, id);
}

function getReceipt(world: TestWorld, id: string): Receipt {
  const receipt = world.loaded.find(receiptsTable, { id });
  if (receipt === undefined) throw new Error(`no receipt ${id}`);
  return receipt;
}

/** A credited pay-in of 100.01 with a fee of 1.00, of whose net a tenth is held back for an hour. */
function credited(returns: Partial<ConfigurationTerms['returns']> = {}): {
  world: TestWorld;
  receipt: Receipt;
} {
  const terms = testTerms({
    returns: { holdbackBps: 1_000, timeoutSeconds: 3_600, ...returns },
    pricing: { fees: [{ operation: 'payin', asset: 'AUD', flat: '1.00', bps: 0 }] },
  });
  const world = new TestWorld({ terms });
  const { receipt } = world.decide((loaded, context) => {
    const fact: PayinFact = {
      type: 'aud_payin',
      asset: 'AUD',
      network: null,
      transactionHash: null,
      transferIndex: 0,
      fundingInstrumentId: 'fin_1',
      isInstrumentActive: true,
      providerReference: 'BANK-1',
      grossMinor: 10_001n,
      externalReference: null,
      sender: null,
      downstreamReference: null,
    };
    const detected = detectReceipt(fact, loaded, context);
    return { ...detected, effects: [...detected.effects, saveReceipt(detected.receipt)] };
  }, named(world));
  return { world, receipt: move(world, receipt.id, 'credited') };
}

function release(world: TestWorld, id: string): boolean {
  return world.run(releaseHoldback(world.tenantId, id)).reply;
}

describe('a hold-back', () => {
  it('is a share of the net, rounded down, reserved until its period ends', () => {
    const { world, receipt } = credited();
    expect(receipt).toMatchObject({ openHoldbackMinor: 990n, holdbackDueAt: world.now + HOUR });
    expect(world.balanceOf('AUD')).toMatchObject({ availableMinor: 8_911n, reservedMinor: 990n });
    expect(() => createTestPayout(world, { amount: '89.12' })).toThrow(
      expect.objectContaining({ code: 'insufficient_funds' }) as Error,
    );
  });

  it('is released when it is due, not a millisecond before, and once', () => {
    const { world, receipt } = credited();
    world.now += HOUR - 1;
    expect(release(world, receipt.id)).toBe(false);
    world.now += 1;
    expect(release(world, receipt.id)).toBe(true);
    expect(release(world, receipt.id)).toBe(false);
    expect(world.balanceOf('AUD')).toMatchObject({ availableMinor: 9_901n, reservedMinor: 0n });
    expect(world.movements.map(({ kind }) => kind)).toEqual(['funding_credited', 'funding_hold_released']);
    expect(getReceipt(world, receipt.id)).toMatchObject({ openHoldbackMinor: 0n, holdbackDueAt: null });
    expect(faultsOfBooks(world)).toEqual([]);
  });

  it('keeps the size and the period that held at the credit', () => {
    const { world, receipt } = credited();
    world.decide(
      (loaded, context) =>
        nextConfiguration({ returns: { holdbackBps: 0, timeoutSeconds: 1 } }, 'r', 'test', loaded, context),
      [configurationNeed(world.context.head)],
    );
    world.now += HOUR - 1;
    expect(release(world, receipt.id)).toBe(false);
    world.now += 1;
    expect(release(world, receipt.id)).toBe(true);
    expect(world.balanceOf('AUD').availableMinor).toBe(9_901n);
  });

  it('of nothing is none', () => {
    const { world, receipt } = credited({ holdbackBps: 0 });
    expect(receipt).toMatchObject({ openHoldbackMinor: 0n, holdbackDueAt: null });
    expect(world.balanceOf('AUD')).toMatchObject({ availableMinor: 9_901n, reservedMinor: 0n });
  });
});

describe('a credited receipt that its sender takes back', () => {
  it('takes what is still held back first, and the rest from what is available', () => {
    const { world, receipt } = credited();
    move(world, receipt.id, 'returned');
    expect(world.movements.at(-1)).toMatchObject({
      kind: 'funding_returned',
      availableDeltaMinor: -8_911n,
      reservedDeltaMinor: -990n,
      reference: receipt.id,
    });
    expect(world.balanceOf('AUD')).toMatchObject({ availableMinor: 0n, reservedMinor: 0n });
    expect(getReceipt(world, receipt.id)).toMatchObject({ openHoldbackMinor: 0n, holdbackDueAt: null });
    world.now += HOUR;
    expect(release(world, receipt.id)).toBe(false);
    expect(faultsOfBooks(world)).toEqual([]);
  });

  it('takes all of it from what is available once the hold-back was released', () => {
    const { world, receipt } = credited();
    world.now += HOUR;
    release(world, receipt.id);
    move(world, receipt.id, 'returned');
    expect(world.movements.at(-1)).toMatchObject({ availableDeltaMinor: -9_901n, reservedDeltaMinor: 0n });
  });

  it.each([
    ['next_funding', 'tenant', -5_000n, false],
    ['manual', 'tenant', -5_000n, true],
    ['manual', 'platform', 0n, false],
  ] as const)('that was spent: %s, borne by the %s', (replenishment, lossAllocation, left, isStopped) => {
    const { world, receipt } = credited({ replenishment, lossAllocation });
    createTestPayout(world, { amount: '50.00' });
    move(world, receipt.id, 'returned');
    expect(world.balanceOf('AUD')).toMatchObject({
      availableMinor: left,
      reservedMinor: 5_000n,
      spendingStopped: isStopped,
    });
    expect(faultsOfBooks(world)).toEqual([]);
  });
});
