import { providerActor } from '../../actor.ts';
import { saveRow } from '../../db/row-effect.ts';
import { need, type Write } from '../../writes/write.ts';
import { reportFurtherNeeds, reportNeeds, type AddressedReport } from '../decide-report.ts';
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
  { tenantId, evidenceId }: Pick<IdentityCheck, 'tenantId' | 'evidenceId'>,
  status: IdentityReport,
): AddressedReport<'evidence'> {
  const reason = REASONS[status];
  return {
    tenantId,
    source: { provider: 'identity', adapter: SIMULATED },
    subject: { kind: 'evidence', evidenceId },
    eventId: `simulated:${evidenceId}:${status}`,
    report: { says: status, ...(reason === undefined ? {} : { reason }) },
  };
}

const KIND: CheckKind<IdentityCheck, 'evidence'> = {
  failed: (check) => ({ ...check, nextReport: 'rejected' }),
  save: (check) => saveRow(identityChecksTable, check),
  silence: silenceCheck,
  reportOf: (check) => (check.nextReport === null ? undefined : receivedFrom(check, check.nextReport)),
};

/**
 * Sends what the simulated identity provider has found out through the service's own door, with the faults that the
 * tenant asked for, and strikes it from the provider's books.
 * Answers whether a report was due; repeated, it does nothing.
 */
export function deliverIdentityCheck(tenantId: string, evidenceId: string): Write<boolean> {
  return {
    tenantId,
    actor: providerActor('identity'),
    claimed: true,
    needs: (head, serverNow) => [
      need(identityChecksTable, { evidenceId }),
      faultNeed(tenantId, 'identity'),
      // Which report is due stands in the row itself, and a fault can turn it.
      ...(['accepted', 'rejected'] as const).flatMap((status) =>
        reportNeeds(receivedFrom({ tenantId, evidenceId }, status), head, serverNow),
      ),
    ],
    furtherNeeds: (loaded) =>
      (['accepted', 'rejected'] as const).flatMap((status) =>
        reportFurtherNeeds(receivedFrom({ tenantId, evidenceId }, status), loaded),
      ),
    decide: (loaded, context) =>
      decideCheck(loaded.find(identityChecksTable, { evidenceId }), KIND, loaded, context),
  };
}
