import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import type { Books, Fault } from './books.ts';
import { faultsOfHistory } from './faults-of-history.ts';
import { faultsOfRecords } from './faults-of-records.ts';
import { termsOf, type Terms } from './terms.ts';

const TERMS: Terms = { refundsFee: () => false, floorOf: () => 0n };

const aud = (amount: string): JsonObject => ({ amount, currency: 'AUD' });
const usdc = (amount: string): JsonObject => ({ amount, currency: 'USDC', network: 'base' });

const balance = (asset: string, available: string, reserved = '0.00', pending = '0.00'): JsonObject => ({
  asset,
  available,
  reserved,
  pending,
  posted: available,
});

const movement = (id: string, kind: string, deltas: [string, string], given: object = {}): JsonObject => ({
  id,
  asset: 'AUD',
  kind,
  availableDelta: deltas[0],
  reservedDelta: deltas[1],
  occurredAt: `2026-01-01T00:00:0${id}.000Z`,
  ...given,
});

const ofPayin = { reference: 'pin_1', externalReference: 'key-0' };

function ofOperation(id: string, kind: string, status: string): object {
  return {
    reference: id,
    externalReference: 'key-1',
    operationId: id,
    operationKind: kind,
    operationStatus: status,
  };
}

const payin: JsonObject = {
  id: 'pin_1',
  asset: 'AUD',
  status: 'credited',
  movementId: '1',
  netCredit: aud('100.00'),
  externalReference: 'key-0',
};

const payout: JsonObject = {
  id: 'pay_1',
  kind: 'payout',
  asset: 'AUD',
  status: 'settled',
  externalReference: 'key-1',
  movementIds: ['2', '3'],
  principal: aud('10.00'),
  fee: aud('0.50'),
  sourceDebit: aud('10.50'),
};

const OF_PAYOUT = ofOperation('pay_1', 'payout', 'settled');
const CREDITED = movement('1', 'funding_credited', ['100.00', '0.00'], ofPayin);
const RESERVED = movement('2', 'payout_reserved', ['-10.50', '10.50'], OF_PAYOUT);
const CAPTURED = movement('3', 'reservation_captured', ['0.00', '-10.50'], OF_PAYOUT);

/** Sound books, but for what is given; movements oldest first. */
function books(given: Partial<Books> = {}, movements = [CREDITED, RESERVED, CAPTURED]): Books {
  return {
    overview: { balances: [balance('AUD', '89.50')] },
    movements: [...movements].reverse(),
    operations: [payout],
    quotes: [],
    receipts: [payin],
    ...given,
  };
}

function wordsOf(faults: readonly Fault[]): string {
  return faults.map(({ message }) => message).join('; ');
}

const brokenHistory = (given: Books): string => wordsOf(faultsOfHistory(given, TERMS));
const brokenRecords = (given: Books): string => wordsOf(faultsOfRecords(given, TERMS));

describe('sound books', () => {
  it('have no faults', () => {
    expect(brokenHistory(books())).toBe('');
    expect(brokenRecords(books())).toBe('');
  });
});

describe('a history', () => {
  it.each([
    ['is overdrawn on the way', [RESERVED, CREDITED, CAPTURED], 'below its floor'],
    ['has less than nothing reserved', [CREDITED, CAPTURED, RESERVED], 'reserved is below zero'],
    ['lists a movement twice', [CREDITED, CREDITED, RESERVED, CAPTURED], 'listed twice'],
    ['does not come to the balance', [CREDITED, RESERVED], 'where the movements make'],
    [
      'falls back in time',
      [CREDITED, RESERVED, { ...CAPTURED, occurredAt: '2025-01-01T00:00:00.000Z' }],
      'occurred after the movement that follows it',
    ],
  ])('that %s is found', (_name, movements, words) => {
    expect(brokenHistory(books({}, movements))).toContain(words);
  });

  it('may go below zero as far as the configuration of its operation lets it, and not further', () => {
    const movements = [RESERVED, CAPTURED];
    const overview = { balances: [balance('AUD', '-10.50')] };
    const operations = [{ ...payout, configurationId: 'cfg_1' }];
    const withCredit = (id: string, amount: string): string => {
      const terms = termsOf([{ id, limits: { creditLimits: [{ asset: 'AUD', amount }] } }]);
      return wordsOf(faultsOfHistory(books({ overview, operations }, movements), terms));
    };
    expect(withCredit('cfg_1', '10.50')).toBe('');
    expect(withCredit('cfg_9', '0.00')).toBe('');
    expect(withCredit('cfg_1', '10.49')).toContain('below its floor');
  });

  it('says nothing of how low a conversion went before its configurations were known', () => {
    const conversion = { ...payout, kind: 'conversion' };
    const overview = { balances: [balance('AUD', '-10.50')] };
    const faultsSince = (since: string): string =>
      wordsOf(
        faultsOfHistory(
          books({ overview, operations: [conversion] }, [RESERVED, CAPTURED]),
          termsOf([], undefined, since),
        ),
      );
    expect(faultsSince('')).toContain('below its floor');
    expect(faultsSince('2999-01-01T00:00:00.000Z')).not.toContain('below its floor');
  });

  it('may go below zero by a loss', () => {
    const movements = [movement('1', 'funding_returned', ['-5.00', '0.00'], ofPayin)];
    expect(brokenHistory(books({ overview: { balances: [balance('AUD', '-5.00')] } }, movements))).toBe('');
  });
});

describe('records', () => {
  const released = movement('3', 'reservation_released', ['10.50', '-10.50'], OF_PAYOUT);
  const adjustment = movement('4', 'admin_adjustment', ['1.00', '0.00'], { reference: '4' });
  const stranger = movement('4', 'payout_returned', ['1.00', '0.00'], { reference: 'pay_9' });

  it.each([
    ['a settled payout that was released', [CREDITED, RESERVED, released], 'pay_1, settled, moved'],
    ['a payout that was captured twice', [CREDITED, RESERVED, CAPTURED, CAPTURED], 'pay_1, settled, moved'],
    ['a payout without a reservation', [CREDITED, CAPTURED], 'pay_1, settled, moved reservation_captured'],
    ['a pay-in that was not credited', [RESERVED, CAPTURED], 'pin_1 has 0 credits'],
    ['an adjustment without a reason', [CREDITED, RESERVED, CAPTURED, adjustment], 'which is not there'],
    [
      'a credit of something else than the net of its pay-in',
      [{ ...CREDITED, availableDelta: '99.00' }, RESERVED, CAPTURED],
      'pin_1 was credited 9900 instead of 10000',
    ],
    ['movements of nothing', [CREDITED, RESERVED, CAPTURED, stranger], 'pay_9, which is not there'],
  ])('show %s', (_name, movements, words) => {
    expect(brokenRecords(books({}, movements))).toContain(words);
  });

  it('show what is reserved for nothing, and pending for nothing', () => {
    const overview = { balances: [balance('AUD', '89.50', '1.00', '2.00')] };
    const words = brokenRecords(books({ overview }));
    expect(words).toContain('reserved is 1.00 AUD where');
    expect(words).toContain('pending is 2.00 AUD where');
  });

  it('show movements that carry what is not their own', () => {
    const foreign = { ...CAPTURED, externalReference: 'key-9' };
    expect(brokenRecords(books({}, [CREDITED, RESERVED, foreign]))).toContain(
      'externalReference of the movements',
    );
    const unnamed = [{ ...payout, movementIds: ['2'] }];
    expect(brokenRecords(books({ operations: unnamed }))).toContain('does not name its movements');
  });

  it('give the fee of a returned payout back where the terms say so', () => {
    const returned = { ...payout, status: 'returned', movementIds: ['2', '3', '4'] };
    const own = ofOperation('pay_1', 'payout', 'returned');
    const back = (amount: string): Books =>
      books({ operations: [returned] }, [
        CREDITED,
        { ...RESERVED, ...own },
        { ...CAPTURED, ...own },
        movement('4', 'payout_returned', [amount, '0.00'], own),
      ]);
    const withFee = { ...TERMS, refundsFee: () => true };
    expect(brokenRecords(back('10.00'))).toBe('');
    expect(brokenRecords(back('10.50'))).toContain('pay_1, returned, moved');
    expect(wordsOf(faultsOfRecords(back('10.50'), withFee))).toBe('');
    expect(wordsOf(faultsOfRecords(back('10.00'), withFee))).toContain('pay_1, returned, moved');
  });
});

it('a pay-in that was returned holds nothing back', () => {
  const movements = [
    movement('1', 'funding_credited', ['90.00', '10.00'], ofPayin),
    movement('2', 'funding_returned', ['-100.00', '0.00'], ofPayin),
  ];
  const returned = books({ receipts: [{ ...payin, status: 'returned' }] }, movements);
  expect(brokenRecords(returned)).toContain('pin_1, returned, still holds 1000 back');
});

describe('what comes late', () => {
  const own = ofOperation('pay_1', 'payout', 'settled');
  const steps = [CREDITED, RESERVED, CAPTURED].map((each) =>
    each === CREDITED ? each : { ...each, ...own },
  );
  const returned = (id: string): JsonObject => movement(id, 'payout_returned', ['10.00', '0.00'], own);
  const late = (adjustments: readonly JsonObject[], movements: readonly JsonObject[]): string => {
    const all = [...steps, ...movements];
    const movementIds = all.slice(1).map(({ id }) => id ?? null);
    return brokenRecords(books({ operations: [{ ...payout, adjustments, movementIds }] }, all));
  };
  const told: JsonObject = { kind: 'late_return', movementIds: ['4'] };

  it('moves once what it says', () => {
    expect(late([told], [returned('4')])).toBe('');
    expect(late([told], [])).toContain('pay_1, settled, moved');
    expect(late([], [returned('4')])).toContain('pay_1, settled, moved');
    expect(late([told], [returned('4'), returned('5')])).toContain('pay_1, settled, moved');
  });

  it('is told once, with its own movements', () => {
    expect(late([told, told], [returned('4')])).toContain('what came late of pay_1');
    expect(late([{ ...told, movementIds: ['3'] }], [returned('4')])).toContain('what came late of pay_1');
  });

  it('takes what failed and was carried out all the same', () => {
    const failed = ofOperation('pay_1', 'payout', 'failed');
    const all = [
      CREDITED,
      { ...RESERVED, ...failed },
      movement('3', 'reservation_released', ['10.50', '-10.50'], failed),
      movement('4', 'late_execution_debited', ['-10.50', '0.00'], failed),
    ];
    const adjustments = [{ kind: 'late_execution', movementIds: ['4'] }];
    const operations = [{ ...payout, status: 'failed', adjustments, movementIds: ['2', '3', '4'] }];
    expect(brokenRecords(books({ operations }, all))).toBe('');
    expect(brokenRecords(books({ operations }, [...all.slice(0, 3)]))).toContain('pay_1, failed, moved');
  });
});

describe('a conversion', () => {
  const own = ofOperation('cnv_1', 'conversion', 'settled');
  const conversion: JsonObject = {
    ...payout,
    id: 'cnv_1',
    kind: 'conversion',
    movementIds: ['2', '3', '4'],
    fee: aud('0.00'),
    sourceDebit: aud('10.00'),
    destination: usdc('6.500000'),
    source: aud('10.00'),
    rate: '0.6500000000',
    quoteId: 'quo_1',
    createdAt: '2026-01-01T00:00:01.000Z',
  };
  const quote: JsonObject = {
    id: 'quo_1',
    status: 'accepted',
    conversionId: 'cnv_1',
    expiresAt: '2026-01-01T00:00:02.000Z',
    ...Object.fromEntries(
      ['source', 'destination', 'fee', 'rate'].map((name) => [name, conversion[name] ?? null]),
    ),
  };
  const steps = [
    CREDITED,
    movement('2', 'conversion_reserved', ['-10.00', '10.00'], own),
    movement('3', 'reservation_captured', ['0.00', '-10.00'], own),
    movement('4', 'conversion_credited', ['6.500000', '0.000000'], {
      ...own,
      asset: 'USDC',
      occurredAt: '2026-01-01T00:00:03.000Z',
    }),
  ];
  const converted = (change: object = {}, movements = steps): Books =>
    books({ operations: [{ ...conversion, ...change }], quotes: [quote] }, movements);

  it('that took its source and brought its destination has no faults', () => {
    expect(brokenRecords(converted())).toBe('');
  });

  it('shows what it brought too little, too early, at another moment, or not at all', () => {
    expect(brokenRecords(converted({}, steps.slice(0, 3)))).toContain('cnv_1, settled, moved');
    expect(brokenRecords(converted({ destination: usdc('6.500001') }))).toContain(
      'instead of conversion_reserved AUD -1000 1000, reservation_captured AUD 0 -1000, conversion_credited USDC 6500001 0',
    );
    expect(brokenRecords(converted({ status: 'submitted' }))).toContain('cnv_1, submitted, moved');
    const late = { ...steps[3]!, occurredAt: '2026-01-01T00:00:05.000Z' };
    expect(brokenRecords(converted({}, [...steps.slice(0, 3), late]))).toContain(
      'credited at another moment',
    );
  });

  it.each<[string, object, JsonObject, string]>([
    ['is not what its quote says', { rate: '0.6600000000' }, quote, 'cnv_1 is not what its quote says'],
    ['has no quote', { quoteId: 'quo_9' }, quote, 'quo_1, accepted, has the conversions of none'],
    ['came too late', { createdAt: '2026-01-01T00:00:02.000Z' }, quote, 'after its quote had expired'],
    ['is unknown to its quote', {}, { ...quote, conversionId: 'cnv_9' }, 'quo_1, accepted, has'],
    ['carries out an open quote', {}, { ...quote, status: 'open' }, 'quo_1, open, has'],
  ])('that %s is found', (_what, change, offered, words) => {
    expect(brokenRecords({ ...converted(change), quotes: [offered] })).toContain(words);
  });

  it('does not hide an asset that is overdrawn behind another', () => {
    const spent = movement('5', 'withdrawal_reserved', ['-7.000000', '7.000000'], { asset: 'USDC' });
    expect(brokenHistory(converted({}, [...steps, spent]))).toContain('withdrawal_reserved 5 took');
  });
});
