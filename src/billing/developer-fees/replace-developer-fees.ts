import type { Actor } from '../../actor.ts';
import type { WriteHandler } from '../../contract/handler.ts';
import { insertRow, saveRow } from '../../db/row-effect.ts';
import {
  developerFeeSchedulesTable,
  type DeveloperFeeSchedule,
} from '../../flows/developer-fees/developer-fee-schedule.ts';
import { parseAmount } from '../../money/amount.ts';
import { publish } from '../../outbox/event.ts';
import { tenantsTable } from '../../writes/tenant.ts';
import { presentDeveloperFees } from './developer-fee-presenter.ts';

/** Who confirmed, as the contract shows them: a user, or whoever runs the service. */
function confirmedBy(actor: Actor | null): string {
  return actor?.kind === 'user' ? actor.id : 'operator';
}

/** PUT /v1/developer-fees: a version more, for transfers that are detected from now on. */
export const replaceDeveloperFees: WriteHandler<'replaceDeveloperFees'> = {
  kind: 'write',
  needs: () => [],
  decide: ({ body, stepUp }, _loaded, context) => {
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
    return {
      reply: presentDeveloperFees(tenant, schedule),
      effects: [
        insertRow(developerFeeSchedulesTable, schedule),
        saveRow(tenantsTable, tenant),
        publish(context, 'developer_fees.updated', subject),
      ],
    };
  },
};
