import { removeRow } from '../../db/row-effect.ts';
import { need } from '../../writes/write.ts';
import type { Subjects } from '../find-subject.ts';
import type { SimulatedReports } from '../../workers/worker.ts';
import { SIMULATED_CHECKS, SIMULATED_CUSTOMER_CHECKS, type SimulatedNotes } from '../simulated-work.ts';
import { deliverCustomerCheck } from './deliver-customer-check.ts';
import { deliverIdentityCheck } from './deliver-identity-check.ts';
import { deliverSimulatedReport } from './deliver-simulated-report.ts';
import { identityChecksTable } from './simulated-check.ts';
import { simulatedCustomerChecksTable } from './simulated-customer.ts';
import { simulatedOrdersTable } from './simulated-order.ts';

/** What the simulated providers do of their own accord. */
export const simulatedWork = (subjects: Subjects): SimulatedReports => ({
  deliver: ({ kind, tenantId, id, order, provider }) => {
    if (kind === SIMULATED_CHECKS.kind) return deliverIdentityCheck(subjects, tenantId, id);
    if (kind === SIMULATED_CUSTOMER_CHECKS.kind) return deliverCustomerCheck(subjects, tenantId, id);
    if (order === undefined || provider === null) throw new Error(`The work ${kind} names no order`);
    return deliverSimulatedReport(subjects, tenantId, { subject: id, kind: order }, provider);
  },
});

/** What the simulated providers have noted. */
export const simulatedNotes: SimulatedNotes = {
  needs: ({ subject, kind }) => [
    need(simulatedOrdersTable, { subject, kind }),
    need(identityChecksTable, { evidenceId: subject }),
    need(simulatedCustomerChecksTable, { checkId: subject }),
  ],
  remove: ({ subject, kind }, loaded) => {
    const order = loaded.find(simulatedOrdersTable, { subject, kind });
    const check = loaded.find(identityChecksTable, { evidenceId: subject });
    const customerCheck = loaded.find(simulatedCustomerChecksTable, { checkId: subject });
    if ([order, check, customerCheck].some((noted) => (noted?.nextReport ?? null) !== null)) return undefined;
    return [
      ...(order === undefined ? [] : [removeRow(simulatedOrdersTable, order)]),
      ...(check === undefined ? [] : [removeRow(identityChecksTable, check)]),
      ...(customerCheck === undefined ? [] : [removeRow(simulatedCustomerChecksTable, customerCheck)]),
    ];
  },
};
