import type { DueKind } from '../../workers/due-work.ts';
import type { SimulatedOrder } from './orders.ts';

/** What simulated providers report by themselves. */
const REPORTED = {
  worker: 'reports',
  dueAt: 'due_at',
  clock: 'tenant',
  open: 'next_report is not null',
  isLeased: false,
  carriedOutBy: 'simulator',
} as const;

export const SIMULATED_REPORTS: DueKind = {
  ...REPORTED,
  kind: 'simulated_report',
  table: 'simulated_orders',
  id: 'subject',
  order: 'kind',
  provider: 'known',
  followUp: (row) => {
    const order = row as unknown as SimulatedOrder;
    const { tenantId, subject, kind, provider, nextReport, dueAt } = order;
    return nextReport === null || dueAt === null
      ? null
      : { tenantId, id: subject, order: kind, provider, dueAt };
  },
};

export const SIMULATED_CHECKS: DueKind = {
  ...REPORTED,
  kind: 'identity_check',
  table: 'simulated_checks',
  id: 'evidence_id',
  provider: 'none',
};

export const SIMULATED_CUSTOMER_CHECKS: DueKind = {
  ...REPORTED,
  kind: 'customer_check',
  table: 'simulated_customer_checks',
  id: 'check_id',
  provider: 'none',
};
