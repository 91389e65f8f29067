import { type Cause, type MovementEffect, creditConversion } from '../../ledger/movement-effect.ts';
import type { ClearingAccount } from '../../ledger/posting.ts';
import { eventTypeOf, publish } from '../../outbox/event.ts';
import type { DecisionContext, Effect } from '../../writes/write.ts';
import type { Counted } from '../policy/counters.ts';
import { type Conversion, type Operation, resourceOf } from './table.ts';

/** The cause that an operation's movements name. */
export function causeOf(operation: Operation, movementId: string, reason?: string): Cause {
  return {
    movementId,
    reference: operation.id,
    externalReference: operation.externalReference,
    ...(reason === undefined ? {} : { reason }),
    operation: { id: operation.id, kind: operation.kind },
  };
}

/** The account through which an operation's money leaves. */
export function clearingOf(operation: Pick<Operation, 'kind' | 'network'>): ClearingAccount {
  if (operation.kind === 'conversion') return 'conversion_clearing';
  return operation.network === null ? 'bank_clearing' : `chain_clearing:${operation.network}`;
}

/** What limits count of an operation. */
export function countedOf(operation: Operation): Counted {
  const { tenantId, kind, asset, beneficiaryId, createdAt } = operation;
  return { tenantId, operation: kind, asset, beneficiaryId, createdAt };
}

/** What of its fee a payout gives back when it returns, in minor units. */
export function refundedFeeOf(operation: Operation): bigint {
  return operation.kind === 'payout' && operation.details.refundDeductedFee ? operation.feeMinor : 0n;
}

/**
 * A conversion is open, and its destination counts against the bound of its balance; or it is no longer open.
 * @param sign 1 when it is created, -1 when it ends
 */
export function expectCredit({ details }: Conversion, sign: 1n | -1n): Effect {
  const { asset, amountMinor } = details.destination;
  return { effect: 'converting', asset, deltaMinor: sign * amountMinor };
}

/** A conversion's destination becomes available, exactly as its quote promised. */
export function creditOf(conversion: Conversion, cause: Cause): MovementEffect {
  const { asset, amountMinor } = conversion.details.destination;
  return creditConversion(cause, asset, amountMinor);
}

/** The event of an operation's present status. */
export function statusEvent(operation: Operation, context: DecisionContext): Effect {
  return publish(context, eventTypeOf(resourceOf(operation.kind), operation.status), operation);
}
