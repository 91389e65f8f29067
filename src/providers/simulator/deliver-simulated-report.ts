import { providerActor } from '../../actor.ts';
import { saveRow } from '../../db/row-effect.ts';
import type { ProviderName } from '../../outbox/instruction.ts';
import { need, type Effect, type Write } from '../../writes/write.ts';
import { decideReport, reportFurtherNeeds, reportNeeds, type AddressedReport } from '../decide-report.ts';
import type { Subjects } from '../find-subject.ts';
import { SIMULATED } from '../provider.ts';
import { reportClaimNeed } from '../provider-report.ts';
import {
  simulatedEventId,
  simulatedOrdersTable,
  type SimulatedOrder,
  type SimulatedOrderKey,
} from './simulated-order.ts';

const REASONS: Readonly<Record<NonNullable<SimulatedOrder['nextReport']>, string | undefined>> = {
  settled: undefined,
  failed: 'The simulated provider could not carry it out.',
  returned: 'The simulated beneficiary bank sent the payment back.',
};

function receivedFrom(
  subjects: Subjects,
  order: Omit<SimulatedOrder, 'nextReport' | 'deliveries' | 'said'>,
  status: NonNullable<SimulatedOrder['nextReport']>,
): AddressedReport & { readonly eventId: string } {
  const { tenantId, provider, confirmations, answer, dueAt } = order;
  const subject = subjects.ofOrder(order);
  if (subject === undefined) throw new Error(`Nothing is reported of ${order.kind} ${order.subject}`);
  const reason = REASONS[status];
  return {
    tenantId,
    source: { provider, adapter: SIMULATED },
    subject,
    terms: subjects.terms,
    eventId: simulatedEventId(order, status),
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
  subjects: Subjects,
  tenantId: string,
  { subject, kind }: SimulatedOrderKey,
  provider: ProviderName,
): Write<Delivery> {
  const key = { subject, kind };
  const probe = { ...key, tenantId, provider, confirmations: 0, answer: {}, dueAt: null };
  return {
    tenantId,
    actor: providerActor(provider),
    claimed: true,
    needs: (head, serverNow) => [
      need(simulatedOrdersTable, key),
      ...reportNeeds(receivedFrom(subjects, probe, 'settled'), head, serverNow),
      // Which report is due stands in the row itself, and every one it can be is claimed.
      ...(['failed', 'returned'] as const).map((status) => {
        const { eventId, source } = receivedFrom(subjects, probe, status);
        return reportClaimNeed({ tenantId, ...source, eventId });
      }),
    ],
    furtherNeeds: (loaded) => {
      const due = loaded.find(simulatedOrdersTable, key)?.nextReport ?? 'settled';
      return reportFurtherNeeds(receivedFrom(subjects, probe, due), loaded);
    },
    decide: (loaded, context) => {
      const order = loaded.find(simulatedOrdersTable, key);
      if (order === undefined || order.nextReport === null || (order.dueAt ?? 0) > context.now) {
        return { reply: 'nothing_due', effects: [] };
      }
      const received = receivedFrom(subjects, order, order.nextReport);
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

/** A simulated provider's books with nothing more to report of an order: a control call has taken it over. */
export function silenceProvider(
  tenantId: string,
  { subject, kind }: SimulatedOrderKey,
  provider: ProviderName,
): Effect {
  return saveRow(simulatedOrdersTable, {
    subject,
    kind,
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
