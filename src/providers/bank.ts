import type { PayoutInstruction } from '../outbox/instruction.ts';

/** An order to the bank, under the identity that makes sending it twice safe. */
export interface PaymentOrder extends PayoutInstruction {
  readonly operationId: string;
  readonly tenantId: string;
}

/** What the bank answers to an order: it took it, or it refuses before any money leaves. */
export type SubmissionAnswer =
  | { readonly outcome: 'taken'; readonly providerReference: string }
  | { readonly outcome: 'refused'; readonly failureCode: string; readonly reason: string };

/** The bank as this service sees it. Everything later comes as a report (receive-operation-report.ts). */
export interface BankPort {
  /**
   * Hands a payment over. The operation's identifier is the bank's idempotency key.
   * @throws Error when the bank cannot be reached or its answer is not known: the order is sent again.
   */
  submitPayment(order: PaymentOrder): Promise<SubmissionAnswer>;
}
