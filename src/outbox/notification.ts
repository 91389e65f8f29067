import type { EventType } from '../../generated/events.ts';
import type { Moment } from '../clock.ts';
import { defineTable, moment, text, textOrNull } from '../db/table.ts';
import type { AuditEntry, AuditType } from './audit-entry.ts';
import type { EventRow } from './event.ts';

/** What an account may be told of by mail, as its settings name it. */
export type NotificationTopic =
  'payoutFailed' | 'payinHeld' | 'invoiceIssued' | 'webhookDisabled' | 'securityAlert';

/** The events of which recipients are told. */
const EVENTS = {
  'payout.failed': 'payoutFailed',
  'payout.returned': 'payoutFailed',
  'payout.late_return': 'payoutFailed',
  'withdrawal.failed': 'payoutFailed',
  'conversion.failed': 'payoutFailed',
  'payin.held': 'payinHeld',
  'deposit.held': 'payinHeld',
  'transfer.held': 'payinHeld',
  'invoice.issued': 'invoiceIssued',
  'webhook.disabled': 'webhookDisabled',
} as const satisfies Partial<Record<EventType, NotificationTopic>>;

/** The actions of which they are told: who may act for the account has changed, or somebody tries to. */
const ACTIONS = [
  'api_key.created',
  'api_key.rotated',
  'api_key.revoked',
  'team.member_added',
  'team.member_role_changed',
  'team.member_removed',
  'user.locked',
] as const satisfies readonly AuditType[];

/** A change of which recipients are told. */
export type NotifiedChange = keyof typeof EVENTS | (typeof ACTIONS)[number];

/**
 * Something of which an account's recipients are to be told. It is written with its cause; who is told, and whether anybody
 * is, is found out when the mails are made of it, and then it is gone.
 */
export interface Notification {
  /** That of the event or the entry: there is one for each. */
  readonly id: string;
  readonly tenantId: string;
  readonly topic: NotificationTopic;
  readonly change: NotifiedChange;
  /** The record that it is about. */
  readonly subjectId: string;
  /** The record's status then; null where it has none. */
  readonly status: string | null;
  /** On the server's clock. */
  readonly writtenAt: Moment;
}

export const notificationsTable = defineTable<Notification>({
  name: 'notifications',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    topic: text<NotificationTopic>(),
    change: text<NotifiedChange>(),
    subjectId: text(),
    status: textOrNull(),
    writtenAt: moment(),
  },
});

const TOPICS: ReadonlyMap<string, NotificationTopic> = new Map(Object.entries(EVENTS));

/** What recipients are to be told of an event; undefined for one of which nobody is told. */
export function notificationOfEvent(event: EventRow): Notification | undefined {
  const topic = TOPICS.get(event.type);
  if (topic === undefined) return undefined;
  const { id, tenantId, type, objectId: subjectId, objectStatus: status, writtenAt } = event;
  return { id, tenantId, topic, change: type as NotifiedChange, subjectId, status, writtenAt };
}

/** What recipients are to be told of an action; undefined for one of which nobody is told. */
export function notificationOfEntry(entry: AuditEntry): Notification | undefined {
  const { id, tenantId, type, resourceId: subjectId, occurredAt: writtenAt } = entry;
  if (!(ACTIONS as readonly AuditType[]).includes(type)) return undefined;
  return {
    id,
    tenantId,
    topic: 'securityAlert',
    change: type as NotifiedChange,
    subjectId,
    status: null,
    writtenAt,
  };
}
