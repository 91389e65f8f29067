import { providerActor } from '../../actor.ts';
import { saveRow } from '../../db/row-effect.ts';
import type { ProviderName } from '../../outbox/instruction.ts';
import { need, type Effect, type Write } from '../../writes/write.ts';
import { decideReport, reportFurtherNeeds, reportNeeds, type AddressedReport } from '../decide-report.ts';
import { reportClaimNeed } from '../provider-report.ts';
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
  }: Omit<SimulatedOrder, 'nextReport' | 'deliveries' | 'said'>,
  status: NonNullable<SimulatedOrder['nextReport']>,
): AddressedReport<'operation'> & { readonly eventId: string } {
  const reason = REASONS[status];
  return {
    tenantId,
    source: { provider, adapter: 'simulated' },
    subject: { kind: 'operation', operationId },
    eventId: `simulated:${operationId}:${status}`,
    report: {
      ...answer,
      says: status,
      ...(dueAt === null ? {} : { at: dueAt }),
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
    needs: (head, serverNow) => [
      need(simulatedOrdersTable, { operationId }),
      ...reportNeeds(receivedFrom(probe, 'settled'), head, serverNow),
      // Which report is due stands in the row itself, and every one it can be is claimed.
      ...(['failed', 'returned'] as const).map((status) => {
        const { eventId, source } = receivedFrom(probe, status);
        return reportClaimNeed({ tenantId, ...source, eventId });
      }),
    ],
    furtherNeeds: (loaded) => {
      const due = loaded.find(simulatedOrdersTable, { operationId })?.nextReport ?? 'settled';
      return reportFurtherNeeds(receivedFrom(probe, due), loaded);
    },
    decide: (loaded, context) => {
      const order = loaded.find(simulatedOrdersTable, { operationId });
      if (order === undefined || order.nextReport === null || (order.dueAt ?? 0) > context.now) {
        return { reply: 'nothing_due', effects: [] };
      }
      const received = receivedFrom(order, order.nextReport);
      const { isStale, effects } = decideReport(received, loaded, context);
      const deliveries = order.deliveries - 1;
      const said = order.nextReport;
      const left =
        deliveries > 0 ? { ...order, said, deliveries } : { ...order, said, nextReport: null, dueAt: null };
      return {
        reply: isStale ? 'stale' : 'delivered',
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
    said: null,
  });
}
