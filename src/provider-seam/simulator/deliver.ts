import { saveRow } from '../../db/statements/table.ts';
import { providerActor } from '../../identity/actor.ts';
import type { ProviderName } from '../../outbox/instruction.ts';
import { type Effect, type Write, need } from '../../writes/write.ts';
import {
  type AddressedReport,
  decideReport,
  reportFurtherNeeds,
  reportNeeds,
} from '../inbox/decide-report.ts';
import type { Subjects } from '../inbox/find-subject.ts';
import { reportClaimNeed } from '../inbox/report-table.ts';
import { SIMULATED } from '../port/provider.ts';
import {
  type CheckKind,
  type IdentityCheck,
  type IdentityReport,
  decideCheck,
  identityChecksTable,
  silenceCheck,
} from './checks.ts';
import {
  type CustomerFinding,
  type SimulatedCustomerCheck,
  silenceCustomerCheck,
  simulatedCustomerChecksTable,
} from './customer-checks.ts';
import { faultNeed } from './faults.ts';
import {
  type SimulatedOrder,
  type SimulatedOrderKey,
  simulatedEventId,
  simulatedOrdersTable,
} from './orders.ts';

const FINDINGS = ['accepted', 'held', 'rejected'] as const satisfies readonly CustomerFinding['says'][];

function receivedFrom(
  subjects: Subjects,
  { tenantId, checkId }: Pick<SimulatedCustomerCheck, 'tenantId' | 'checkId'>,
  { says, reason }: CustomerFinding,
): AddressedReport {
  const subject = subjects.ofOrder({ kind: 'check_customer', subject: checkId });
  if (subject === undefined) throw new Error(`Nothing is reported of ${checkId}`);
  return {
    tenantId,
    source: { provider: 'identity', adapter: SIMULATED },
    subject,
    eventId: `simulated:${checkId}:${says}`,
    report: { says, ...(reason === null ? {} : { reason }) },
  };
}

const kindFor = (subjects: Subjects): CheckKind<SimulatedCustomerCheck> => ({
  failed: (check) => ({ ...check, nextReport: 'rejected', reason: 'provider_failed' }),
  save: (check) => saveRow(simulatedCustomerChecksTable, check),
  silence: silenceCustomerCheck,
  reportOf: (check) => {
    const { nextReport, reason } = check;
    return nextReport === null ? undefined : receivedFrom(subjects, check, { says: nextReport, reason });
  },
});

/**
 * Reports a due customer check with the tenant's faults, and removes it from the books. Answers whether one was due;
 * idempotent.
 */
export function deliverCustomerCheck(subjects: Subjects, tenantId: string, checkId: string): Write<boolean> {
  // A fault can change the noted report.
  const possible = FINDINGS.map((says) =>
    receivedFrom(subjects, { tenantId, checkId }, { says, reason: null }),
  );
  return {
    tenantId,
    actor: providerActor('identity'),
    claimed: true,
    needs: (head, serverNow) => [
      need(simulatedCustomerChecksTable, { checkId }),
      faultNeed(tenantId, 'identity'),
      ...possible.flatMap((report) => reportNeeds(report, head, serverNow)),
    ],
    furtherNeeds: (loaded) => possible.flatMap((report) => reportFurtherNeeds(report, loaded)),
    decide: (loaded, context) =>
      decideCheck(loaded.find(simulatedCustomerChecksTable, { checkId }), kindFor(subjects), loaded, context),
  };
}

const REASONS: Readonly<Record<IdentityReport, string | undefined>> = {
  accepted: undefined,
  rejected: 'The simulated identity provider could not confirm who the beneficiary is.',
};

function deliverIdentityCheckReceivedFrom(
  subjects: Subjects,
  { tenantId, evidenceId }: Pick<IdentityCheck, 'tenantId' | 'evidenceId'>,
  status: IdentityReport,
): AddressedReport {
  const subject = subjects.ofOrder({ kind: 'hand_over_evidence', subject: evidenceId });
  if (subject === undefined) throw new Error(`Nothing is reported of ${evidenceId}`);
  const reason = REASONS[status];
  return {
    tenantId,
    source: { provider: 'identity', adapter: SIMULATED },
    subject,
    eventId: `simulated:${evidenceId}:${status}`,
    report: { says: status, ...(reason === undefined ? {} : { reason }) },
  };
}

const deliverIdentityCheckKindFor = (subjects: Subjects): CheckKind<IdentityCheck> => ({
  failed: (check) => ({ ...check, nextReport: 'rejected' }),
  save: (check) => saveRow(identityChecksTable, check),
  silence: silenceCheck,
  reportOf: (check) =>
    check.nextReport === null
      ? undefined
      : deliverIdentityCheckReceivedFrom(subjects, check, check.nextReport),
});

/**
 * Reports due evidence with the tenant's faults, and removes it from the books. Answers whether a report was due;
 * idempotent.
 */
export function deliverIdentityCheck(
  subjects: Subjects,
  tenantId: string,
  evidenceId: string,
): Write<boolean> {
  return {
    tenantId,
    actor: providerActor('identity'),
    claimed: true,
    needs: (head, serverNow) => [
      need(identityChecksTable, { evidenceId }),
      faultNeed(tenantId, 'identity'),
      ...(['accepted', 'rejected'] as const).flatMap((status) =>
        reportNeeds(
          deliverIdentityCheckReceivedFrom(subjects, { tenantId, evidenceId }, status),
          head,
          serverNow,
        ),
      ),
    ],
    furtherNeeds: (loaded) =>
      (['accepted', 'rejected'] as const).flatMap((status) =>
        reportFurtherNeeds(
          deliverIdentityCheckReceivedFrom(subjects, { tenantId, evidenceId }, status),
          loaded,
        ),
      ),
    decide: (loaded, context) =>
      decideCheck(
        loaded.find(identityChecksTable, { evidenceId }),
        deliverIdentityCheckKindFor(subjects),
        loaded,
        context,
      ),
  };
}

const DELIVER_SIMULATED_REPORT_REASONS: Readonly<
  Record<NonNullable<SimulatedOrder['nextReport']>, string | undefined>
> = {
  settled: undefined,
  failed: 'The simulated provider could not carry it out.',
  returned: 'The simulated beneficiary bank sent the payment back.',
};

function deliverSimulatedReportReceivedFrom(
  subjects: Subjects,
  order: Omit<SimulatedOrder, 'nextReport' | 'deliveries' | 'said'>,
  status: NonNullable<SimulatedOrder['nextReport']>,
): AddressedReport & { readonly eventId: string } {
  const { tenantId, provider, confirmations, answer, dueAt } = order;
  const subject = subjects.ofOrder(order);
  if (subject === undefined) throw new Error(`Nothing is reported of ${order.kind} ${order.subject}`);
  const reason = DELIVER_SIMULATED_REPORT_REASONS[status];
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

/** None was due, it was delivered, or it came very late. */
export type Delivery = 'nothing_due' | 'delivered' | 'stale';

/** Sends the next due report through the report inbox and removes it from the books; idempotent. */
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
      ...reportNeeds(deliverSimulatedReportReceivedFrom(subjects, probe, 'settled'), head, serverNow),
      // A fault can change the noted report: every possible one is claimed.
      ...(['failed', 'returned'] as const).map((status) => {
        const { eventId, source } = deliverSimulatedReportReceivedFrom(subjects, probe, status);
        return reportClaimNeed({ tenantId, ...source, eventId });
      }),
    ],
    furtherNeeds: (loaded) => {
      const due = loaded.find(simulatedOrdersTable, key)?.nextReport ?? 'settled';
      return reportFurtherNeeds(deliverSimulatedReportReceivedFrom(subjects, probe, due), loaded);
    },
    decide: (loaded, context) => {
      const order = loaded.find(simulatedOrdersTable, key);
      if (order === undefined || order.nextReport === null || (order.dueAt ?? 0) > context.now) {
        return { reply: 'nothing_due', effects: [] };
      }
      const received = deliverSimulatedReportReceivedFrom(subjects, order, order.nextReport);
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

/** Nothing further to report of an order that a control call has taken over. */
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
