import { saveRow } from '../../db/row-effect.ts';
import { need, type Write } from '../../writes/write.ts';
import {
  decideOperationReport,
  operationReportFurtherNeeds,
  operationReportNeeds,
  type ReceivedOperationReport,
} from '../receive-operation-report.ts';
import { simulatedPaymentsTable, type SimulatedPayment } from './simulated-payment.ts';

const REASONS: Readonly<Record<NonNullable<SimulatedPayment['nextReport']>, string | undefined>> = {
  settled: undefined,
  failed: 'The simulated bank could not carry out the payment.',
  returned: 'The simulated beneficiary bank sent the payment back.',
};

function receivedFrom(
  payment: SimulatedPayment,
  status: NonNullable<SimulatedPayment['nextReport']>,
): ReceivedOperationReport {
  const reason = REASONS[status];
  return {
    tenantId: payment.tenantId,
    provider: 'bank',
    eventId: `simulated:${payment.operationId}:${status}`,
    operationId: payment.operationId,
    report: { status, ...(reason === undefined ? {} : { reason }) },
  };
}

/**
 * Sends the simulated bank's next report through the service's own door and strikes it from the bank's books.
 * Answers whether a report was due; repeated, it does nothing.
 */
export function deliverSimulatedReport(tenantId: string, operationId: string): Write<boolean> {
  const probe = { tenantId, operationId, nextReport: null, dueAt: null };
  return {
    tenantId,
    claimed: true,
    needs: (head) => [
      need(simulatedPaymentsTable, { operationId }),
      // Which report is due stands in the row itself, and every one it can be is claimed.
      ...(['settled', 'failed', 'returned'] as const).flatMap((status) =>
        operationReportNeeds(receivedFrom(probe, status), head),
      ),
    ],
    furtherNeeds: (loaded) => operationReportFurtherNeeds(operationId, loaded),
    decide: (loaded, context) => {
      const payment = loaded.find(simulatedPaymentsTable, { operationId });
      if (payment === undefined || payment.nextReport === null || (payment.dueAt ?? 0) > context.now) {
        return { reply: false, effects: [] };
      }
      const { effects } = decideOperationReport(receivedFrom(payment, payment.nextReport), loaded, context);
      const silent = saveRow(simulatedPaymentsTable, { ...payment, nextReport: null, dueAt: null });
      return { reply: true, effects: [...effects, silent] };
    },
  };
}

/** The simulated bank's books with nothing more to report of an operation: a control call has taken it over. */
export function silencePayment(tenantId: string, operationId: string) {
  return saveRow(simulatedPaymentsTable, { operationId, tenantId, nextReport: null, dueAt: null });
}
