import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adjust,
  captureReservation,
  creditFunding,
  debitLateExecution,
  releaseFundingHold,
  releaseReservation,
  reserve,
  returnFunding,
  returnPayout,
  type Cause,
  type MovementEffect,
} from './movement-effect.ts';

const CAUSE: Cause = { movementId: 'mov_1', reference: 'pay_1', externalReference: 'r-1' };

/** g gross, f fee, h hold-back, p principal: the letters of the interface's table of postings. */
interface Letters {
  readonly g: bigint;
  readonly f: bigint;
  readonly h: bigint;
  readonly p: bigint;
}

interface Row {
  readonly name: string;
  readonly kind: MovementEffect['kind'];
  readonly make: (letters: Letters) => MovementEffect;
  /** Account → amount, as the table says it. */
  readonly postings: (letters: Letters) => Readonly<Record<string, bigint>>;
}

const POLYGON = 'chain_clearing:polygon';

const TABLE: readonly Row[] = [
  {
    name: 'funding credited',
    kind: 'funding_credited',
    make: ({ g, f, h }) => creditFunding(CAUSE, 'AUD', 'bank_clearing', { gross: g, fee: f, holdback: h }),
    postings: ({ g, f, h }) => ({ bank_clearing: -g, fee_income: f, available: g - f - h, reserved: h }),
  },
  {
    name: 'a deposit credited',
    kind: 'funding_credited',
    make: ({ g, f, h }) => creditFunding(CAUSE, 'USDC', POLYGON, { gross: g, fee: f, holdback: h }),
    postings: ({ g, f, h }) => ({ [POLYGON]: -g, fee_income: f, available: g - f - h, reserved: h }),
  },
  {
    name: 'a hold-back released',
    kind: 'funding_hold_released',
    make: ({ h }) => releaseFundingHold(CAUSE, 'AUD', h),
    postings: ({ h }) => ({ reserved: -h, available: h }),
  },
  {
    name: 'funding returned',
    kind: 'funding_returned',
    make: ({ g, f, h }) =>
      returnFunding(CAUSE, 'AUD', 'bank_clearing', { gross: g, fee: f, openHoldback: h }),
    postings: ({ g, f, h }) => ({ available: -(g - f - h), reserved: -h, fee_income: -f, bank_clearing: g }),
  },
  ...(
    [
      ['payout', 'payout_reserved'],
      ['stable_withdrawal', 'withdrawal_reserved'],
      ['conversion', 'conversion_reserved'],
    ] as const
  ).map(([operation, kind]) => ({
    name: `a ${operation} reserved`,
    kind,
    make: ({ p, f }: Letters) => reserve(CAUSE, 'AUD', operation, p + f),
    postings: ({ p, f }: Letters) => ({ available: -(p + f), reserved: p + f }),
  })),
  {
    name: 'a reservation released',
    kind: 'reservation_released',
    make: ({ p, f }) => releaseReservation(CAUSE, 'AUD', p + f),
    postings: ({ p, f }) => ({ available: p + f, reserved: -(p + f) }),
  },
  {
    name: 'a reservation captured',
    kind: 'reservation_captured',
    make: ({ p, f }) => captureReservation(CAUSE, 'AUD', 'bank_clearing', { principal: p, fee: f }),
    postings: ({ p, f }) => ({ reserved: -(p + f), fee_income: f, bank_clearing: p }),
  },
  {
    name: "a conversion's reservation captured",
    kind: 'reservation_captured',
    make: ({ p, f }) => captureReservation(CAUSE, 'AUD', 'conversion_clearing', { principal: p, fee: f }),
    postings: ({ p, f }) => ({ reserved: -(p + f), fee_income: f, conversion_clearing: p }),
  },
  {
    name: 'a payout returned',
    kind: 'payout_returned',
    make: ({ p }) => returnPayout(CAUSE, 'AUD', { principal: p, refundedFee: 0n }),
    postings: ({ p }) => ({ bank_clearing: -p, available: p }),
  },
  {
    name: 'a payout returned with its fee',
    kind: 'payout_returned',
    make: ({ p, f }) => returnPayout(CAUSE, 'AUD', { principal: p, refundedFee: f }),
    postings: ({ p, f }) => ({ bank_clearing: -p, fee_income: -f, available: p + f }),
  },
  {
    name: 'a late execution debited',
    kind: 'late_execution_debited',
    make: ({ p, f }) => debitLateExecution(CAUSE, 'AUD', 'bank_clearing', { principal: p, fee: f }),
    postings: ({ p, f }) => ({ available: -(p + f), fee_income: f, bank_clearing: p }),
  },
  {
    name: 'an adjustment',
    kind: 'admin_adjustment',
    make: ({ p }) => adjust(CAUSE, 'AUD', -p, 'adjustments'),
    postings: ({ p }) => ({ available: -p, adjustments: p }),
  },
  {
    name: 'a loss that the platform takes',
    kind: 'admin_adjustment',
    make: ({ p }) => adjust(CAUSE, 'AUD', p, 'loss'),
    postings: ({ p }) => ({ available: p, loss: -p }),
  },
];

const LETTERS = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 18n }), fc.nat(), fc.nat(), fc.bigInt({ min: 1n, max: 10n ** 18n }))
  .map(([g, fee, holdback, p]): Letters => {
    const f = BigInt(fee) % g;
    return { g, f, h: BigInt(holdback) % (g - f + 1n), p };
  });

describe.each(TABLE)('the entry of $name', ({ kind, make, postings }) => {
  it('has the postings of its row, which sum to zero, and none of nothing', () => {
    fc.assert(
      fc.property(LETTERS, (letters) => {
        const effect = make(letters);
        const expected = Object.entries(postings(letters)).filter(([, amount]) => amount !== 0n);
        expect(effect.kind).toBe(kind);
        expect(new Map(effect.lines.map((line) => [line.account, line.amountMinor]))).toEqual(
          new Map(expected),
        );
        expect(effect.lines).toHaveLength(expected.length);
        expect(effect.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)).toBe(0n);
      }),
    );
  });
});
