import { expect, it } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import type { Books } from './books.ts';
import { faultsOfInflow } from './faults-of-inflow.ts';

const aud = (amount: string): JsonObject => ({ amount, currency: 'AUD' });
const usdc = (amount: string): JsonObject => ({ amount, currency: 'USDC', network: 'base' });

const movement = (kind: string, reference: string, availableDelta: string, day = '02'): JsonObject => ({
  kind,
  reference,
  asset: 'AUD',
  availableDelta,
  occurredAt: `2026-03-${day}T01:00:00.000Z`,
});

const books: Books = {
  overview: {},
  quotes: [],
  operations: [{ id: 'pay_1', fee: aud('0.40'), principal: aud('10.00') }],
  receipts: [{ id: 'pin_1', inboundFee: aud('0.05') }],
  movements: [
    movement('funding_credited', 'pin_1', '99.95'),
    movement('payout_reserved', 'pay_1', '-10.40'),
    movement('reservation_captured', 'pay_1', '0.00'),
    movement('payout_returned', 'pay_1', '10.40'),
    // In April, in Sydney.
    movement('funding_returned', 'pin_1', '-99.95', '31'),
  ].map((each, index) => (index === 4 ? { ...each, occurredAt: '2026-03-31T13:00:00.000Z' } : each)),
};

const went = (...statuses: readonly string[]): JsonObject => ({
  source: usdc('100.000000'),
  platformFee: usdc('0.500000'),
  statusHistory: statuses.map((status) => ({ status, at: '2026-03-05T00:00:00.000Z' })),
});

const transfers = [
  went('detected', 'converting', 'delivering', 'completed'),
  went('detected', 'converting', 'delivering', 'failed', 'returned'),
  went('detected', 'converting', 'failed', 'returned'),
];

const march = (inflowCollected: JsonObject[]): JsonObject => ({
  number: 'INV-202603-0001',
  periodFrom: '2026-02-28T13:00:00.000Z',
  periodTo: '2026-03-31T13:00:00.000Z',
  inflowCollected,
});

const AUD: JsonObject = { asset: 'AUD', amountMinor: '5', count: 2 };
const USDC: JsonObject = { asset: 'USDC', amountMinor: '500000', count: 2 };

it('is what was taken of movements and transfers in the month, less what was given back', () => {
  expect(faultsOfInflow([march([AUD, USDC])], transfers, books)).toEqual([]);
});

it('is told too of an asset in which fees were only given back', () => {
  const april = (inflow: JsonObject[]): JsonObject => ({
    ...march(inflow),
    periodFrom: '2026-03-31T13:00:00.000Z',
    periodTo: '2026-04-30T14:00:00.000Z',
  });
  const back: JsonObject = { asset: 'AUD', amountMinor: '-5', count: 0 };
  expect(faultsOfInflow([april([back])], transfers, books)).toEqual([]);
  expect(faultsOfInflow([april([])], transfers, books)).toHaveLength(1);
});

it.each<[string, JsonObject[]]>([
  ['a fee that was given back and is counted still', [{ ...AUD, amountMinor: '45' }, USDC]],
  ['a return that is counted as a fee', [{ ...AUD, count: 3 }, USDC]],
  ['a transfer that was left out', [AUD]],
  ['what belongs to another month', [{ ...AUD, amountMinor: '0' }, USDC]],
])('sees %s', (_what, inflow) => {
  expect(faultsOfInflow([march(inflow)], transfers, books)).toHaveLength(1);
});
