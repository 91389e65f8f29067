import { CLOCK } from '../../actor.ts';
import { removeRow } from '../../db/row-effect.ts';
import { queueMail } from '../../outbox/mail.ts';
import { notificationsTable } from '../../outbox/notification.ts';
import { need, type Loaded, type Write } from '../../writes/write.ts';
import { usersTable } from '../people/user.ts';
import { notificationMail } from './notification-mail.ts';
import {
  FIRST_NOTIFICATIONS,
  notificationSettingsTable,
  type NotificationSettings,
} from './notification-settings.ts';

type Told = Pick<NotificationSettings, 'email' | 'recipients'>;

function settingsIn(loaded: Loaded, tenantId: string): Told {
  return loaded.find(notificationSettingsTable, { tenantId }) ?? FIRST_NOTIFICATIONS;
}

function ownersOf(tenantId: string) {
  return { tenantId, role: 'owner' } as const;
}

/** Whom the account has told; its owners where it names nobody. */
function recipientsIn(loaded: Loaded, tenantId: string, { recipients }: Told): readonly string[] {
  if (recipients.length > 0) return recipients;
  const owners = loaded.list(usersTable, ownersOf(tenantId));
  return owners.filter(({ removedAt }) => removedAt === null).map(({ email }) => email);
}

/**
 * Queues the mails of a notification, which is gone with it: each is queued once, whoever does it. Settings and owners count as they
 * are then. Answers how many.
 */
export function makeNotificationMails(tenantId: string, id: string): Write<number> {
  return {
    tenantId,
    actor: CLOCK,
    claimed: true,
    needs: () => [need(notificationsTable, { id }), need(notificationSettingsTable, { tenantId })],
    furtherNeeds: (loaded) =>
      settingsIn(loaded, tenantId).recipients.length > 0 ? [] : [need(usersTable, ownersOf(tenantId))],
    decide: (loaded, context) => {
      const notification = loaded.find(notificationsTable, { id });
      if (notification === undefined) return { reply: 0, effects: [] };
      const settings = settingsIn(loaded, tenantId);
      const recipients = settings.email[notification.topic] ? recipientsIn(loaded, tenantId, settings) : [];
      const mails = recipients.map((recipient) =>
        queueMail(notificationMail(notification, recipient), context),
      );
      return { reply: mails.length, effects: [removeRow(notificationsTable, notification), ...mails] };
    },
  };
}
