import type { Asset } from '../money/amount.ts';
import type { MovementKind, OperationKind } from './movement.ts';
import type { Account, ClearingAccount } from './posting.ts';

/** The record that causes a movement, as the movement will name it. */
export interface Cause {
  /** The new movement's identifier. */
  readonly movementId: string;
  readonly reference: string;
  readonly externalReference: string;
  readonly reason?: string;
  readonly operation?: { readonly id: string; readonly kind: OperationKind };
}

/** A movement that a decision posts; its number, time and hash are given when it is applied. */
export interface MovementEffect {
  readonly effect: 'movement';
  readonly asset: Asset;
  readonly kind: MovementKind;
  readonly cause: Cause;
  readonly lines: readonly { readonly account: Account; readonly amountMinor: bigint }[];
}

function movement(
  kind: MovementKind,
  cause: Cause,
  asset: Asset,
  lines: Partial<Record<Account, bigint>>,
): MovementEffect {
  return {
    effect: 'movement',
    asset,
    kind,
    cause,
    lines: Object.entries(lines)
      .filter(([, amountMinor]) => amountMinor !== 0n)
      .map(([account, amountMinor]) => ({ account: account as Account, amountMinor })),
  };
}

/** A receipt is credited: its net becomes available but for the hold-back, which is reserved. */
export function creditFunding(
  cause: Cause,
  asset: Asset,
  clearing: ClearingAccount,
  amounts: { readonly gross: bigint; readonly fee: bigint; readonly holdback: bigint },
): MovementEffect {
  const { gross, fee, holdback } = amounts;
  return movement('funding_credited', cause, asset, {
    [clearing]: -gross,
    fee_income: fee,
    available: gross - fee - holdback,
    reserved: holdback,
  });
}

/** The hold-back's period has ended. */
export function releaseFundingHold(cause: Cause, asset: Asset, holdback: bigint): MovementEffect {
  return movement('funding_hold_released', cause, asset, { reserved: -holdback, available: holdback });
}

/** A credited receipt goes back to its sender, together with the fee; what is still held back leaves first. */
export function returnFunding(
  cause: Cause,
  asset: Asset,
  clearing: ClearingAccount,
  amounts: { readonly gross: bigint; readonly fee: bigint; readonly openHoldback: bigint },
): MovementEffect {
  const { gross, fee, openHoldback } = amounts;
  return movement('funding_returned', cause, asset, {
    available: -(gross - fee - openHoldback),
    reserved: -openHoldback,
    fee_income: -fee,
    [clearing]: gross,
  });
}

/** An operation is created: its total, fee included, is set aside. */
export function reserve(cause: Cause, asset: Asset, kind: OperationKind, total: bigint): MovementEffect {
  const kinds = {
    payout: 'payout_reserved',
    stable_withdrawal: 'withdrawal_reserved',
    conversion: 'conversion_reserved',
  } as const;
  return movement(kinds[kind], cause, asset, { available: -total, reserved: total });
}

/** An operation ends failed: the whole reservation, fee included, is spendable again. */
export function releaseReservation(cause: Cause, asset: Asset, total: bigint): MovementEffect {
  return movement('reservation_released', cause, asset, { reserved: -total, available: total });
}

/** An operation's money has left: the reservation is gone and the fee is earned. */
export function captureReservation(
  cause: Cause,
  asset: Asset,
  clearing: ClearingAccount,
  amounts: { readonly principal: bigint; readonly fee: bigint },
): MovementEffect {
  const { principal, fee } = amounts;
  return movement('reservation_captured', cause, asset, {
    reserved: -(principal + fee),
    fee_income: fee,
    [clearing]: principal,
  });
}

/** A conversion settles: its destination's amount becomes available, in the transaction that captures the source. */
export function creditConversion(cause: Cause, asset: Asset, amount: bigint): MovementEffect {
  return movement('conversion_credited', cause, asset, { conversion_clearing: -amount, available: amount });
}

/** A payout comes back: its principal, and the fee where the configuration refunds it. */
export function returnPayout(
  cause: Cause,
  asset: Asset,
  amounts: { readonly principal: bigint; readonly refundedFee: bigint },
): MovementEffect {
  const { principal, refundedFee } = amounts;
  return movement('payout_returned', cause, asset, {
    bank_clearing: -principal,
    fee_income: -refundedFee,
    available: principal + refundedFee,
  });
}

/** The provider executed an operation that had already ended failed: its total leaves what is available. */
export function debitLateExecution(
  cause: Cause,
  asset: Asset,
  clearing: ClearingAccount,
  amounts: { readonly principal: bigint; readonly fee: bigint },
): MovementEffect {
  const { principal, fee } = amounts;
  return movement('late_execution_debited', cause, asset, {
    available: -(principal + fee),
    fee_income: fee,
    [clearing]: principal,
  });
}

/** The operator corrects a balance, or the platform takes a loss. */
export function adjust(
  cause: Cause,
  asset: Asset,
  amount: bigint,
  against: 'adjustments' | 'loss',
): MovementEffect {
  return movement('admin_adjustment', cause, asset, { available: amount, [against]: -amount });
}
