import { presentMoment } from '../../calendar/clock.ts';
import type { ConsoleReplyOf } from '../../contract/console-types.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { Actor } from '../../identity/actor.ts';
import { type ActivityRow, summaryOf } from './page.ts';

type AuditEvent = ConsoleReplyOf<'listAuditEvents'>['data'][number];

function presentActor(actor: Actor | null): AuditEvent['actor'] {
  switch (actor?.kind) {
    case 'user':
      return { type: 'user', id: actor.id };
    case 'api_key':
      return { type: 'key', id: actor.id };
    case 'operator':
      return { type: 'operator', id: actor.id };
    default:
      return { type: 'system', id: null };
  }
}

/** With all that is known of the actor. */
export function presentAuditEvent(row: ActivityRow): AuditEvent {
  const { id, type, resourceType, resourceId, occurredAt, stepUpUserId, stepUpAt } = row;
  return {
    id,
    type,
    resource: { type: resourceType, id: resourceId },
    summary: summaryOf(type),
    occurredAt: presentMoment(occurredAt),
    actor: presentActor(row.actor),
    keyId: row.keyId,
    stepUp: stepUpAt === null ? null : { userId: stepUpUserId, at: presentMoment(stepUpAt) },
    ipAddress: row.ipAddress,
    userAgent: row.userAgent,
    requestId: row.requestId,
    changes: row.changes.map(({ field, from, to }) => ({ field, from, to })),
  };
}

/** Without the actor and the changed values. */
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
