import { removeRow } from '../../db/row-effect.ts';
import { need } from '../../writes/write.ts';
import type { SimulatedNotes, SimulatedWork } from '../simulated-work.ts';
import { deliverCustomerCheck } from './deliver-customer-check.ts';
import { deliverIdentityCheck } from './deliver-identity-check.ts';
import { deliverSimulatedReport } from './deliver-simulated-report.ts';
import { identityChecksTable } from './simulated-check.ts';
import { simulatedCustomerChecksTable } from './simulated-customer.ts';
import { simulatedOrdersTable } from './simulated-order.ts';

/** What the simulated providers do of their own accord. */
export const simulatedWork: SimulatedWork = {
  deliverReport: deliverSimulatedReport,
  deliverCheck: deliverIdentityCheck,
  deliverCustomerCheck,
};

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
