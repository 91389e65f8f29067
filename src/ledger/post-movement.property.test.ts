import fc from 'fast-check';
import { expect, it } from 'vitest';
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
import { hashMovement } from './movement.ts';
import { postMovement, type Posted } from './post-movement.ts';
import { BALANCE_BOUND, GENESIS_HASH, newBalance, newWallet } from './wallet.ts';

interface Step {
  readonly effect: (cause: Cause) => MovementEffect;
  readonly now: number;
}

const MINOR = fc.oneof(
  fc.bigInt({ min: 1n, max: 1_000n }),
  // So large that a few of them reach the bound.
  fc.bigInt({ min: BALANCE_BOUND / 3n, max: BALANCE_BOUND }),
);
const FEE = fc.bigInt({ min: 0n, max: 50n });

const EFFECT = fc.oneof(
  fc.tuple(MINOR, fc.boolean()).map(
    ([minor, up]) =>
      (cause: Cause) =>
        adjust(cause, 'AUD', up ? minor : -minor, 'adjustments'),
  ),
  fc.tuple(MINOR, FEE, FEE).map(
    ([net, fee, holdback]) =>
      (cause: Cause) =>
        creditFunding(cause, 'AUD', 'bank_clearing', { gross: net + fee + holdback, fee, holdback }),
  ),
  fc.tuple(MINOR, FEE, FEE).map(
    ([net, fee, openHoldback]) =>
      (cause: Cause) =>
        returnFunding(cause, 'AUD', 'bank_clearing', { gross: net + fee + openHoldback, fee, openHoldback }),
  ),
  MINOR.map((minor) => (cause: Cause) => releaseFundingHold(cause, 'AUD', minor)),
  MINOR.map((minor) => (cause: Cause) => reserve(cause, 'AUD', 'payout', minor)),
  MINOR.map((minor) => (cause: Cause) => releaseReservation(cause, 'AUD', minor)),
  fc.tuple(MINOR, FEE).map(
    ([principal, fee]) =>
      (cause: Cause) =>
        captureReservation(cause, 'AUD', 'bank_clearing', { principal, fee }),
  ),
  fc.tuple(MINOR, FEE).map(
    ([principal, fee]) =>
      (cause: Cause) =>
        debitLateExecution(cause, 'AUD', 'bank_clearing', { principal, fee }),
  ),
  MINOR.map((principal) => (cause: Cause) => returnPayout(cause, 'AUD', { principal, refundedFee: 0n })),
);

const STEPS = fc.array(
  fc.record({
    effect: EFFECT,
    now: fc.integer({ min: 0, max: 4_102_444_800_000 }),
  }) satisfies fc.Arbitrary<Step>,
  { maxLength: 30 },
);

/** Posts what the laws let through, as a wallet's history. */
function post(steps: readonly Step[]): Posted[] {
  let wallet = newWallet('acct_1');
  let balance = newBalance('acct_1', 'AUD');
  const history: Posted[] = [];
  for (const [index, { effect, now }] of steps.entries()) {
    const movement = effect({ movementId: `mov_${index}`, reference: 'x', externalReference: 'y' });
    try {
      const posted = postMovement(wallet, balance, movement, now);
      history.push(posted);
      ({ wallet, balance } = posted);
    } catch (error) {
      expect(String(error)).toMatch(
        /would make the reserved AUD negative|beyond its bound|before the newest movement/,
      );
    }
  }
  return history;
}

it('keeps every law after every movement, whatever is posted in whatever order', () => {
  fc.assert(
    fc.property(STEPS, (steps) => {
      let [available, reserved, seq, hash, moment] = [0n, 0n, 0, GENESIS_HASH, 0];
      for (const { movement, balance, postings, wallet } of post(steps)) {
        available += movement.availableDeltaMinor;
        reserved += movement.reservedDeltaMinor;
        expect(balance).toMatchObject({ availableMinor: available, reservedMinor: reserved });
        expect(reserved).toBeGreaterThanOrEqual(0n);
        for (const minor of [available, reserved, available + reserved]) {
          expect(minor <= BALANCE_BOUND && minor >= -BALANCE_BOUND).toBe(true);
        }
        expect(postings.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)).toBe(0n);
        expect(movement).toMatchObject({ seq: seq + 1, previousHash: hash, hash: hashMovement(movement) });
        expect(movement.occurredAt).toBeGreaterThanOrEqual(moment);
        expect(wallet).toMatchObject({ seq: movement.seq, headHash: movement.hash });
        [seq, hash, moment] = [movement.seq, movement.hash, movement.occurredAt];
      }
    }),
  );
});
