import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../json/json.ts';
import { toMinor } from '../../json/minor-units.ts';
import { readPolicy } from '../../suite/policy.ts';
import { DIRECTIONS, type Direction } from '../../suite/transfers.ts';
import { MonthAccounts } from './month-accounts.ts';
import { TransferModel } from './transfer-model.ts';
import type { ModelLimits, ModelRoute, ModelTransfer } from './transfer-state.ts';

const EDGES = [
  [null, 'detected'],
  ['detected', 'held'],
  ['detected', 'converting'],
  ['held', 'converting'],
  ['held', 'returned'],
  ['converting', 'delivering'],
  ['converting', 'failed'],
  ['delivering', 'completed'],
  ['delivering', 'failed'],
  ['failed', 'returned'],
] as const;

const machine = {
  states: [],
  initial: ['detected'],
  final: ['completed', 'returned'],
  transitions: EDGES.map(([from, to]) => ({ from, to, ledger: [] })),
};

const pricing = {
  fees: [
    { operation: 'transfer', asset: 'AUD', flat: '0', bps: 50 },
    { operation: 'transfer', asset: 'USDC', flat: '0', bps: 50 },
  ],
};

function newModel(): TransferModel {
  return new TransferModel(machine, {
    policy: readPolicy({ pricing }),
    developerFee: { flat: 50n, bps: 25n },
    rates: new Map<Direction, bigint>([
      ['aud_to_stablecoin', 6_512_345_678n],
      ['stablecoin_to_aud', 15_000_000_000n],
    ]),
    entitled: new Set(DIRECTIONS),
  });
}

function newRoute(direction: Direction, limits: ModelLimits = {}): ModelRoute {
  const ends =
    direction === 'aud_to_stablecoin'
      ? { asset: 'AUD', network: undefined, into: 'USDC' }
      : { asset: 'USDC', network: 'base', into: 'AUD' };
  return { name: 'r', direction, ...ends, limits, isActive: true, counted: new Map() };
}

let made = 0;

function fund(model: TransferModel, route: ModelRoute, amount: string): ModelTransfer {
  const gross = toMinor(amount, route.asset);
  return model.fund({ name: `t${made++}`, route, gross, day: '2026-03-03', fact: 'f' });
}

describe('the model of transfers', () => {
  it.each([
    ['aud_to_stablecoin', '250.00', ['125', '113', '24762', '161258703', '113']],
    ['stablecoin_to_aud', '100', ['500000', '583333', '98916667', '14837', '87']],
  ] as const)('takes both fees of the whole gross (%s)', (direction, amount, expected) => {
    const model = newModel();
    const transfer = fund(model, newRoute(direction), amount);
    model.settle(transfer, undefined);
    const { facts } = model.shown(200, transfer);
    expect(facts['way']).toBe('detected → converting → delivering → completed');
    const names = ['platformFee', 'developerFee', 'converted', 'destination', 'developerFeeAud'];
    expect(names.map((name) => facts[name])).toEqual(expected);
  });

  it.each([
    ['41.01', undefined, 'detected → converting → failed → returned'],
    ['41.02', undefined, 'detected → converting → delivering → failed → returned'],
    ['41.04', undefined, 'detected → converting → delivering'],
    ['41.00', 'exchange', 'detected → converting → failed → returned'],
    ['41.00', 'delivery', 'detected → converting → delivering → failed → returned'],
    ['41.01', 'return', 'detected → converting → failed'],
    ['0.62', undefined, 'detected → converting → delivering → completed'],
  ] as const)('lets %s go its way where the %s fails', (amount, failing, way) => {
    const model = newModel();
    const route = newRoute('aud_to_stablecoin');
    const transfer = fund(model, route, amount);
    model.settle(transfer, failing);
    expect(transfer.history.join(' → ')).toBe(way);
    expect(route.counted.get('2026-03-03')).toBe(way.endsWith('returned') ? 0n : toMinor(amount));
  });

  it('holds for the first reason, and counts what it holds until it is returned', () => {
    const model = newModel();
    const route = newRoute('aud_to_stablecoin', { min: 500n, max: 2_000n, daily: 3_000n });
    const reasons = ['0.50', '4.99', '20.01', '4.50', '7.03', '8.00'].map(
      (amount) => fund(model, route, amount).holdReason,
    );
    expect(reasons).toEqual([
      'amount_below_fee',
      'below_route_minimum',
      'above_route_maximum',
      'below_route_minimum',
      'above_route_daily_limit',
      'above_route_daily_limit',
    ]);
    const [first] = model.transfers.values();
    expect(first === undefined ? 0 : model.advance(first, 'returned', false).status).toBe(200);
    expect(route.counted.get('2026-03-03')).toBe(4_453n);
    route.isActive = false;
    expect(fund(model, route, '7.03').holdReason).toBe('payment_route_inactive');
    model.terms.entitled.clear();
    expect(fund(model, route, '7.03').holdReason).toBe('customer_not_entitled');
  });

  it('refuses a release of what has no price or no deposit any more', () => {
    const model = newModel();
    const route = newRoute('stablecoin_to_aud');
    const dust = fund(model, route, '0.3');
    model.settle(dust, undefined);
    expect(dust.holdReason).toBe('amount_below_fee');
    expect(model.advance(dust, 'converting', false).code).toBe('invalid_state');
    const gone = fund(model, route, '10');
    expect(model.advance(gone, 'held', true).status).toBe(200);
    expect(model.advance(gone, 'converting', false).code).toBe('invalid_state');
    expect(model.advance(gone, 'returned', false).status).toBe(200);
  });
});

describe('what a month should credit', () => {
  const at = (day: number, ...statuses: readonly string[]): JsonObject => ({
    statusHistory: statuses.map((status) => ({
      status,
      at: `2026-03-${String(day).padStart(2, '0')}T12:00:00.000Z`,
    })),
  });
  const invoice = (credit: string, collected: JsonObject[]): JsonObject => ({
    number: 'INV-202603-0001',
    status: 'draft',
    developerFeesCredit: credit,
    inflowCollected: collected,
  });

  it('is what was completed in it; what failed gives its fee back, and was taken once', () => {
    const accounts = new MonthAccounts();
    const model = newModel();
    const route = newRoute('aud_to_stablecoin');
    for (const [amount, day] of [
      ['250.00', 3],
      ['250.02', 4],
    ] as const) {
      const transfer = fund(model, route, amount);
      model.settle(transfer, undefined);
      accounts.add(transfer, at(day, ...transfer.history));
    }
    const collected = { asset: 'AUD', amountMinor: '125', count: 2 };
    expect(accounts.faultsOf([invoice('1.13', [collected])])).toEqual([]);
    expect(accounts.faultsOf([invoice('2.26', [collected])])).toHaveLength(1);
    expect(accounts.faultsOf([invoice('1.13', [{ ...collected, count: 1 }])])).toHaveLength(1);
    expect(accounts.faultsOf([])).toEqual(['no invoice stands of the month 202603']);
  });
});
