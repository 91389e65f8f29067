import { providerActor } from '../../actor.ts';
import { saveRow } from '../../db/row-effect.ts';
import { need, type Write } from '../../writes/write.ts';
import { reportFurtherNeeds, reportNeeds, type AddressedReport } from '../decide-report.ts';
import type { Subjects } from '../find-subject.ts';
import { SIMULATED } from '../provider.ts';
import { decideCheck, type CheckKind } from './decide-check.ts';
import { faultNeed } from './fault.ts';
import {
  silenceCustomerCheck,
  simulatedCustomerChecksTable,
  type CustomerFinding,
  type SimulatedCustomerCheck,
} from './simulated-customer.ts';

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
 * Sends what the simulated identity provider has found out about a customer through the service's own door, with the
 * faults that the tenant asked for, and strikes it from the provider's books.
 * Answers whether a report was due; repeated, it does nothing.
 */
export function deliverCustomerCheck(subjects: Subjects, tenantId: string, checkId: string): Write<boolean> {
  // Which report is due stands in the row itself, and a fault can turn it.
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
