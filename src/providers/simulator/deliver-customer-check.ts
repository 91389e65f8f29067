import { providerActor } from '../../actor.ts';
import type { Moment } from '../../clock.ts';
import { saveRow, type RowEffect } from '../../db/row-effect.ts';
import { need, type Write } from '../../writes/write.ts';
import { decideReport, reportFurtherNeeds, reportNeeds, type AddressedReport } from '../decide-report.ts';
import { faultNeed, takeFault, type Fault } from './fault.ts';
import {
  silenceCustomerCheck,
  simulatedCustomerChecksTable,
  type CustomerFinding,
  type SimulatedCustomerCheck,
} from './simulated-customer.ts';

const FINDINGS = ['accepted', 'held', 'rejected'] as const satisfies readonly CustomerFinding['says'][];

function receivedFrom(
  { tenantId, checkId }: Pick<SimulatedCustomerCheck, 'tenantId' | 'checkId'>,
  { says, reason }: CustomerFinding,
): AddressedReport<'customer_check'> {
  return {
    tenantId,
    source: { provider: 'identity', adapter: 'simulated' },
    subject: { kind: 'customer_check', checkId },
    eventId: `simulated:${checkId}:${says}`,
    report: { says, ...(reason === null ? {} : { reason }) },
  };
}

/** A check after the provider has looked at what goes wrong with it; there is no answer that it could overtake. */
function withFault(
  check: SimulatedCustomerCheck,
  fault: Fault | undefined,
  now: Moment,
): SimulatedCustomerCheck {
  switch (fault?.fault) {
    case 'fail':
      return { ...check, nextReport: 'rejected', reason: 'provider_failed', deliveries: 1 };
    case 'delay':
      return { ...check, dueAt: now + fault.delayMs, deliveries: 1 };
    case 'repeat':
      return { ...check, deliveries: 2 };
    case 'drop':
      return { ...check, nextReport: null, dueAt: null, deliveries: 1 };
    case 'reorder':
    case undefined:
      return { ...check, deliveries: 1 };
  }
}

/** The check with one report less to give. */
function strike(check: SimulatedCustomerCheck): RowEffect {
  const deliveries = check.deliveries - 1;
  return deliveries > 0
    ? saveRow(simulatedCustomerChecksTable, { ...check, deliveries })
    : silenceCustomerCheck(check);
}

/**
 * Sends what the simulated identity provider has found out about a customer through the service's own door, with the
 * faults that the tenant asked for, and strikes it from the provider's books.
 * Answers whether a report was due; repeated, it does nothing.
 */
export function deliverCustomerCheck(tenantId: string, checkId: string): Write<boolean> {
  // Which report is due stands in the row itself, and a fault can turn it.
  const possible = FINDINGS.map((says) => receivedFrom({ tenantId, checkId }, { says, reason: null }));
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
    decide: (loaded, context) => {
      const check = loaded.find(simulatedCustomerChecksTable, { checkId });
      if (check === undefined || check.nextReport === null || (check.dueAt ?? 0) > context.now) {
        return { reply: false, effects: [] };
      }
      const isNew = check.deliveries === 0;
      const { fault, effects } = isNew ? takeFault(loaded, 'identity') : { fault: undefined, effects: [] };
      const judged = isNew ? withFault(check, fault, context.now) : check;
      const { nextReport, reason } = judged;
      if (nextReport === null || (judged.dueAt ?? 0) > context.now) {
        return { reply: true, effects: [...effects, saveRow(simulatedCustomerChecksTable, judged)] };
      }
      const decision = decideReport(receivedFrom(judged, { says: nextReport, reason }), loaded, context);
      return { reply: true, effects: [...effects, ...decision.effects, strike(judged)] };
    },
  };
}
