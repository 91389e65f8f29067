import type { Asset } from '../money/amount.ts';
import type { MovementKind, OperationKind } from './movement.ts';
import type { Account, ClearingAccount } from './posting.ts';

/** The record behind a movement. */
export interface Cause {
  /** The new movement's identifier. */
  readonly movementId: string;
  readonly reference: string;
  readonly externalReference: string;
  readonly reason?: string;
  readonly operation?: { readonly id: string; readonly kind: OperationKind };
}

/** Number, time and hash are given when applied. */
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

/** The net becomes available, less the hold-back, which is reserved. */
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

/** Net and fee go back; what is still held back leaves first. */
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

/** The total, fee included, is set aside. */
export function reserve(cause: Cause, asset: Asset, kind: OperationKind, total: bigint): MovementEffect {
  const kinds = {
    payout: 'payout_reserved',
    stable_withdrawal: 'withdrawal_reserved',
    conversion: 'conversion_reserved',
  } as const;
  return movement(kinds[kind], cause, asset, { available: -total, reserved: total });
}

/** The reservation, fee included, is available again. */
export function releaseReservation(cause: Cause, asset: Asset, total: bigint): MovementEffect {
  return movement('reservation_released', cause, asset, { reserved: -total, available: total });
}

/** The reservation is gone and the fee earned. */
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

/** In the transaction that captures the source. */
export function creditConversion(cause: Cause, asset: Asset, amount: bigint): MovementEffect {
  return movement('conversion_credited', cause, asset, { conversion_clearing: -amount, available: amount });
}

/** Principal, and the fee if it is refunded. */
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

/** A failed operation was carried out after all: its total leaves what is available. */
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

/** A correction, or a loss that the platform takes. */
export function adjust(
  cause: Cause,
  asset: Asset,
  amount: bigint,
  against: 'adjustments' | 'loss',
): MovementEffect {
  return movement('admin_adjustment', cause, asset, { available: amount, [against]: -amount });
}
