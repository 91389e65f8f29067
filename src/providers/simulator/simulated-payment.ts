import type { Moment } from '../../clock.ts';
import { defineTable, momentOrNull, text, textOrNull } from '../../db/table.ts';

/** A payment in the simulated bank's own books. */
export interface SimulatedPayment {
  readonly operationId: string;
  readonly tenantId: string;
  /** What the bank will report next; null where it has nothing more to say. */
  readonly nextReport: 'settled' | 'failed' | 'returned' | null;
  /** When, on the tenant's clock. */
  readonly dueAt: Moment | null;
}

export const simulatedPaymentsTable = defineTable<SimulatedPayment>({
  name: 'simulated_payments',
  key: ['operationId'],
  columns: {
    operationId: text(),
    tenantId: text(),
    nextReport: textOrNull<NonNullable<SimulatedPayment['nextReport']>>(),
    dueAt: momentOrNull(),
  },
});
