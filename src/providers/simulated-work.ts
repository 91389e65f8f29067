import type { Instruction } from '../outbox/instruction.ts';
import type { RowEffect } from '../db/row-effect.ts';
import type { DueKind } from '../workers/due-work.ts';
import type { Loaded, Need } from '../writes/write.ts';

/** Which order it is about. */
type OrderKey = Pick<Instruction, 'subject' | 'kind'>;

/** What simulated providers report of their own accord: of orders, of evidence and of customers. */
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

/** What simulated providers have noted of an order, for whoever removes what is past use. */
export interface SimulatedNotes {
  needs(order: OrderKey): readonly Need[];
  /** What removes the notes; undefined where there is still something to be reported. */
  remove(order: OrderKey, loaded: Loaded): readonly RowEffect[] | undefined;
}
