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

export interface CustomerFinding {
  readonly says: 'accepted' | 'held' | 'rejected';
  /** A stable word; null if nothing needs a reason. */
  readonly reason: string | null;
}

export interface SimulatedCustomerCheck {
  readonly checkId: string;
  readonly tenantId: string;
  readonly nextReport: CustomerFinding['says'] | null;
  readonly reason: string | null;
  readonly dueAt: Moment | null;
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

/** Due on the tenant's clock. */
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

/** Nothing further to report: it waits for ever, was dropped, or a control call decides. */
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

/** A customer decided by a control call. */
interface LeftAlone {
  readonly customerId: string;
  readonly tenantId: string;
}

export const leftAloneTable = defineTable<LeftAlone>({
  name: 'simulated_customers',
  key: ['customerId'],
  columns: { customerId: text(), tenantId: text() },
});

export function leftAloneNeed(customerId: string): Need {
  return need(leftAloneTable, { customerId });
}

/** @param checkIds its open checks */
export function leaveAlone(customer: LeftAlone, checkIds: readonly string[]): RowEffect[] {
  const { customerId, tenantId } = customer;
  return [
    saveRow(leftAloneTable, { customerId, tenantId }),
    ...checkIds.map((checkId) => silenceCustomerCheck({ checkId, tenantId })),
  ];
}
