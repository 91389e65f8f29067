import { CLOCK } from '../../actor.ts';
import { saveRow } from '../../db/row-effect.ts';
import { moveNeeds, moveOperation, operationNeed } from '../../flows/operations/move-operation.ts';
import { operationsTable } from '../../flows/operations/operation.ts';
import { configurationNeed } from '../../flows/policy/configuration.ts';
import { raiseAlarm } from '../../outbox/alarm.ts';
import {
  endInstruction,
  instructionsTable,
  isLeg,
  isOfOperation,
  type Instruction,
} from '../../outbox/instruction.ts';
import {
  need,
  type DecisionContext,
  type Effect,
  type Loaded,
  type Need,
  type Write,
} from '../../writes/write.ts';
import { isExpired, ORDER_EXPIRED, type AgeTerms } from './order-age.ts';

/** Names an order. */
export type OrderName = Pick<Instruction, 'tenantId' | 'subject' | 'kind'>;

/** What expiring an order needs besides the order itself: rows of its operation, if it has one. */
function furtherNeeds({ subject }: OrderName, loaded: Loaded): Need[] {
  const operation = loaded.find(operationsTable, { id: subject });
  return operation === undefined ? [] : moveNeeds(operation);
}

/**
 * What becomes of an order that is not handed over because it has become too old. Its operation is held; a transfer has no edge
 * back to `held`, so its leg is withdrawn with an alarm until an operator releases it. A receipt that was to be sent back
 * stays held, and can be sent back again.
 */
export function expire(order: Instruction, loaded: Loaded, context: DecisionContext): Effect[] {
  const withdrawn = endInstruction(order, 'withdrawn', context.serverNow);
  if (isLeg(order)) {
    const facts = { cause: ORDER_EXPIRED, order: order.kind, provider: order.provider };
    return [withdrawn, raiseAlarm(context, 'transfer_stuck', order.subject, facts)];
  }
  const operation = isOfOperation(order) ? loaded.find(operationsTable, { id: order.subject }) : undefined;
  if (operation?.status !== 'accepted') return [withdrawn];
  const { operation: held, effects } = moveOperation(
    operation,
    'held',
    { reason: ORDER_EXPIRED },
    loaded,
    context,
  );
  // What is asked about, an operation that is held leaves as it is.
  return [...effects, saveRow(operationsTable, held), ...(order.status === 'asking' ? [withdrawn] : [])];
}

/** A write that has an order expire if it still is to. */
export function expireIf(
  name: OrderName,
  isToExpire: (order: Instruction, context: DecisionContext) => boolean,
): Write<boolean> {
  const { tenantId, subject, kind } = name;
  return {
    tenantId,
    actor: CLOCK,
    claimed: true,
    needs: (head) => [
      need(instructionsTable, { subject, kind }),
      ...(isOfOperation(name) ? [operationNeed(subject), configurationNeed(head)] : []),
    ],
    furtherNeeds: (loaded) => (isOfOperation(name) ? furtherNeeds(name, loaded) : []),
    decide: (loaded, context) => {
      const order = loaded.find(instructionsTable, { subject, kind });
      if (order === undefined || !isToExpire(order, context)) return { reply: false, effects: [] };
      return { reply: true, effects: expire(order, loaded, context) };
    },
  };
}

/**
 * Has an order expire that waits, was given to nobody and is too old. One whose lease was left by a process that may have called
 * is none of these: its provider is asked first.
 */
export function expireOrder(name: OrderName, terms: AgeTerms): Write<boolean> {
  return expireIf(
    name,
    (order, { head, serverNow }) =>
      order.status === 'pending' &&
      order.leaseToken === null &&
      isExpired(order, head.wallet, serverNow, terms),
  );
}
