import type { Knex } from 'knex';
import type { EventType } from '../../../generated/events.ts';
import type { Moment } from '../../calendar/clock.ts';
import { actor } from '../../db/statements/actor-column.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { defineTable, json, moment, text, textOrNull } from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';
import type { AuditEntry, AuditType } from '../../outbox/audit-entry.ts';
import type { EventRow } from '../../outbox/event.ts';

/** Whether mail is sent about each topic. */
export type Topics = Readonly<Record<NotificationTopic, boolean>>;

/** What an account is told by mail, and who is. An account that never said has no row. */
export interface NotificationSettings {
  readonly tenantId: string;
  readonly email: Topics;
  /** Addresses, each once whatever its capitals; nobody means the account's owners. */
  readonly recipients: readonly string[];
  /** On the server's clock. */
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

/** What holds for an account that never said: its owners are told of everything. */
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

/** The account's own settings; undefined where it never said. */
export async function findNotificationSettings(
  db: Knex,
  tenantId: string,
): Promise<NotificationSettings | undefined> {
  const [settings] = await selectMatching(db, notificationSettingsTable, [{ tenantId }]);
  return settings;
}

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
