import { describe, expect, it } from 'vitest';
import { STATE_MACHINES } from '../../generated/state-machines.ts';
import { eventsTable } from '../outbox/event.ts';
import { BALANCE_BOUND } from '../ledger/wallet.ts';
import { countersTable } from '../operations/policy/counter.ts';
import type { LimitRule } from '../operations/policy/configuration.ts';
import { receiptsTable, type Receipt, type ReceiptStatus } from '../operations/receipts/receipt.ts';
import { faultsOfBooks } from '../testing/faults-of-books.ts';
import { testTerms } from '../testing/test-terms.ts';
import { TestWorld } from '../testing/test-world.ts';
import type { PayinFact } from '../operations/receipts/detect-payin.ts';
import { decidePayinReport, decideReceiptMove } from './receive-payin-report.ts';

const FEE = { operation: 'payin', asset: 'AUD', flat: '1.00', bps: 0 } as const;
const WITH_FEE = testTerms({ pricing: { fees: [FEE] } });
const { states, transitions, final } = STATE_MACHINES.payin;

function report(world: TestWorld, status: ReceiptStatus, fact: Partial<PayinFact> = {}): Receipt {
  const whole: PayinFact = {
    ...{ fundingInstrumentId: 'fin_1', isInstrumentActive: true, providerReference: 'BANK-1' },
    ...{ grossMinor: 10_000n, externalReference: null, downstreamReference: null, ...fact },
  };
  const { receipt } = world.decide((loaded, context) =>
    decidePayinReport({ fact: whole, status, reason: undefined }, loaded, context),
  );
  return receipt;
}

function move(world: TestWorld, id: string, to: ReceiptStatus, reason?: string): Receipt {
  return world.decide((loaded, context) => decideReceiptMove(id, to, reason, loaded, context)).receipt;
}

function statusesOf(world: TestWorld): string[] {
  return world.loaded.list(eventsTable, { object: 'payin' }).map(({ type }) => type);
}

function countOfDay(world: TestWorld): bigint {
  const counters = world.loaded.list(countersTable, { counter: 'payin:AUD' });
  expect(new Set(counters.map(({ totalMinor }) => totalMinor)).size).toBeLessThanOrEqual(1);
  return counters[0]?.totalMinor ?? 0n;
}

describe('a pay-in that is reported', () => {
  it.each([
    ['detected', ['detected'], { available: 0n, pending: 9_900n }],
    ['confirming', ['detected', 'confirming'], { available: 0n, pending: 9_900n }],
    ['credited', ['detected', 'confirming', 'credited'], { available: 9_900n, pending: 0n }],
    ['held', ['detected', 'held'], { available: 0n, pending: 0n }],
    ['returned', ['detected', 'held', 'returned'], { available: 0n, pending: 0n }],
  ] as const)('comes to rest as %s, by way of %s', (outcome, way, { available, pending }) => {
    const world = new TestWorld({ terms: WITH_FEE });
    const receipt = report(world, outcome);
    expect(receipt).toMatchObject({ status: outcome, grossMinor: 10_000n, feeMinor: 100n });
    expect(receipt.version).toBe(way.length);
    expect(world.loaded.find(receiptsTable, { id: receipt.id })).toEqual(receipt);
    expect(statusesOf(world)).toEqual(way.map((status) => `payin.${status}`));
    const balance = world.balanceOf('AUD');
    expect(balance).toMatchObject({ availableMinor: available, pendingMinor: pending, reservedMinor: 0n });
    expect(world.movements.map(({ kind }) => kind)).toEqual(
      outcome === 'credited' ? ['funding_credited'] : [],
    );
    expect(receipt.movementId).toBe(world.movements[0]?.id ?? null);
    expect(faultsOfBooks(world)).toEqual([]);
  });

  it('is one fact by its reference on its instrument: a repeat answers the first, unchanged', () => {
    const world = new TestWorld();
    const first = report(world, 'credited');
    const repeat = report(world, 'returned', { grossMinor: 7n, externalReference: 'other' });
    expect(repeat).toEqual(first);
    expect(world.movements).toHaveLength(1);
    const elsewhere = report(world, 'credited', { fundingInstrumentId: 'fin_2' });
    expect(elsewhere.id).not.toBe(first.id);
    expect(world.balanceOf('AUD').availableMinor).toBe(20_000n);
  });

  it('names its own reference, else that of the bank, in the movement', () => {
    const world = new TestWorld();
    report(world, 'credited', { externalReference: 'deal-7' });
    report(world, 'credited', { providerReference: 'BANK-2' });
    expect(world.movements.map(({ externalReference }) => externalReference)).toEqual(['deal-7', 'BANK-2']);
  });
});

describe('money that policy keeps from being credited', () => {
  const rule = (given: Partial<LimitRule>): LimitRule => ({
    ...{ operation: 'payin', asset: 'AUD', window: 'transaction', maximum: '50.00', action: 'reject' },
    ...given,
  });
  const ruled = (given: Partial<LimitRule>) => ({ terms: testTerms({ limits: { rules: [rule(given)] } }) });
  const feeOf = (flat: string) => ({ terms: testTerms({ pricing: { fees: [{ ...FEE, flat }] } }) });
  const off = { terms: testTerms({ capabilities: { fundingEnabled: false } }) };

  it.each([
    ['capability_disabled', off, {}],
    ['funding_instrument_inactive', {}, { isInstrumentActive: false }],
    ['amount_below_fee', feeOf('100.00'), {}],
    ['amount_below_fee', feeOf('100.01'), {}],
    ['limit_exceeded', ruled({}), {}],
    ['limit_exceeded', ruled({ action: 'hold' }), {}],
    ['amount_below_minimum', ruled({ maximum: '500.00', minimum: '100.01' }), {}],
    ['balance_bound', { availableMinor: BALANCE_BOUND - 9_999n }, {}],
  ] as const)('is held for %s', (reason, options, fact) => {
    const world = new TestWorld(options);
    const before = world.movements.length;
    const receipt = report(world, 'credited', fact);
    expect(receipt).toMatchObject({ status: 'held', reason });
    expect(receipt.feeMinor <= receipt.grossMinor).toBe(true);
    expect(world.movements).toHaveLength(before);
    expect(world.balanceOf('AUD').pendingMinor).toBe(0n);
  });

  it('is held even where the bank has only detected it, and credited when the review releases it', () => {
    const world = new TestWorld(ruled({}));
    const { id } = report(world, 'detected');
    expect(move(world, id, 'credited')).toMatchObject({ status: 'credited', reason: null });
    expect(world.balanceOf('AUD').availableMinor).toBe(10_000n);
  });

  it('is still sent back where the bank says so', () => {
    expect(report(new TestWorld(off), 'returned')).toMatchObject({ status: 'returned' });
  });

  it('is credited one cent below fee, limit and bound', () => {
    expect(report(new TestWorld(feeOf('99.99')), 'credited')).toMatchObject({ status: 'credited' });
    expect(report(new TestWorld(ruled({ maximum: '100' })), 'credited')).toMatchObject({
      status: 'credited',
    });
    const full = new TestWorld({ availableMinor: BALANCE_BOUND - 10_000n });
    expect(report(full, 'credited')).toMatchObject({ status: 'credited' });
  });
});

describe('what limits count of pay-ins', () => {
  it.each(['detected', 'credited', 'held'] as const)('is the gross of one that is %s', (status) => {
    const world = new TestWorld({ terms: WITH_FEE });
    report(world, status);
    expect(countOfDay(world)).toBe(10_000n);
  });

  it('leaves out what went back, at once or later', () => {
    const world = new TestWorld();
    report(world, 'credited', { providerReference: 'BANK-0', grossMinor: 1n });
    report(world, 'returned');
    expect(countOfDay(world)).toBe(1n);
    const { id } = report(world, 'held', { providerReference: 'BANK-2' });
    move(world, id, 'returned');
    expect(countOfDay(world)).toBe(1n);
    const { id: credited } = report(world, 'credited', { providerReference: 'BANK-3' });
    move(world, credited, 'returned');
    expect(countOfDay(world)).toBe(1n);
  });
});

describe('a receipt that moves on', () => {
  const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));
  const isEdge = (from: string, to: string) =>
    transitions.some((edge) => edge.from === from && edge.to === to);

  it.each(pairs.filter(([from, to]) => isEdge(from, to)))('may go from %s to %s', (from, to) => {
    const world = new TestWorld({ terms: WITH_FEE });
    const { id } = report(world, from);
    const before = world.movements.length;
    expect(move(world, id, to, 'because')).toMatchObject({ status: to, reason: 'because' });
    const edge = transitions.find((each) => each.from === from && each.to === to);
    const kinds = world.movements.slice(before).map(({ kind }) => kind);
    expect(kinds).toEqual(edge !== undefined && 'ledger' in edge ? edge.ledger : []);
    expect(faultsOfBooks(world)).toEqual([]);
  });

  it.each(pairs.filter(([from, to]) => !isEdge(from, to)))('may not go from %s to %s', (from, to) => {
    const world = new TestWorld();
    const receipt = report(world, from);
    const refusal = expect.objectContaining({ code: 'invalid_state' }) as Error;
    expect(() => move(world, receipt.id, to)).toThrow(refusal);
    expect(world.loaded.find(receiptsTable, { id: receipt.id })).toEqual(receipt);
  });

  it('is not found where the tenant has none', () => {
    const refusal = expect.objectContaining({ code: 'not_found' }) as Error;
    expect(() => move(new TestWorld(), 'pin_none', 'credited')).toThrow(refusal);
    expect(final).toEqual(['returned']);
  });
});
