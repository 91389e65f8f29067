import { presentMoment } from '../../clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { ActivityRow } from '../../lists/activity-page.ts';
import { summaryOf } from '../../outbox/activity-summary.ts';

/** What happened as the account's feed shows it: who did it, and what exactly they changed, is not told here. */
export function presentActivity({
  id,
  type,
  resourceType,
  resourceId,
  occurredAt,
}: ActivityRow): Schema<'ActivityEntry'> {
  return {
    id,
    type,
    resource: { type: resourceType, id: resourceId },
    summary: summaryOf(type),
    occurredAt: presentMoment(occurredAt),
  };
}
