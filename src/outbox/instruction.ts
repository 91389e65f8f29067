import type { Moment } from '../clock.ts';
import { saveRow, type RowEffect } from '../db/row-effect.ts';
import { defineTable, integer, json, moment, momentOrNull, text, textOrNull } from '../db/table.ts';

/** Who carries an instruction out. */
export type ProviderName = 'bank';

/**
 * pending: to be sent, again where an attempt failed; done: the provider took it;
 * withdrawn: the sandbox's control call took the operation over.
 */
export type InstructionStatus = 'pending' | 'done' | 'withdrawn';

/** What a payout asks of the bank; amounts as the wire writes them. */
export interface PayoutInstruction {
  readonly amount: string;
  readonly currency: 'AUD';
  readonly rail: string;
  readonly destination: object;
  readonly remitterName: string;
  readonly statementReference: string | null;
}

/** An order to a provider, written in the transaction of the operation it belongs to, one an operation. */
export interface Instruction {
  /** The operation, and the identity under which the provider knows the order: sent twice, it is executed once. */
  readonly operationId: string;
  readonly tenantId: string;
  readonly provider: ProviderName;
  readonly payload: PayoutInstruction;
  /** On the tenant's clock. */
  readonly dueAt: Moment;
  readonly status: InstructionStatus;
  readonly attempts: number;
  /** The holder of the lease; a commit that names an older one is void. */
  readonly leaseToken: string | null;
  /** On the server's clock. */
  readonly leaseUntil: Moment | null;
}

export const instructionsTable = defineTable<Instruction>({
  name: 'instructions',
  key: ['operationId'],
  columns: {
    operationId: text(),
    tenantId: text(),
    provider: text<ProviderName>(),
    payload: json<PayoutInstruction>(),
    dueAt: moment(),
    status: text<InstructionStatus>(),
    attempts: integer(),
    leaseToken: textOrNull(),
    leaseUntil: momentOrNull(),
  },
});

/** Queues an order for its provider, due at a moment of the tenant's clock. */
export function instruct(
  order: Pick<Instruction, 'operationId' | 'tenantId' | 'provider' | 'payload' | 'dueAt'>,
): RowEffect {
  return saveRow(instructionsTable, {
    ...order,
    status: 'pending',
    attempts: 0,
    leaseToken: null,
    leaseUntil: null,
  });
}
