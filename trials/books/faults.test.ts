import { describe, expect, it } from 'vitest';
import { newAttempt, type Attempt, type Outcome } from '../client/attempt.ts';
import type { Shown } from '../client/tenant-client.ts';
import type { Books, ShownMovement } from './books.ts';
import { faultsAtRest } from './faults-at-rest.ts';
import { faultsOfEffects } from './faults-of-effects.ts';
import { faultsOfContinuation, faultsOfHistory } from './faults-of-history.ts';

const movement = (
  id: string,
  kind: string,
  deltas: [string, string],
  given: Partial<ShownMovement> = {},
): ShownMovement => ({
  id,
  asset: 'AUD',
  kind,
  availableDelta: deltas[0],
  reservedDelta: deltas[1],
  externalReference: 'key-1',
  reference: kind === 'funding_credited' ? 'pin_1' : 'pay_1',
  occurredAt: `2026-01-01T00:00:0${id}.000Z`,
  ...given,
});

const money = (amount: string): object => ({ amount, currency: 'AUD' });

const payin: Shown = {
  id: 'pin_1',
  status: 'credited',
  netCredit: money('100.00'),
  externalReference: 'key-0',
};
const payout: Shown = {
  id: 'pay_1',
  kind: 'payout',
  asset: 'AUD',
  status: 'settled',
  externalReference: 'key-1',
  createdAt: 'then',
  rail: 'npp',
  principal: money('10.00'),
  fee: money('0.50'),
  sourceDebit: money('10.50'),
};

const history = [
  movement('1', 'funding_credited', ['100.00', '0.00']),
  movement('2', 'payout_reserved', ['-10.50', '10.50']),
  movement('3', 'reservation_captured', ['0.00', '-10.50']),
];

const books = (given: Partial<Books> = {}): Books => ({
  clientId: 'acct_1',
  standing: {
    balances: new Map([['AUD', { available: 8950n, reserved: 0n }]]),
    newestMovementId: '3',
  },
  movements: history,
  payouts: [payout],
  payins: [payin],
  withdrawals: [],
  conversions: [],
  deposits: [],
  beneficiaries: [],
  destinations: [],
  ...given,
});

const attempt = (
  outcome: Outcome,
  text: string,
  path = '/v1/treasury/payouts',
  externalReference = 'key-1',
): Attempt => ({
  ...newAttempt({
    method: 'POST',
    path,
    secretKey: 'sk',
    idempotencyKey: externalReference,
    body: { externalReference },
  }),
  outcome,
  answer: { status: outcome === 'accepted' ? 201 : 422, text, isReplay: false, link: null },
});

const attempts = (): Attempt[] => [
  attempt('accepted', JSON.stringify(payin), '/v1/sandbox/payins', 'key-0'),
  attempt('accepted', JSON.stringify(payout)),
];

describe('a history', () => {
  it('that is sound has no faults', () => {
    expect(faultsOfHistory(books())).toEqual([]);
  });

  it.each([
    ['is overdrawn on the way', [history[1]!, history[0]!, history[2]!]],
    ['lists a movement twice', [history[0]!, history[0]!, history[1]!, history[2]!]],
    ['does not come to the balance', history.slice(0, 2)],
    [
      'falls back in time',
      [history[0]!, history[1]!, { ...history[2]!, occurredAt: '2025-01-01T00:00:00.000Z' }],
    ],
  ])('that %s has', (_name, movements) => {
    expect(faultsOfHistory(books({ movements }))).not.toEqual([]);
  });

  it('goes on when later movements follow the earlier ones, whatever became of their operations', () => {
    const later = [{ ...history[0]!, operationStatus: 'settled' }, ...history.slice(1)];
    expect(faultsOfContinuation(history.slice(0, 2), later)).toEqual([]);
  });

  it.each([
    ['lost', [history[0]!, history[2]!]],
    ['cut off', [history[0]!]],
    ['changed', [history[0]!, { ...history[1]!, availableDelta: '-10.51' }]],
    ['slipped in before others', [movement('0', 'funding_credited', ['1.00', '0.00']), ...history]],
  ])('does not go on when a movement was %s', (_name, later) => {
    expect(faultsOfContinuation(history.slice(0, 2), later)).not.toEqual([]);
  });
});

describe('effects', () => {
  it('that are as they were answered have no faults', () => {
    expect(faultsOfEffects(books(), attempts())).toEqual({ lost: [], doubled: [], unasked: [] });
  });

  it('are lost when an acknowledged record is gone or changed', () => {
    expect(faultsOfEffects(books({ payouts: [] }), attempts()).lost).toHaveLength(1);
    const changed = { ...payout, principal: money('11.00') };
    expect(faultsOfEffects(books({ payouts: [changed] }), attempts()).lost).toHaveLength(1);
  });

  it('are doubled when a key has two', () => {
    const twice = [payout, { ...payout, id: 'pay_2' }];
    expect(faultsOfEffects(books({ payouts: twice }), attempts()).doubled).toHaveLength(1);
  });

  it('are unasked when a refusal has one, or nobody asked', () => {
    const [first] = attempts();
    expect(faultsOfEffects(books(), [first!, attempt('refused', '{}')]).unasked).toHaveLength(1);
    expect(faultsOfEffects(books(), [first!]).unasked).toHaveLength(1);
  });
});

describe('books at rest', () => {
  it('that are sound have no faults', () => {
    expect(faultsAtRest(books())).toEqual([]);
  });

  it.each([
    [
      'a settled payout that was released',
      [...history.slice(0, 2), movement('3', 'reservation_released', ['10.50', '-10.50'])],
    ],
    ['a payout that was captured twice', [...history, history[2]!]],
    ['a pay-in that was not credited', history.slice(1)],
    [
      'movements of nothing',
      [...history, movement('4', 'payout_returned', ['1.00', '0.00'], { reference: 'pay_9' })],
    ],
  ])('show %s', (_name, movements) => {
    expect(faultsAtRest(books({ movements }))).not.toEqual([]);
  });
});

describe('a conversion at rest', () => {
  const usdc = (amount: string): object => ({ amount, currency: 'USDC', network: 'base' });
  const conversion: Shown = {
    id: 'cnv_1',
    kind: 'conversion',
    asset: 'AUD',
    status: 'settled',
    externalReference: 'key-2',
    principal: money('10.00'),
    fee: money('0.00'),
    sourceDebit: money('10.00'),
    destination: usdc('6.500000'),
  };
  const own = { reference: 'cnv_1', externalReference: 'key-2' };
  const steps = [
    movement('1', 'funding_credited', ['100.00', '0.00']),
    movement('2', 'conversion_reserved', ['-10.00', '10.00'], own),
    movement('3', 'reservation_captured', ['0.00', '-10.00'], own),
    movement('4', 'conversion_credited', ['6.500000', '0.000000'], { ...own, asset: 'USDC' }),
  ];
  const converted = (movements: readonly ShownMovement[], change: object = {}): Books =>
    books({ movements, payouts: [], conversions: [{ ...conversion, ...change }] });

  it('that took its source and brought its destination has no faults', () => {
    expect(faultsAtRest(converted(steps))).toEqual([]);
  });

  it('shows what it brought too little, too early, or not at all', () => {
    expect(faultsAtRest(converted(steps.slice(0, 3)))).not.toEqual([]);
    expect(faultsAtRest(converted(steps, { destination: usdc('6.500001') }))).not.toEqual([]);
    expect(faultsAtRest(converted(steps, { status: 'submitted' }))).not.toEqual([]);
  });

  it('does not hide an asset that is overdrawn behind another', () => {
    const spent = movement('5', 'withdrawal_reserved', ['-7.000000', '7.000000'], { asset: 'USDC' });
    const faults = faultsOfHistory(converted([...steps, spent]));
    expect(faults.some((fault) => fault.includes('USDC'))).toBe(true);
  });
});
