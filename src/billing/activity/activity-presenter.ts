import { presentMoment } from '../../clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { EventRow } from '../../outbox/event.ts';
import { summaryOf } from './activity-summary.ts';

/** An event as an entry of the feed: its identifier is the event's under another prefix. */
export function presentActivity({
  id,
  type,
  object,
  objectId,
  occurredAt,
}: EventRow): Schema<'ActivityEntry'> {
  return {
    id: `act_${id.slice(id.indexOf('_') + 1)}`,
    type,
    resource: { type: object, id: objectId },
    summary: summaryOf(type),
    occurredAt: presentMoment(occurredAt),
  };
}
