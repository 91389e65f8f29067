import type { Moment } from '../clock.ts';
import { presentAmount } from '../money/amount.ts';
import type { Instruction } from '../outbox/instruction.ts';
import type { Operation } from './operation.ts';

/** The order that tells the bank to pay: a payout's frozen facts. */
export function payoutOrder(
  operation: Operation,
  dueAt: Moment,
): Pick<Instruction, 'operationId' | 'tenantId' | 'provider' | 'payload' | 'dueAt'> {
  const { details } = operation;
  return {
    operationId: operation.id,
    tenantId: operation.tenantId,
    provider: 'bank',
    payload: {
      amount: presentAmount(operation.principalMinor, 'AUD'),
      currency: 'AUD',
      rail: details.rail,
      destination: details.destination,
      remitterName: details.remitterName,
      statementReference: details.statementReference,
    },
    dueAt,
  };
}
