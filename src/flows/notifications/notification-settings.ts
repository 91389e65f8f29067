import type { Knex } from 'knex';
import type { Actor } from '../../actor.ts';
import type { Moment } from '../../clock.ts';
import { actor } from '../../db/actor-column.ts';
import { selectMatching } from '../../db/rows.ts';
import { defineTable, json, moment, text } from '../../db/table.ts';
import type { NotificationTopic } from '../../outbox/notification.ts';

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
