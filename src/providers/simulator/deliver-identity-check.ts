import { providerActor } from '../../actor.ts';
import { saveRow } from '../../db/row-effect.ts';
import { need, type Write } from '../../writes/write.ts';
import { reportFurtherNeeds, reportNeeds, type AddressedReport } from '../decide-report.ts';
import type { Subjects } from '../find-subject.ts';
import { SIMULATED } from '../provider.ts';
import { decideCheck, type CheckKind } from './decide-check.ts';
import { faultNeed } from './fault.ts';
import {
  identityChecksTable,
  silenceCheck,
  type IdentityCheck,
  type IdentityReport,
} from './simulated-check.ts';

const REASONS: Readonly<Record<IdentityReport, string | undefined>> = {
  accepted: undefined,
  rejected: 'The simulated identity provider could not confirm who the beneficiary is.',
};

function receivedFrom(
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

const kindFor = (subjects: Subjects): CheckKind<IdentityCheck> => ({
  failed: (check) => ({ ...check, nextReport: 'rejected' }),
  save: (check) => saveRow(identityChecksTable, check),
  silence: silenceCheck,
  reportOf: (check) =>
    check.nextReport === null ? undefined : receivedFrom(subjects, check, check.nextReport),
});

/**
 * Sends what the simulated identity provider has found out through the service's own door, with the faults that the
 * tenant asked for, and strikes it from the provider's books.
 * Answers whether a report was due; repeated, it does nothing.
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
      // Which report is due stands in the row itself, and a fault can turn it.
      ...(['accepted', 'rejected'] as const).flatMap((status) =>
        reportNeeds(receivedFrom(subjects, { tenantId, evidenceId }, status), head, serverNow),
      ),
    ],
    furtherNeeds: (loaded) =>
      (['accepted', 'rejected'] as const).flatMap((status) =>
        reportFurtherNeeds(receivedFrom(subjects, { tenantId, evidenceId }, status), loaded),
      ),
    decide: (loaded, context) =>
      decideCheck(loaded.find(identityChecksTable, { evidenceId }), kindFor(subjects), loaded, context),
  };
}
