import type { Actor } from '../../identity/actor.ts';
import type { WriteHandler } from '../../contract/handler.ts';
import { insertRow, saveRow } from '../../db/statements/table.ts';
import {
  currentDeveloperFee,
  developerFeeNeeds,
  developerFeeSchedulesTable,
  type DeveloperFee,
  type DeveloperFeeSchedule,
} from './table.ts';
import { parseAmount, presentAmount } from '../../money/amount.ts';
import { auditEntry, changesBetween, type FieldChange } from '../../outbox/audit-entry.ts';
import { publish } from '../../outbox/event.ts';
import { tenantsTable } from '../../writes/tenant.ts';
import { presentDeveloperFees } from './present.ts';

/** A user, or the operator. */
function confirmedBy(actor: Actor | null): string {
  return actor?.kind === 'user' ? actor.id : 'operator';
}

function changesOf(before: DeveloperFee, after: DeveloperFee): FieldChange[] {
  const shown = ({ flatAudMinor, bps }: DeveloperFee): Record<string, unknown> => ({
    'transfer.flatAud': presentAmount(flatAudMinor, 'AUD'),
    'transfer.bps': bps,
  });
  return changesBetween(shown(before), shown(after), ['transfer.flatAud', 'transfer.bps']);
}

/** PUT /v1/developer-fees: a new version, for transfers detected from now on. */
export const replaceDeveloperFees: WriteHandler<'replaceDeveloperFees'> = {
  kind: 'write',
  needs: (_request, head) => developerFeeNeeds(head),
  decide: ({ body, stepUp }, loaded, context) => {
    const before = context.head.tenant;
    const version = before.developerFeeVersion + 1;
    const schedule: DeveloperFeeSchedule = {
      tenantId: before.id,
      version,
      flatAudMinor: parseAmount(body.transfer.flatAud, 'AUD'),
      bps: body.transfer.bps,
      actor: context.actor,
      stepUpId: stepUp.id,
      updatedBy: confirmedBy(stepUp.actor),
      updatedAt: context.now,
    };
    const tenant = { ...before, developerFeeVersion: version };
    const subject = { tenantId: tenant.id, id: tenant.id, status: null, version };
    const changes = changesOf(currentDeveloperFee(loaded, context.head), schedule);
    const action = {
      tenantId: tenant.id,
      type: 'developer_fees.updated',
      resourceId: tenant.id,
      changes,
    } as const;
    return {
      reply: presentDeveloperFees(tenant, schedule),
      effects: [
        insertRow(developerFeeSchedulesTable, schedule),
        saveRow(tenantsTable, tenant),
        publish(context, 'developer_fees.updated', subject),
        auditEntry(context, action),
      ],
    };
  },
};
