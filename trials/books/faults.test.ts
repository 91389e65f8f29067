import { describe, expect, it } from 'vitest';
import { newAttempt, type Attempt, type Outcome } from '../client/attempt.ts';
import type { Shown } from '../client/tenant-client.ts';
import type { Books, ShownMovement } from './books.ts';
import { brokenHistory, brokenRecords } from './faults-of-books.ts';
import { faultsOfEffects } from './faults-of-effects.ts';
import { faultsOfContinuation } from './faults-of-continuation.ts';

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
  overview: {
    balances: [{ asset: 'AUD', available: '89.50', reserved: '0.00', pending: '0.00', posted: '89.50' }],
  },
  movements: history,
  payouts: [payout],
  payins: [payin],
  withdrawals: [],
  conversions: [],
  quotes: [],
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

describe('books', () => {
  it('are asked for every law of the suite', () => {
    const overdrawn = { ...history[1]!, availableDelta: '-110.50' };
    const movements = [history[0]!, overdrawn, history[2]!];
    expect(brokenHistory(books({ movements })).join()).toContain('acct_1: ');
    expect(brokenRecords(books({ payouts: [] })).join()).toContain('pay_1, which is not there');
  });
});
