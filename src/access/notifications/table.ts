import type { Db } from '../../db/statements/statement.ts';
import type { EventType } from '../../../generated/events.ts';
import type { Moment } from '../../calendar/clock.ts';
import { actor } from '../../db/statements/actor-column.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { defineTable, json, jsonOrNull, moment, text, textOrNull } from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';
import type { AuditEntry, AuditType } from '../../outbox/audit-entry.ts';
import type { EventRow } from '../../outbox/event.ts';

export type Topics = Readonly<Record<NotificationTopic, boolean>>;

/** What is told, and to whom. */
export interface Told {
  readonly email: Topics;
  /** Unique ignoring case; empty for the account's owners. */
  readonly recipients: readonly string[];
}

/** What settings said until a moment. */
interface EarlierSettings extends Told {
  readonly until: Moment;
}

/** An account that never set any has no row. */
export interface NotificationSettings extends Told {
  readonly tenantId: string;
  /** Oldest first; null if there are none. */
  readonly earlier: readonly EarlierSettings[] | null;
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
    earlier: jsonOrNull<readonly EarlierSettings[]>(),
    updatedAt: moment(),
    changedBy: actor(),
  },
});

/** Default: owners, every topic. */
export const FIRST_NOTIFICATIONS: Told = {
  email: {
    payoutFailed: true,
    payinHeld: true,
    invoiceIssued: true,
    webhookDisabled: true,
    securityAlert: true,
  },
  recipients: [],
};

/** Mails are made within moments; what is older serves nobody but a worker that stood still. */
const EARLIER_KEPT_MS = 7 * 86_400_000;
const MOST_EARLIER = 20;

/** What was said until now, with what is kept of the time before. */
export function earlierSettings(
  before: NotificationSettings | undefined,
  now: Moment,
): NotificationSettings['earlier'] {
  const { email, recipients } = before ?? FIRST_NOTIFICATIONS;
  const all = [...(before?.earlier ?? []), { email, recipients, until: now }];
  return all.filter(({ until }) => now - until < EARLIER_KEPT_MS).slice(-MOST_EARLIER);
}

/** What was said when something happened. */
export function settingsAt(settings: NotificationSettings | undefined, moment: Moment): Told {
  const earlier = settings?.earlier?.find(({ until }) => moment < until);
  return earlier ?? settings ?? FIRST_NOTIFICATIONS;
}

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

/** @param writtenAt by the server's clock, as settings change; what a key does has occurred by the account's */
export function notificationOfEntry(entry: AuditEntry, writtenAt: Moment): Notification | undefined {
  const { id, tenantId, type, resourceId: subjectId } = entry;
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
