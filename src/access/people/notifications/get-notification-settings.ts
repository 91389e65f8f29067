import type { ReadHandler } from '../../../contract/handler.ts';
import { readSnapshot } from '../../../db/read-snapshot.ts';
import { selectMatching } from '../../../db/rows.ts';
import { findNotificationSettings } from '../../../flows/notifications/notification-settings.ts';
import { tenantsTable } from '../../../writes/tenant.ts';
import { presentNotificationSettings } from './notification-settings-presenter.ts';

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
