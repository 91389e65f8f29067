import { type Cause, type MovementEffect, creditConversion } from '../../ledger/movement-effect.ts';
import type { ClearingAccount } from '../../ledger/posting.ts';
import { eventTypeOf, publish } from '../../outbox/event.ts';
import type { DecisionContext, Effect } from '../../writes/write.ts';
import type { Counted } from '../policy/counters.ts';
import { type Conversion, type Operation, resourceOf } from './table.ts';

export function causeOf(operation: Operation, movementId: string, reason?: string): Cause {
  return {
    movementId,
    reference: operation.id,
    externalReference: operation.externalReference,
    ...(reason === undefined ? {} : { reason }),
    operation: { id: operation.id, kind: operation.kind },
  };
}

export function clearingOf(operation: Pick<Operation, 'kind' | 'network'>): ClearingAccount {
  if (operation.kind === 'conversion') return 'conversion_clearing';
  return operation.network === null ? 'bank_clearing' : `chain_clearing:${operation.network}`;
}

export function countedOf(operation: Operation): Counted {
  const { tenantId, kind, asset, beneficiaryId, createdAt } = operation;
  return { tenantId, operation: kind, asset, beneficiaryId, createdAt };
}

/** What a return gives back of the fee, in minor units. */
export function refundedFeeOf(operation: Operation): bigint {
  return operation.kind === 'payout' && operation.details.refundDeductedFee ? operation.feeMinor : 0n;
}

/**
 * An open conversion's destination counts against the bound of its balance.
 * @param sign 1 at creation, -1 at its end
 */
export function expectCredit({ details }: Conversion, sign: 1n | -1n): Effect {
  const { asset, amountMinor } = details.destination;
  return { effect: 'converting', asset, deltaMinor: sign * amountMinor };
}

/** Credits exactly what the quote promised. */
export function creditOf(conversion: Conversion, cause: Cause): MovementEffect {
  const { asset, amountMinor } = conversion.details.destination;
  return creditConversion(cause, asset, amountMinor);
}

export function statusEvent(operation: Operation, context: DecisionContext): Effect {
  return publish(context, eventTypeOf(resourceOf(operation.kind), operation.status), operation);
}
