import { describe, expect, it } from 'vitest';
import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import { BALANCE_BOUND } from '../../ledger/wallet.ts';
import { eventsTable } from '../../outbox/event.ts';
import { faultsOfBooks } from '../../testing/invariants/faults-of-books.ts';
import {
  TEST_DEPOSIT,
  TEST_PAYIN,
  type TestMoney,
  type ToldMoney,
  advanceTestReceipt,
  tellMoney,
} from '../../testing/worlds/test-receipt.ts';
import { testTerms } from '../../testing/worlds/test-terms.ts';
import { TestWorld } from '../../testing/worlds/test-world.ts';
import { countersTable } from '../policy/counters.ts';
import type { LimitRule } from '../policy/table.ts';
import { type Receipt, type ReceiptStatus, receiptsTable } from './table.ts';

const FEE = { operation: 'payin', asset: 'AUD', flat: '1.00', bps: 0 } as const;
const WITH_FEE = testTerms({ pricing: { fees: [FEE] } });
const { states, final } = STATE_MACHINES.payin;

function report(world: TestWorld, status: ReceiptStatus, given: Partial<TestMoney> = {}): Receipt {
  return receiptOf(tellMoney(world, { ...TEST_PAYIN, ...given }, status));
}

function reportDeposit(world: TestWorld, status: ReceiptStatus, given: Partial<TestMoney> = {}): Receipt {
  return receiptOf(tellMoney(world, { ...TEST_DEPOSIT, ...given }, status));
}

function receiptOf({ receipt, outcome }: ToldMoney): Receipt {
  if (receipt === undefined) throw new Error(`No receipt was made: ${outcome}`);
  return receipt;
}

const move = advanceTestReceipt;

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

  it('is one fact by its reference on its instrument, whatever else is told of it', () => {
    const world = new TestWorld();
    const first = report(world, 'credited');
    const told = tellMoney(world, { ...TEST_PAYIN, grossMinor: 7n }, 'returned');
    expect(told.outcome).toBe('disputed');
    expect(world.loaded.list(receiptsTable, {})).toEqual([first]);
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
    operation: 'payin',
    asset: 'AUD',
    window: 'transaction',
    maximum: '50.00',
    action: 'reject',
    ...given,
  });
  const ruled = (given: Partial<LimitRule>) => ({ terms: testTerms({ limits: { rules: [rule(given)] } }) });
  const feeOf = (flat: string) => ({ terms: testTerms({ pricing: { fees: [{ ...FEE, flat }] } }) });
  const off = { terms: testTerms({ capabilities: { fundingEnabled: false } }) };
  const noRails = { terms: testTerms({ capabilities: { audInboundRails: [] } }) };

  it.each([
    ['capability_disabled', off, {}],
    ['capability_disabled', noRails, {}],
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

  it('is let go by a review, and not by the bank that says that it is final', () => {
    const world = new TestWorld(off);
    const { id } = report(world, 'credited');
    expect(tellMoney(world, TEST_PAYIN, 'credited')).toMatchObject({
      outcome: 'ignored',
      receipt: { status: 'held', reason: 'capability_disabled' },
    });
    expect(world.balanceOf('AUD').availableMinor).toBe(0n);
    expect(move(world, id, 'credited').status).toBe('credited');
  });

  it('is let go by the bank where the bank had held it', () => {
    const world = new TestWorld();
    report(world, 'held');
    expect(tellMoney(world, TEST_PAYIN, 'credited').receipt).toMatchObject({ status: 'credited' });
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

const WAYS_IN = { payin: report, deposit: reportDeposit } as const;

describe.each(['payin', 'deposit'] as const)('a %s that moves on', (resource) => {
  const type = resource === 'payin' ? 'aud_payin' : 'stable_deposit';
  const {
    transitions,
  }: { transitions: readonly { from: string | null; to: string; ledger?: readonly string[] }[] } =
    STATE_MACHINES[resource];
  const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));
  const isEdge = (from: string, to: string) =>
    transitions.some((edge) => edge.from === from && edge.to === to);

  it.each(pairs.filter(([from, to]) => isEdge(from, to)))('may go from %s to %s', (from, to) => {
    const world = new TestWorld({ terms: WITH_FEE });
    const { id } = WAYS_IN[resource](world, from);
    const before = world.movements.length;
    expect(move(world, id, to, 'because', type)).toMatchObject({ status: to, reason: 'because' });
    const edge = transitions.find((each) => each.from === from && each.to === to);
    expect(world.movements.slice(before).map(({ kind }) => kind)).toEqual(edge?.ledger ?? []);
    expect(faultsOfBooks(world)).toEqual([]);
  });

  it.each(pairs.filter(([from, to]) => !isEdge(from, to)))('may not go from %s to %s', (from, to) => {
    const world = new TestWorld();
    const receipt = WAYS_IN[resource](world, from);
    const refusal = expect.objectContaining({ code: 'invalid_state' }) as Error;
    expect(() => move(world, receipt.id, to, undefined, type)).toThrow(refusal);
    expect(world.loaded.find(receiptsTable, { id: receipt.id })).toEqual(receipt);
  });

  it('is not found where the tenant has none, nor as a receipt of the other type', () => {
    const refusal = expect.objectContaining({ code: 'not_found' }) as Error;
    const world = new TestWorld();
    const { id } = WAYS_IN[resource](world, 'detected');
    expect(() => move(world, `${id}x`, 'credited', undefined, type)).toThrow(refusal);
    const otherType = type === 'aud_payin' ? 'stable_deposit' : 'aud_payin';
    expect(() => move(world, id, 'credited', undefined, otherType)).toThrow(refusal);
    expect(final).toEqual(['returned']);
  });
});

describe('a deposit that is reported', () => {
  it('carries its network into its price and its clearing account', () => {
    const fees = [
      { operation: 'deposit', asset: 'USDC', flat: '1.00', bps: 0 },
      { operation: 'deposit', asset: 'USDC', network: 'base', flat: '0.000001', bps: 0 },
    ] as const;
    const world = new TestWorld({ terms: testTerms({ pricing: { fees } }) });
    expect(reportDeposit(world, 'credited').feeMinor).toBe(1n);
    const other = { network: 'solana', transactionHash: '0x2', providerReference: 'CHAIN-2' } as const;
    expect(reportDeposit(world, 'credited', other).feeMinor).toBe(1_000_000n);
    const clearing = world.postings.filter(({ account }) => account.startsWith('chain_clearing'));
    expect(clearing.map(({ account, amountMinor }) => [account, amountMinor])).toEqual([
      ['chain_clearing:base', -100_000_000n],
      ['chain_clearing:solana', -100_000_000n],
    ]);
    expect(faultsOfBooks(world)).toEqual([]);
  });

  it.each([
    ['its reference', { transactionHash: '0x2' }],
    ['its transaction', { providerReference: 'CHAIN-2' }],
    ['its transaction alone', { providerReference: undefined }],
  ])('is one fact by %s on its instrument', (_name, changed) => {
    const world = new TestWorld();
    const first = reportDeposit(world, 'confirming');
    expect(reportDeposit(world, 'credited', changed)).toMatchObject({ id: first.id, status: 'credited' });
    expect(world.balanceOf('USDC')).toMatchObject({ availableMinor: 100_000_000n, pendingMinor: 0n });
    const elsewhere = reportDeposit(world, 'credited', { ...changed, fundingInstrumentId: 'fin_2' });
    expect(elsewhere.id).not.toBe(first.id);
  });

  it('stays expected through a reorganisation of the chain', () => {
    const world = new TestWorld();
    const { id } = reportDeposit(world, 'confirming');
    for (const status of ['detected', 'confirming', 'detected', 'credited'] as const) {
      expect(world.balanceOf('USDC').pendingMinor).toBe(100_000_000n);
      move(world, id, status, undefined, 'stable_deposit');
    }
    expect(world.balanceOf('USDC')).toMatchObject({ availableMinor: 100_000_000n, pendingMinor: 0n });
    expect(world.movements.map(({ kind }) => kind)).toEqual(['funding_credited']);
  });

  const pairOff = [{ asset: 'USDC', network: 'base', enabled: false }] as const;

  it.each([
    ['asset_network_unavailable', { assetNetworks: pairOff }, {}],
    ['asset_network_unavailable', { assetNetworks: [] }, { isInstrumentActive: false }],
    ['capability_disabled', { fundingEnabled: false, assetNetworks: [] }, {}],
    ['funding_instrument_inactive', { audInboundRails: [] }, { isInstrumentActive: false }],
  ] as const)('is held for %s, and may be released from it', (reason, capabilities, fact) => {
    const world = new TestWorld({ terms: testTerms({ capabilities }) });
    const receipt = reportDeposit(world, 'credited', fact);
    expect(receipt).toMatchObject({ status: 'held', reason });
    expect(world.balanceOf('USDC')).toMatchObject({ availableMinor: 0n, pendingMinor: 0n });
    move(world, receipt.id, 'credited', undefined, 'stable_deposit');
    expect(world.balanceOf('USDC').availableMinor).toBe(100_000_000n);
  });

  it('counts against the limits of its own asset and operation', () => {
    const rule = { window: 'day', maximum: '150', action: 'hold' } as const;
    const rules = [
      { ...rule, operation: 'deposit', asset: 'USDC' },
      { ...rule, operation: 'payin', asset: 'AUD', maximum: '0.01' },
    ] as const;
    const world = new TestWorld({ terms: testTerms({ limits: { rules } }) });
    const next = (turn: number) => ({ transactionHash: `0x${turn}`, providerReference: `CHAIN-${turn}` });
    expect(reportDeposit(world, 'credited', next(1)).status).toBe('credited');
    expect(reportDeposit(world, 'credited', { ...next(2), asset: 'USDT', network: 'tron' }).status).toBe(
      'credited',
    );
    expect(reportDeposit(world, 'credited', next(3))).toMatchObject({
      status: 'held',
      reason: 'limit_exceeded',
    });
  });
});

describe('a balance at its bound', () => {
  const refusal = expect.objectContaining({ code: 'invalid_state' }) as Error;

  it('takes no receipt out of its review that would pass it, until there is room', () => {
    const world = new TestWorld({ availableMinor: BALANCE_BOUND - 9_999n });
    const { id } = report(world, 'credited');
    const before = world.movements.length;
    expect(() => move(world, id, 'credited')).toThrow(refusal);
    expect(world.movements).toHaveLength(before);
    expect(world.loaded.find(receiptsTable, { id })).toMatchObject({
      status: 'held',
      reason: 'balance_bound',
    });
    world.adjust(-1n);
    expect(move(world, id, 'credited')).toMatchObject({ status: 'credited' });
    expect(world.balanceOf('AUD').availableMinor).toBe(BALANCE_BOUND);
  });

  it('counts what is expected, and credits it when it comes', () => {
    const world = new TestWorld({ availableMinor: BALANCE_BOUND - 10_000n });
    const { id } = report(world, 'detected');
    const late = report(world, 'held', { providerReference: 'BANK-2', grossMinor: 1n });
    expect(() => move(world, late.id, 'credited')).toThrow(refusal);
    expect(move(world, id, 'credited')).toMatchObject({ status: 'credited' });
  });

  it('goes down to its lower bound and no further when receipts are recalled', () => {
    const world = new TestWorld();
    const { id } = report(world, 'credited');
    world.adjust(-BALANCE_BOUND);
    world.adjust(-1n);
    expect(() => move(world, id, 'returned')).toThrow(refusal);
    world.adjust(1n);
    expect(move(world, id, 'returned')).toMatchObject({ status: 'returned' });
    expect(world.balanceOf('AUD').availableMinor).toBe(-BALANCE_BOUND);
  });
});
