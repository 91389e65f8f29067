import { providerActor } from '../../actor.ts';
import type { Moment } from '../../clock.ts';
import { saveRow } from '../../db/row-effect.ts';
import { need, type Effect, type Write } from '../../writes/write.ts';
import { decideReport, reportFurtherNeeds, reportNeeds, type AddressedReport } from '../decide-report.ts';
import { SIMULATED } from '../provider.ts';
import { faultNeed, takeFault, type Fault } from './fault.ts';
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

/** A check after the provider has looked at what goes wrong with it; there is no answer that it could overtake. */
function withFault(check: IdentityCheck, fault: Fault | undefined, now: Moment): IdentityCheck {
  switch (fault?.fault) {
    case 'fail':
      return { ...check, nextReport: 'rejected', deliveries: 1 };
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
function strike(check: IdentityCheck): Effect {
  const deliveries = check.deliveries - 1;
  return deliveries > 0 ? saveRow(identityChecksTable, { ...check, deliveries }) : silenceCheck(check);
}

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
    decide: (loaded, context) => {
      const check = loaded.find(identityChecksTable, { evidenceId });
      if (check === undefined || check.nextReport === null || (check.dueAt ?? 0) > context.now) {
        return { reply: false, effects: [] };
      }
      const isNew = check.deliveries === 0;
      const { fault, effects } = isNew ? takeFault(loaded, 'identity') : { fault: undefined, effects: [] };
      const judged = isNew ? withFault(check, fault, context.now) : check;
      if (judged.nextReport === null || (judged.dueAt ?? 0) > context.now) {
        return { reply: true, effects: [...effects, saveRow(identityChecksTable, judged)] };
      }
      const decision = decideReport(receivedFrom(judged, judged.nextReport), loaded, context);
      return { reply: true, effects: [...effects, ...decision.effects, strike(judged)] };
    },
  };
}
