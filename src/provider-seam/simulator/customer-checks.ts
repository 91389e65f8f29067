import type { Moment } from '../../calendar/clock.ts';
import {
  type RowEffect,
  defineTable,
  integer,
  momentOrNull,
  saveRow,
  text,
  textOrNull,
  waitsUntil,
} from '../../db/statements/table.ts';
import { type Need, need } from '../../writes/write.ts';

/** What the simulated identity provider says of a customer. */
export interface CustomerFinding {
  readonly says: 'accepted' | 'held' | 'rejected';
  /** A stable word; null where there is nothing to explain. */
  readonly reason: string | null;
}

/** A check of a customer in the simulated identity provider's own books. */
export interface SimulatedCustomerCheck {
  readonly checkId: string;
  readonly tenantId: string;
  /** What it will report next; null where it has nothing more to say. */
  readonly nextReport: CustomerFinding['says'] | null;
  readonly reason: string | null;
  /** When, on the tenant's clock. */
  readonly dueAt: Moment | null;
  /** How often it will still be reported; 0 until the provider has looked at what goes wrong with it. */
  readonly deliveries: number;
}

export const simulatedCustomerChecksTable = defineTable<SimulatedCustomerCheck>({
  name: 'simulated_customer_checks',
  key: ['checkId'],
  due: ({ nextReport, dueAt }) => waitsUntil(nextReport === null ? null : dueAt),
  columns: {
    checkId: text(),
    tenantId: text(),
    nextReport: textOrNull<CustomerFinding['says']>(),
    reason: textOrNull(),
    dueAt: momentOrNull(),
    deliveries: integer(),
  },
});

type CheckKey = Pick<SimulatedCustomerCheck, 'checkId' | 'tenantId'>;

/** Notes what the simulated provider will report of a check, due at a moment of the tenant's clock. */
export function scheduleCustomerCheck(
  { checkId, tenantId }: CheckKey,
  { says, reason }: CustomerFinding,
  dueAt: Moment,
): RowEffect {
  return saveRow(simulatedCustomerChecksTable, {
    checkId,
    tenantId,
    nextReport: says,
    reason,
    dueAt,
    deliveries: 0,
  });
}

/** A check with nothing more to report: it waits for ever, it was dropped, or a control call decides in the provider's place. */
export function silenceCustomerCheck({ checkId, tenantId }: CheckKey): RowEffect {
  return saveRow(simulatedCustomerChecksTable, {
    checkId,
    tenantId,
    nextReport: null,
    reason: null,
    dueAt: null,
    deliveries: 0,
  });
}

/** A customer whom the simulated identity provider leaves alone, since a control call has decided about it. */
interface LeftAlone {
  readonly customerId: string;
  readonly tenantId: string;
}

export const leftAloneTable = defineTable<LeftAlone>({
  name: 'simulated_customers',
  key: ['customerId'],
  columns: { customerId: text(), tenantId: text() },
});

/** The row that tells whether the simulated provider leaves a customer alone. */
export function leftAloneNeed(customerId: string): Need {
  return need(leftAloneTable, { customerId });
}

/** From now on the simulated provider leaves a customer alone. @param checkIds what it is asked about it just now */
export function leaveAlone(customer: LeftAlone, checkIds: readonly string[]): RowEffect[] {
  const { customerId, tenantId } = customer;
  return [
    saveRow(leftAloneTable, { customerId, tenantId }),
    ...checkIds.map((checkId) => silenceCustomerCheck({ checkId, tenantId })),
  ];
}
