import type { Moment } from '../../calendar/clock.ts';
import type { Instruction } from '../../outbox/instruction.ts';
import type { DueKind } from '../../workers/due-work.ts';

/** Orders that could be sent. */
export const SENDABLE_ORDERS: DueKind = {
  kind: 'instruction',
  worker: 'orders',
  table: 'instructions',
  id: 'subject',
  order: 'kind',
  dueAt: 'due_at',
  clock: 'tenant',
  // An order that waits for a cut-off leaves in a file.
  open: `status = 'pending' and rail is null`,
  isLeased: true,
  provider: 'waits_for',
  carriedOutBy: 'calls',
  followUp: (row) => {
    const { tenantId, subject, kind, provider, status, rail, dueAt } = row as unknown as Instruction;
    return status === 'pending' && rail === null
      ? { tenantId, id: subject, order: kind, provider, dueAt }
      : null;
  },
};

/** Their status is queried on the server clock, not on a tenant's. */
export const ASKED_ORDERS: DueKind = {
  ...SENDABLE_ORDERS,
  kind: 'ask',
  dueAt: 'ask_at',
  clock: 'server',
  open: 'ask_at is not null',
  // A control call does not wait for orders that are only watched.
  awaited: `status = 'asking'`,
  provider: 'was_given',
  // A row that falls due is pending: looks find what is to be queried.
  followUp: () => null,
};

/** What simulated providers report by themselves. */
const REPORTED = {
  worker: 'reports',
  dueAt: 'due_at',
  clock: 'tenant',
  open: 'next_report is not null',
  isLeased: false,
  carriedOutBy: 'simulator',
} as const;

/** A row of the simulator, whose code production does not load. */
interface ReportedOrder extends Pick<Instruction, 'tenantId' | 'subject' | 'kind' | 'provider'> {
  readonly nextReport: string | null;
  readonly dueAt: Moment | null;
}

export const SIMULATED_REPORTS: DueKind = {
  ...REPORTED,
  kind: 'simulated_report',
  table: 'simulated_orders',
  id: 'subject',
  order: 'kind',
  provider: 'known',
  followUp: (row) => {
    const order = row as unknown as ReportedOrder;
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
