import type { ReadHandler, WriteHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/present.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { auditEntry, changesBetween } from '../../outbox/audit-entry.ts';
import { tenantsTable } from '../../writes/tenant.ts';
import { need } from '../../writes/write.ts';
import { isEmail, normaliseEmail } from '../users/rules.ts';
import { presentNotificationSettings } from './present.ts';
import {
  FIRST_NOTIFICATIONS,
  type NotificationSettings,
  earlierSettings,
  findNotificationSettings,
  notificationSettingsTable,
} from './table.ts';

/** GET /v1/settings/notifications */
export const getNotificationSettings: ReadHandler<'getNotificationSettings'> = {
  kind: 'read',
  read: (_request, { database, caller: { tenantId } }) =>
    readSnapshot(database, async (db) => {
      const [tenant] = await selectMatching(db, tenantsTable, [{ id: tenantId }]);
      if (tenant === undefined) throw new Error(`There is no tenant ${tenantId}`);
      return { body: presentNotificationSettings(await findNotificationSettings(db, tenantId), tenant) };
    }),
};

/** @throws ApiError invalid_request for a malformed or repeated address */
function checkRecipients(recipients: readonly string[]): void {
  const known = new Set<string>();
  const details = recipients.flatMap((recipient, index) => {
    const email = normaliseEmail(recipient);
    const isNew = !known.has(email);
    known.add(email);
    if (isNew && isEmail(email)) return [];
    const message = isNew ? 'This is not a valid e-mail address.' : 'This entry is repeated.';
    return [{ in: 'body' as const, path: `/recipients/${index}`, message }];
  });
  if (details.length > 0) throw new ApiError('invalid_request', { details });
}

/** PUT /v1/settings/notifications: replaces all; an equal body changes nothing. */
export const replaceNotificationSettings: WriteHandler<'replaceNotificationSettings'> = {
  kind: 'write',
  check: ({ body }) => checkRecipients(body.recipients),
  needs: (_request, { tenant }) => [need(notificationSettingsTable, { tenantId: tenant.id })],
  decide: ({ body }, loaded, context) => {
    const { head, serverNow, actor } = context;
    const tenantId = head.tenant.id;
    const before = loaded.find(notificationSettingsTable, { tenantId });
    const told = { email: body.email, recipients: body.recipients.map((each) => each.trim()) };
    const changes = changesBetween(before ?? FIRST_NOTIFICATIONS, told, ['email', 'recipients']);
    if (changes.length === 0) {
      return { reply: presentNotificationSettings(before, head.tenant), effects: [] };
    }
    const settings: NotificationSettings = {
      tenantId,
      ...told,
      earlier: earlierSettings(before, serverNow),
      updatedAt: serverNow,
      changedBy: actor,
    };
    return {
      reply: presentNotificationSettings(settings, head.tenant),
      effects: [
        saveRow(notificationSettingsTable, settings),
        auditEntry(context, {
          tenantId,
          type: 'notification_settings.updated',
          resourceId: tenantId,
          changes,
        }),
      ],
    };
  },
};
