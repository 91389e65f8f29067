import { providerActor } from '../../actor.ts';
import { saveRow } from '../../db/row-effect.ts';
import type { ProviderName } from '../../outbox/instruction.ts';
import { need, type Effect, type Write } from '../../writes/write.ts';
import {
  decideOperationReport,
  isStaleReport,
  operationReportFurtherNeeds,
  operationReportNeeds,
  type ReceivedOperationReport,
} from '../receive-operation-report.ts';
import { simulatedOrdersTable, type SimulatedOrder } from './simulated-order.ts';

const REASONS: Readonly<Record<NonNullable<SimulatedOrder['nextReport']>, string | undefined>> = {
  settled: undefined,
  failed: 'The simulated provider could not carry it out.',
  returned: 'The simulated beneficiary bank sent the payment back.',
};

function receivedFrom(
  {
    tenantId,
    operationId,
    provider,
    confirmations,
    answer,
    dueAt,
  }: Omit<SimulatedOrder, 'nextReport' | 'deliveries'>,
  status: NonNullable<SimulatedOrder['nextReport']>,
): ReceivedOperationReport {
  const reason = REASONS[status];
  return {
    tenantId,
    provider,
    eventId: `simulated:${operationId}:${status}`,
    operationId,
    ...(dueAt === null ? {} : { reportedAt: dueAt }),
    report: {
      ...answer,
      status,
      ...(reason === undefined ? {} : { reason }),
      ...(status === 'settled' && confirmations > 0 ? { confirmations } : {}),
    },
  };
}

/** What became of a report that was to be delivered: none was due, it was delivered, or it was and came very late. */
export type Delivery = 'nothing_due' | 'delivered' | 'stale';

/**
 * Sends a simulated provider's next report through the service's own door and strikes it from the provider's books.
 * Repeated, it does nothing.
 */
export function deliverSimulatedReport(
  tenantId: string,
  operationId: string,
  provider: ProviderName,
): Write<Delivery> {
  const probe = { tenantId, operationId, provider, confirmations: 0, answer: {}, dueAt: null };
  return {
    tenantId,
    actor: providerActor(provider),
    claimed: true,
    needs: (head) => [
      need(simulatedOrdersTable, { operationId }),
      // Which report is due stands in the row itself, and every one it can be is claimed.
      ...(['settled', 'failed', 'returned'] as const).flatMap((status) =>
        operationReportNeeds(receivedFrom(probe, status), head),
      ),
    ],
    furtherNeeds: (loaded) => operationReportFurtherNeeds(operationId, loaded),
    decide: (loaded, context) => {
      const order = loaded.find(simulatedOrdersTable, { operationId });
      if (order === undefined || order.nextReport === null || (order.dueAt ?? 0) > context.now) {
        return { reply: 'nothing_due', effects: [] };
      }
      const received = receivedFrom(order, order.nextReport);
      const { effects } = decideOperationReport(received, loaded, context);
      const deliveries = order.deliveries - 1;
      const left = deliveries > 0 ? { ...order, deliveries } : { ...order, nextReport: null, dueAt: null };
      return {
        reply: isStaleReport(received, loaded, context) ? 'stale' : 'delivered',
        effects: [...effects, saveRow(simulatedOrdersTable, left)],
      };
    },
  };
}

/** A simulated provider's books with nothing more to report of an operation: a control call has taken it over. */
export function silenceProvider(tenantId: string, operationId: string, provider: ProviderName): Effect {
  return saveRow(simulatedOrdersTable, {
    operationId,
    tenantId,
    provider,
    nextReport: null,
    dueAt: null,
    deliveries: 1,
    confirmations: 0,
    answer: {},
  });
}
