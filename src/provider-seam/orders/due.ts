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
};

/** What simulated providers report by themselves. */

export const SIMULATED_REPORTS: DueKind = {
  kind: 'simulated_report',
  worker: 'reports',
  table: 'simulated_orders',
  id: 'subject',
  order: 'kind',
  dueAt: 'due_at',
  clock: 'tenant',
  open: 'next_report is not null',
  isLeased: false,
  provider: 'known',
  carriedOutBy: 'simulator',
};

const { order: _order, ...OF_CHECKS } = { ...SIMULATED_REPORTS, provider: 'none' } as const;

export const SIMULATED_CHECKS: DueKind = {
  ...OF_CHECKS,
  kind: 'identity_check',
  table: 'simulated_checks',
  id: 'evidence_id',
};

export const SIMULATED_CUSTOMER_CHECKS: DueKind = {
  ...OF_CHECKS,
  kind: 'customer_check',
  table: 'simulated_customer_checks',
  id: 'check_id',
};
