import { presentMoment } from '../../calendar/clock.ts';
import type { ConsoleReplyOf } from '../../contract/console-types.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { Actor } from '../../identity/actor.ts';
import { type ActivityRow, summaryOf } from './page.ts';

type AuditEvent = ConsoleReplyOf<'listAuditEvents'>['data'][number];

/** Who acted, as owners see it: what nobody did who could be named, the system did. */
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

/** What happened, with all that is known of who did it. */
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
