import type { Network } from '../../generated/assets.ts';
import type { Moment } from '../clock.ts';
import { saveRow, type RowEffect } from '../db/row-effect.ts';
import { defineTable, integer, json, moment, momentOrNull, text, textOrNull } from '../db/table.ts';
import type { Asset } from '../money/amount.ts';

/** Who carries an instruction out. */
export type ProviderName = 'bank' | 'chain' | 'exchange';

/**
 * pending: to be sent, again where an attempt failed; done: the provider took it;
 * withdrawn: the sandbox's control call took the operation over.
 */
export type InstructionStatus = 'pending' | 'done' | 'withdrawn';

/** What a payout asks of the bank; amounts as the wire writes them. */
export interface PaymentOrder {
  readonly amount: string;
  readonly asset: 'AUD';
  readonly rail: string;
  readonly destination: object;
  readonly remitterName: string;
  readonly statementReference: string | null;
}

/** What a withdrawal asks of the chain. */
export interface TransferOrder {
  readonly amount: string;
  readonly asset: Asset;
  readonly network: Network;
  readonly address: string;
  readonly tag: string | null;
}

/** What a conversion asks of the exchange. */
export interface ExchangeOrder {
  readonly amount: string;
  readonly asset: Asset;
  readonly destination: { readonly amount: string; readonly asset: Asset; readonly network: Network | null };
  readonly rate: string;
}

/** What is asked, and of whom. */
export type OrderPayload =
  | { readonly provider: 'bank'; readonly payload: PaymentOrder }
  | { readonly provider: 'chain'; readonly payload: TransferOrder }
  | { readonly provider: 'exchange'; readonly payload: ExchangeOrder };

/** An order as its operation gives it. */
export type Order = OrderPayload & {
  /** The operation, and the identity under which the provider knows the order: sent twice, it is executed once. */
  readonly operationId: string;
  readonly tenantId: string;
  /** On the tenant's clock. */
  readonly dueAt: Moment;
};

/** An order to a provider, written in the transaction of the operation it belongs to, one an operation. */
export type Instruction = Order & {
  readonly status: InstructionStatus;
  readonly attempts: number;
  /** The holder of the lease; a commit that names an older one is void. */
  readonly leaseToken: string | null;
  /** On the server's clock. */
  readonly leaseUntil: Moment | null;
  /** When it was done or withdrawn, on the server's clock: from then on it is past use, and kept for a time. */
  readonly finishedAt: Moment | null;
};

export const instructionsTable = defineTable<Instruction>({
  name: 'instructions',
  key: ['operationId'],
  columns: {
    operationId: text(),
    tenantId: text(),
    provider: text<ProviderName>(),
    payload: json<Instruction['payload']>(),
    dueAt: moment(),
    status: text<InstructionStatus>(),
    attempts: integer(),
    leaseToken: textOrNull(),
    leaseUntil: momentOrNull(),
    finishedAt: momentOrNull(),
  },
});

/** Queues an order for its provider, due at a moment of the tenant's clock. */
export function instruct(order: Order): RowEffect {
  return saveRow(instructionsTable, {
    ...order,
    status: 'pending',
    attempts: 0,
    leaseToken: null,
    leaseUntil: null,
    finishedAt: null,
  });
}
