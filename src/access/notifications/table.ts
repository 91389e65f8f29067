import type { Db } from '../../db/statements/statement.ts';
import type { EventType } from '../../../generated/events.ts';
import type { Moment } from '../../calendar/clock.ts';
import { actor } from '../../db/statements/actor-column.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { defineTable, json, moment, text, textOrNull } from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';
import type { AuditEntry, AuditType } from '../../outbox/audit-entry.ts';
import type { EventRow } from '../../outbox/event.ts';

export type Topics = Readonly<Record<NotificationTopic, boolean>>;

/** An account that never set any has no row. */
export interface NotificationSettings {
  readonly tenantId: string;
  readonly email: Topics;
  /** Unique ignoring case; empty for the account's owners. */
  readonly recipients: readonly string[];
  /** On the server clock. */
  readonly updatedAt: Moment;
  readonly changedBy: Actor;
}

export const notificationSettingsTable = defineTable<NotificationSettings>({
  name: 'notification_settings',
  key: ['tenantId'],
  columns: {
    tenantId: text(),
    email: json<Topics>(),
    recipients: json<readonly string[]>(),
    updatedAt: moment(),
    changedBy: actor(),
  },
});

/** Default: owners, every topic. */
export const FIRST_NOTIFICATIONS: Pick<NotificationSettings, 'email' | 'recipients'> = {
  email: {
    payoutFailed: true,
    payinHeld: true,
    invoiceIssued: true,
    webhookDisabled: true,
    securityAlert: true,
  },
  recipients: [],
};

/** Undefined if never set. */
export async function findNotificationSettings(
  db: Db,
  tenantId: string,
): Promise<NotificationSettings | undefined> {
  const [settings] = await selectMatching(db, notificationSettingsTable, [{ tenantId }]);
  return settings;
}

/** Topics as the settings name them. */
export type NotificationTopic =
  | 'payoutFailed'
  | 'payinHeld'
  | 'invoiceIssued'
  | 'webhookDisabled'
  | 'securityAlert';

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

/** Actions that recipients are told of: access to the account changed, or an attempt at it. */
const ACTIONS = [
  'api_key.created',
  'api_key.rotated',
  'api_key.revoked',
  'team.member_added',
  'team.member_role_changed',
  'team.member_removed',
  'user.locked',
] as const satisfies readonly AuditType[];

export type NotifiedChange = keyof typeof EVENTS | (typeof ACTIONS)[number];

/** Written with its cause; recipients are found when its mails are made, then it is removed. */
export interface Notification {
  /** The event's or entry's. */
  readonly id: string;
  readonly tenantId: string;
  readonly topic: NotificationTopic;
  readonly change: NotifiedChange;
  /** The record it is about. */
  readonly subjectId: string;
  /** At that moment; null if it has none. */
  readonly status: string | null;
  /** On the server clock. */
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

export function notificationOfEvent(event: EventRow): Notification | undefined {
  const topic = TOPICS.get(event.type);
  if (topic === undefined) return undefined;
  const { id, tenantId, type, objectId: subjectId, objectStatus: status, writtenAt } = event;
  return { id, tenantId, topic, change: type as NotifiedChange, subjectId, status, writtenAt };
}

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
