import { describe, expect, it } from 'vitest';
import { STATE_MACHINES } from '../../../generated/state-machines.ts';
import { saveRow } from '../../db/statements/table.ts';
import { journalEntriesTable } from '../../ledger/journal-entry.ts';
import { instructionsTable } from '../../outbox/instruction.ts';
import { testTerms } from '../../testing/worlds/test-terms.ts';
import { TransferWorld } from '../../testing/worlds/test-transfers.ts';
import { countersTable } from '../../treasury/policy/counters.ts';
import { type Tenant, tenantsTable } from '../../writes/tenant.ts';
import { type Customer, customersTable } from '../customers/table.ts';
import { type PaymentRoute, paymentRoutesTable } from '../payment-routes/table.ts';
import { moveTransfer, transferMoveNeeds } from './move.ts';
import { type Transfer, type TransferHoldReason, isTransferEdge } from './table.ts';

const DIRECTIONS = ['aud_to_stablecoin', 'stablecoin_to_aud'] as const;
const { states } = STATE_MACHINES.transfer;

const FEES = testTerms({
  pricing: {
    fees: [
      { operation: 'transfer', asset: 'AUD', flat: '1.00', bps: 50 },
      { operation: 'transfer', asset: 'USDC', flat: '1.000000', bps: 50 },
    ],
  },
});

const GROSS = { aud_to_stablecoin: 10_000n, stablecoin_to_aud: 100_000_000n };

describe('a transfer', () => {
  it.each(DIRECTIONS)('goes %s from the deposit to its destination, and its books with it', (direction) => {
    const world = new TransferWorld({ terms: FEES });
    const isFromAud = direction === 'aud_to_stablecoin';
    const delivery = isFromAud ? 'send' : 'pay';
    const detected = world.fund(direction, GROSS[direction]);
    expect(detected).toMatchObject({ status: 'detected', dueAt: world.now + 1_000, rate: null });
    expect(world.entriesOf(detected.id)).toEqual(['transfer_detected']);
    // Before its deposit is final, nothing is ordered.
    expect(world.loaded.list(instructionsTable, {})).toEqual([]);
    const converting = world.goOn(detected.id);
    const rate = isFromAud ? '0.6500000000' : '1.5000000000';
    expect(converting).toMatchObject({ status: 'converting', rate, dueAt: null });
    expect(world.report(detected.id, 'convert', 'submitted')).toBe('applied');
    expect(world.report(detected.id, 'convert', 'settled')).toBe('applied');
    expect(world.transfer(detected.id).status).toBe('delivering');
    const facts = { providerReference: 'D-1', transactionHash: '0xdd' };
    world.report(detected.id, delivery, 'submitted', facts);
    expect(world.transfer(detected.id)).toMatchObject({
      deliveryReference: 'D-1',
      transactionHash: isFromAud ? '0xdd' : detected.transactionHash,
    });
    world.report(detected.id, delivery, 'settled');
    const completed = world.transfer(detected.id);
    expect(completed).toMatchObject({
      status: 'completed',
      completedAt: world.now,
      deliveryReference: 'D-1',
    });
    expect(world.entriesOf(detected.id)).toEqual([
      'transfer_detected',
      'transfer_converted',
      'transfer_delivered',
    ]);
    const orders = world.loaded.list(instructionsTable, {}).map(({ kind, status }) => [kind, status]);
    expect(orders).toEqual([
      ['convert', 'done'],
      [delivery, 'done'],
    ]);
    expect(world.movements).toEqual([]);
  });

  it.each([
    ['completed', 'settled', 'transfer_delivered'],
    ['failed', 'failed', 'transfer_unconverted'],
  ] as const)('is %s at the moment at which its entry is booked', (status, says, kind) => {
    const world = new TransferWorld({ terms: FEES });
    const { id } = world.fund('aud_to_stablecoin', 10_000n);
    world.goOn(id);
    world.report(id, 'convert', 'settled');
    // A month is invoiced that ends later than the clock says: another process drafted it, whose clock is ahead.
    const monthEnd = world.now + 60_000;
    world.decide(() => ({ effects: [{ effect: 'book_from', moment: monthEnd }] }));
    world.report(id, 'send', says);
    const moved = world.transfer(id);
    expect(moved).toMatchObject({ status, [`${status}At`]: monthEnd, updatedAt: monthEnd });
    expect(moved.statusHistory.at(-1)).toMatchObject({ status, at: monthEnd });
    const entry = world.loaded
      .list(journalEntriesTable, { subjectId: id })
      .find((each) => each.kind === kind);
    expect(entry?.occurredAt).toBe(monthEnd);
  });

  it.each([
    ['at the exchange', 'convert', ['transfer_detected', 'transfer_returned']],
    [
      'at its delivery',
      'send',
      ['transfer_detected', 'transfer_converted', 'transfer_unconverted', 'transfer_returned'],
    ],
  ] as const)(
    'that fails %s goes back whole, and leaves no trace on any account',
    (_where, failing, entries) => {
      const world = new TransferWorld({ terms: FEES });
      const { id } = world.fund('aud_to_stablecoin', 10_000n);
      world.goOn(id);
      if (failing === 'send') world.report(id, 'convert', 'settled');
      world.report(id, failing, 'failed', { reason: 'No.', failureCode: 'no_such_address' });
      expect(world.transfer(id)).toMatchObject({
        status: 'failed',
        failureCode: 'no_such_address',
        failureMessage: 'No.',
        failedAt: world.now,
      });
      const order = world.loaded.find(instructionsTable, { subject: id, kind: 'return_deposit' });
      expect(order).toMatchObject({ provider: 'bank', payload: { amount: '100.00', asset: 'AUD' } });
      world.report(id, 'return_deposit', 'settled');
      expect(world.transfer(id)).toMatchObject({ status: 'returned', failureCode: 'no_such_address' });
      expect(world.entriesOf(id)).toEqual(entries);
      expect(world.accountsOf(id)).toEqual({});
    },
  );

  it('that comes back from its payee is failed, and says so', () => {
    const world = new TransferWorld();
    const { id } = world.fund('stablecoin_to_aud', 100_000_000n);
    world.goOn(id);
    world.report(id, 'convert', 'settled');
    world.report(id, 'pay', 'returned');
    expect(world.transfer(id)).toMatchObject({ status: 'failed', failureCode: 'returned_by_provider' });
  });

  it('is counted in full while it is not returned, held or not, on the day of its detection', () => {
    const world = new TransferWorld({}, { maxMinor: 5_000n });
    const counters = () =>
      world.loaded
        .list(countersTable, {})
        .map(({ counter, period, totalMinor }) => [counter, period, totalMinor]);
    const held = world.fund('aud_to_stablecoin', 6_000n);
    expect(held).toMatchObject({ status: 'held', holdReason: 'above_route_maximum' });
    const { id } = world.fund('aud_to_stablecoin', 4_000n);
    const routeId = world.toStablecoin.id;
    expect(counters()).toEqual([
      ['transfer:AUD', '2026-03-04', 10_000n],
      ['transfer:AUD', '2026-03', 10_000n],
      [`route:${routeId}`, '2026-03-04', 10_000n],
    ]);
    // The day after.
    world.now += 86_400_000;
    world.goOn(id);
    world.report(id, 'convert', 'failed');
    world.report(id, 'return_deposit', 'settled');
    expect(counters()).toEqual([
      ['transfer:AUD', '2026-03-04', 6_000n],
      ['transfer:AUD', '2026-03', 6_000n],
      [`route:${routeId}`, '2026-03-04', 6_000n],
    ]);
  });
});

describe('each pair of statuses', () => {
  const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));
  const priced = {
    rate: '0.6500000000',
    developerFeeMinor: 0n,
    developerFeeAudMinor: 0n,
    convertedMinor: 10_000n,
    destinationMinor: 65_000_000n,
  };

  it.each(pairs)('from %s to %s is an edge or refused', (from, to) => {
    const world = new TransferWorld();
    const begun: Transfer = { ...world.fund('aud_to_stablecoin', 10_000n), ...priced, status: from };
    const move = () =>
      world.decide(
        (loaded, context) => ({ effects: moveTransfer(begun, to, { priced }, loaded, context).effects }),
        transferMoveNeeds(begun),
      );
    if (isTransferEdge(from, to)) expect(move().effects).not.toEqual([]);
    else expect(move).toThrow(`A transfer that is ${from} cannot become ${to}.`);
  });
});

/** Everything that holds a transfer, the first of the documented order first, each with what brings it about. */
const OBSTACLES: readonly (readonly [TransferHoldReason, (world: TransferWorld) => void])[] = [
  [
    'account_suspended',
    (world) =>
      world.decide((_loaded, { head }) => ({
        effects: [saveRow<Tenant>(tenantsTable, { ...head.tenant, status: 'suspended' })],
      })),
  ],
  ['capability_disabled', () => undefined],
  ['asset_network_unavailable', () => undefined],
  [
    'customer_not_entitled',
    (world) =>
      world.decide(() => ({
        effects: [
          saveRow<Customer>(customersTable, {
            ...world.loaded.find(customersTable, {})!,
            audOnramp: 'suspended',
            audOfframp: 'suspended',
          }),
        ],
      })),
  ],
  [
    'payment_route_inactive',
    (world) =>
      world.decide(() => ({
        effects: [world.toStablecoin, world.toAud].map((route) =>
          saveRow<PaymentRoute>(paymentRoutesTable, { ...route, status: 'inactive' }),
        ),
      })),
  ],
  ['amount_below_fee', () => undefined],
  ['below_route_minimum', () => undefined],
  ['limit_exceeded', () => undefined],
  ['provider_review', () => undefined],
];

describe('what stands against a transfer', () => {
  it.each(OBSTACLES.map(([reason], index) => [reason, index] as const))(
    'has it held for the first that applies: %s before all behind it',
    (reason, index) => {
      for (const direction of DIRECTIONS) {
        const applies = new Set(OBSTACLES.slice(index).map(([each]) => each));
        const first = testTerms().capabilities;
        const terms = testTerms({
          capabilities: {
            audInboundRails: applies.has('capability_disabled') ? [] : first.audInboundRails,
            audOutboundRails: applies.has('capability_disabled') ? [] : first.audOutboundRails,
            assetNetworks: applies.has('asset_network_unavailable') ? [] : first.assetNetworks,
          },
          pricing: {
            fees: applies.has('amount_below_fee')
              ? (['AUD', 'USDC'] as const).map((asset) => ({
                  operation: 'transfer',
                  asset,
                  flat: '500.00',
                  bps: 0,
                }))
              : [],
          },
          limits: {
            rules: applies.has('limit_exceeded')
              ? (['AUD', 'USDC'] as const).map((asset) => ({
                  operation: 'transfer',
                  asset,
                  window: 'transaction',
                  maximum: '1.00',
                  action: 'reject',
                }))
              : [],
          },
        });
        const minMinor = applies.has('below_route_minimum') ? 10n ** 12n : null;
        const world = new TransferWorld({ terms }, { minMinor });
        for (const [each, bring] of OBSTACLES) if (applies.has(each)) bring(world);
        const gross = direction === 'aud_to_stablecoin' ? 10_003n : 100_030_000n;
        const transfer = world.fund(direction, gross);
        expect(transfer).toMatchObject({ status: 'held', holdReason: reason });
        expect(transfer.statusHistory.map(({ status, reason: why }) => [status, why])).toEqual([
          ['detected', undefined],
          ['held', reason],
        ]);
        expect(world.entriesOf(transfer.id)).toEqual(['transfer_detected']);
      }
    },
  );

  it.each([
    ['below its least by one minor unit', { minMinor: 10_001n }, 'below_route_minimum'],
    ['exactly its least', { minMinor: 10_000n }, undefined],
    ['exactly its most', { maxMinor: 10_000n }, undefined],
    ['above its most by one minor unit', { maxMinor: 9_999n }, 'above_route_maximum'],
    ['exactly what a day takes', { dailyMinor: 10_000n }, undefined],
    ['above what a day takes', { dailyMinor: 9_999n }, 'above_route_daily_limit'],
  ] as const)('is a bound of its route: %s', (_what, limits, reason) => {
    const transfer = new TransferWorld({}, limits).fund('aud_to_stablecoin', 10_000n);
    expect(transfer.holdReason ?? undefined).toBe(reason);
  });

  it.each(['hold', 'reject'] as const)('is a rule that would %s, by transaction, day and month', (action) => {
    for (const [window, minimum, reason] of [
      ['transaction', undefined, 'limit_exceeded'],
      ['day', undefined, 'limit_exceeded'],
      ['month', '200.00', 'amount_below_minimum'],
    ] as const) {
      const bound = { maximum: '150.00', ...(minimum === undefined ? {} : { minimum }) };
      const rule = { operation: 'transfer', asset: 'AUD', window, ...bound, action } as const;
      const world = new TransferWorld({ terms: testTerms({ limits: { rules: [rule] } }) });
      const first = world.fund('aud_to_stablecoin', window === 'transaction' ? 15_001n : 15_000n);
      const second = world.fund('aud_to_stablecoin', 1n);
      const found = [first, second].map(({ holdReason }) => holdReason);
      expect(found).toEqual(
        window === 'transaction' ? [reason, null] : window === 'day' ? [null, reason] : [reason, reason],
      );
    }
  });

  it('is found with the rate, where it is known then alone: it is held on its way', () => {
    for (const [minor, rate, reason] of [
      [10_000n, '0.0000000001', 'amount_below_minimum'],
      [99_999_999_999_999n, '9.0000000000', 'limit_exceeded'],
    ] as const) {
      const world = new TransferWorld({
        providers: { marketRate: (_direction, now) => ({ rate, asOf: now }) },
      });
      const { id } = world.fund('aud_to_stablecoin', minor);
      expect(world.goOn(id)).toMatchObject({ status: 'held', holdReason: reason, rate: null });
    }
  });

  it('is a daily limit of Sydney, whose days have 23 and 25 hours when its clocks change', () => {
    for (const [midnight, hours] of [
      // Daylight saving begins on 2026-10-04 and ends on 2027-04-04, at 2 and 3 in the morning.
      [Date.UTC(2026, 9, 3, 14), 23],
      [Date.UTC(2027, 3, 3, 13), 25],
    ] as const) {
      const world = new TransferWorld({ now: midnight - 1 }, { dailyMinor: 10_000n });
      const at = (moment: number): string | null => {
        world.now = moment;
        return world.fund('aud_to_stablecoin', 6_000n).holdReason;
      };
      const next = midnight + hours * 3_600_000;
      expect([at(midnight - 1), at(midnight), at(next - 1), at(next)]).toEqual([
        null,
        null,
        'above_route_daily_limit',
        null,
      ]);
    }
  });
});
