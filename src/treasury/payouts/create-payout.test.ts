import { describe, expect, it } from 'vitest';
import { sydneyDay } from '../../calendar/clock.ts';
import { saveRow } from '../../db/statements/table.ts';
import type { OperationStatus } from '../operations/table.ts';
import type { LimitRule } from '../policy/table.ts';
import type { AudDestination } from '../../money/aud-destination.ts';
import { configurationNeed } from '../policy/table.ts';
import { countersTable } from '../policy/counters.ts';
import { nextConfiguration } from '../policy/set-configuration.ts';
import { eventsTable } from '../../outbox/event.ts';
import { instructionsTable } from '../../outbox/instruction.ts';
import { faultsOfBooks } from '../../testing/invariants/faults-of-books.ts';
import { reportTestOperation } from '../../testing/worlds/test-operation.ts';
import { testBeneficiary } from '../../testing/worlds/test-beneficiary.ts';
import { createTestPayout } from '../../testing/worlds/test-payout.ts';
import { testTerms } from '../../testing/worlds/test-terms.ts';
import { TestWorld } from '../../testing/worlds/test-world.ts';
import { beneficiariesTable } from '../beneficiaries/table.ts';
import { firstSettings, treasurySettingsTable } from '../policy/table.ts';

const FEES = { fees: [{ operation: 'payout', asset: 'AUD', flat: '0.50', bps: 50 }] } as const;

function report(world: TestWorld, id: string, status: OperationStatus): void {
  reportTestOperation(world, id, { status });
}

function refusal(code: string): Error {
  return expect.objectContaining({ code }) as Error;
}

describe('a payout that is created', () => {
  it('reserves its total, is ordered from the bank, and tells of itself', () => {
    const handOverDelayMs = { bank: 700, chain: 1, exchange: 2, identity: 3 };
    const terms = testTerms({ pricing: FEES });
    const world = new TestWorld({ availableMinor: 50_000n, terms, providers: { handOverDelayMs } });
    const payout = createTestPayout(world, { amount: '100.00', statementReference: 'INV 7' });
    expect(payout).toMatchObject({ status: 'accepted', principalMinor: 10_000n, feeMinor: 100n, version: 1 });
    expect(world.balanceOf('AUD')).toMatchObject({ availableMinor: 39_900n, reservedMinor: 10_100n });
    expect(world.movements.at(-1)).toMatchObject({
      kind: 'payout_reserved',
      reference: payout.id,
      externalReference: 'order-1',
      operationId: payout.id,
      operationKind: 'payout',
      id: payout.movementIds[0],
    });
    expect(world.loaded.list(instructionsTable, {})).toMatchObject([
      {
        subject: payout.id,
        kind: 'pay',
        provider: 'bank',
        adapter: null,
        status: 'pending',
        dueAt: world.now + 700,
        payload: { amount: '100.00', rail: 'bsb_account', statementReference: 'INV 7' },
      },
    ]);
    expect(world.loaded.list(eventsTable, {})).toMatchObject([{ type: 'payout.accepted', objectVersion: 1 }]);
    expect(faultsOfBooks(world)).toEqual([]);
  });

  it('can take the last cent, and down to the credit limit', () => {
    const exact = new TestWorld({ availableMinor: 10_100n, terms: testTerms({ pricing: FEES }) });
    expect(createTestPayout(exact).status).toBe('accepted');
    const creditLimits = [{ asset: 'AUD', amount: '101.00' }] as const;
    const credit = new TestWorld({ terms: testTerms({ pricing: FEES, limits: { creditLimits } }) });
    expect(createTestPayout(credit).status).toBe('accepted');
    expect(credit.balanceOf('AUD').availableMinor).toBe(-10_100n);
    expect(() => createTestPayout(credit, { externalReference: 'r-2', amount: '0.01' })).toThrow(
      refusal('insufficient_funds'),
    );
  });

  it.each([
    ['a rule that holds', { limits: { rules: [holding('99.99')] } }, {}, 'limit_exceeded'],
    ['the provider that reviews', {}, { screen: () => 'provider_review' }, 'provider_review'],
  ] as const)('is held by %s: reserved, and not ordered', (_name, change, providers, reason) => {
    const world = new TestWorld({ availableMinor: 50_000n, terms: testTerms(change), providers });
    expect(createTestPayout(world)).toMatchObject({ status: 'held', holdReason: reason });
    expect(world.balanceOf('AUD').reservedMinor).toBe(10_000n);
    expect(world.loaded.list(instructionsTable, {})).toEqual([]);
    expect(world.loaded.list(eventsTable, {})).toMatchObject([{ type: 'payout.held' }]);
  });
});

function holding(maximum: string): LimitRule {
  return { operation: 'payout', asset: 'AUD', window: 'transaction', maximum, action: 'hold' };
}

describe('what a payout keeps', () => {
  const PAYID: AudDestination = {
    type: 'payid',
    payId: 'a@b.example',
    payIdType: 'email',
    accountName: 'Ada',
  };

  it.each([
    [undefined, ['payid', 'npp', 'bsb_account'], 'bsb_account'],
    [undefined, ['npp'], 'npp'],
    [PAYID, ['bsb_account', 'npp', 'payid'], 'payid'],
  ] as const)('is the rail that reaches it (%o over %s: %s)', (destination, audOutboundRails, rail) => {
    const terms = testTerms({ capabilities: { audOutboundRails } });
    const world = new TestWorld({ availableMinor: 50_000n, terms });
    const given = destination === undefined ? {} : { destination };
    world.add(beneficiariesTable, testBeneficiary({ tenantId: world.tenantId, ...given }));
    const { details } = createTestPayout(world, { statementReference: 'x'.repeat(18) });
    expect(details).toMatchObject({ rail, beneficiarySnapshot: { lastName: 'Byron' } });
  });

  it.each([
    ['platform', undefined, 'platform', 'Corridor'],
    ['tenant', undefined, 'tenant', 'Test Pty Ltd'],
    ['platform', 'tenant', 'tenant', 'Test Pty Ltd'],
    ['tenant', 'platform', 'platform', 'Corridor'],
  ] as const)(
    'is its remitter (settings %s, asked for %s)',
    (payoutRemitter, asked, onBehalfOf, remitterName) => {
      const world = new TestWorld({ availableMinor: 50_000n });
      const settings = { ...firstSettings(world.tenantId, 0, world.actor), payoutRemitter };
      world.decide(() => ({ effects: [saveRow(treasurySettingsTable, settings)] }));
      const { details } = createTestPayout(world, asked === undefined ? {} : { onBehalfOf: asked });
      expect(details).toMatchObject({ onBehalfOf, remitterName });
    },
  );

  it('is the platform by default where an earlier version stored settings that contradict', () => {
    const world = new TestWorld({ availableMinor: 50_000n });
    const settings = {
      ...firstSettings(world.tenantId, 0, world.actor),
      payoutRemitter: 'tenant' as const,
      poboEnabled: false,
    };
    world.decide(() => ({ effects: [saveRow(treasurySettingsTable, settings)] }));
    expect(createTestPayout(world).details).toMatchObject({
      onBehalfOf: 'platform',
      remitterName: 'Corridor',
    });
  });

  it('is its fee and whether a return refunds it, whatever the configuration becomes', () => {
    const terms = testTerms({ pricing: FEES, returns: { refundDeductedFee: true } });
    const world = new TestWorld({ availableMinor: 50_000n, terms });
    const { id } = createTestPayout(world);
    const patch = { pricing: { fees: [] }, returns: { refundDeductedFee: false } };
    world.decide(
      (loaded, context) => nextConfiguration(patch, 'r', 'test', loaded, context),
      [configurationNeed(world.context.head)],
    );
    report(world, id, 'returned');
    expect(world.balanceOf('AUD')).toMatchObject({ availableMinor: 50_000n, reservedMinor: 0n });
  });
});

describe('an external reference', () => {
  it.each([
    ['failed', true],
    ['settled', false],
    ['returned', false],
    ['held', false],
  ] as const)('of a payout that is %s is free again: %s', (status, isFree) => {
    const world = new TestWorld({ availableMinor: 50_000n });
    report(world, createTestPayout(world).id, status);
    const again = () => createTestPayout(world);
    if (isFree) expect(again().status).toBe('accepted');
    else expect(again).toThrow(refusal('duplicate_external_reference'));
  });
});

describe('what limits count of payouts', () => {
  const limited = () =>
    new TestWorld({
      availableMinor: 50_000n,
      terms: testTerms({ limits: { rules: [{ ...holding('100.00'), window: 'day', action: 'reject' }] } }),
    });

  it.each([
    ['failed', true],
    ['settled', false],
    ['returned', false],
  ] as const)('frees the limit for one that %s: %s', (status, isFreed) => {
    const world = limited();
    report(world, createTestPayout(world).id, status);
    const again = () => createTestPayout(world, { externalReference: 'order-2' });
    if (isFreed) expect(again().status).toBe('accepted');
    else expect(again).toThrow(refusal('limit_exceeded'));
  });

  it('gives the count back to the day of its creation', () => {
    const world = limited();
    const { id } = createTestPayout(world);
    const totals = () =>
      Object.fromEntries(
        world.loaded
          .list(countersTable, { counter: 'payout:AUD' })
          .filter(({ period }) => period.length === '2026-03-04'.length)
          .map(({ period, totalMinor }) => [period, totalMinor]),
      );
    const [[created, principal] = ['', 0n]] = Object.entries(totals());
    world.now += 2 * 86_400_000;
    createTestPayout(world, { externalReference: 'order-2' });
    report(world, id, 'failed');
    expect(() => createTestPayout(world, { externalReference: 'order-3' })).toThrow(
      refusal('limit_exceeded'),
    );
    expect(totals()).toEqual({ [created]: 0n, [sydneyDay(world.now)]: principal });
  });
});
