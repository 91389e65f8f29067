import type { Movement, MovementKind } from '../../ledger/movement.ts';
import type { Asset } from '../../money/amount.ts';
import { refundedFeeOf } from '../operations/operation-effects.ts';
import { totalOf, type Operation } from '../operations/operation.ts';

/** What a movement of an operation must say, in minor units of its asset. */
export type ExpectedMovement = Pick<
  Movement,
  'kind' | 'asset' | 'availableDeltaMinor' | 'reservedDeltaMinor'
>;

const RESERVED = {
  payout: 'payout_reserved',
  stable_withdrawal: 'withdrawal_reserved',
  conversion: 'conversion_reserved',
} as const;

function says(kind: MovementKind, asset: Asset, available: bigint, reserved: bigint): ExpectedMovement {
  return { kind, asset, availableDeltaMinor: available, reservedDeltaMinor: reserved };
}

function creditOf(operation: Operation): ExpectedMovement[] {
  if (operation.kind !== 'conversion') return [];
  const { asset, amountMinor } = operation.details.destination;
  return [says('conversion_credited', asset, amountMinor, 0n)];
}

function endOf(operation: Operation): ExpectedMovement[] {
  const { asset, status } = operation;
  const total = totalOf(operation);
  const capture = says('reservation_captured', asset, 0n, -total);
  switch (status) {
    case 'failed':
      return [says('reservation_released', asset, total, -total)];
    case 'settled':
      return [capture, ...creditOf(operation)];
    case 'returned':
      return [capture, giveBack(operation)];
    case 'accepted':
    case 'held':
    case 'submitted':
      return [];
  }
}

function giveBack(operation: Operation): ExpectedMovement {
  return says('payout_returned', operation.asset, operation.principalMinor + refundedFeeOf(operation), 0n);
}

function afterTheEnd(operation: Operation): ExpectedMovement[] {
  const { asset, status, adjustments } = operation;
  const execution = [says('late_execution_debited', asset, -totalOf(operation), 0n), ...creditOf(operation)];
  let isExecuted = status !== 'failed';
  return adjustments.flatMap(({ kind }) => {
    const missing = isExecuted ? [] : execution;
    isExecuted = true;
    return kind === 'late_execution' ? missing : [...missing, giveBack(operation)];
  });
}

/**
 * The movements that an operation has by its kind, its status and what came after its end, in their order: what
 * spec/state-machines.yaml lists under `ledger`, and `OperationAdjustment` in the contract. A loss that the platform
 * took for it is not among them.
 */
export function expectedMovements(operation: Operation): ExpectedMovement[] {
  const total = totalOf(operation);
  const reservation = says(RESERVED[operation.kind], operation.asset, -total, total);
  return [reservation, ...endOf(operation), ...afterTheEnd(operation)];
}
