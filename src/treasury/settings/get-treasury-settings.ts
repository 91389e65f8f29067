import type { ReadHandler } from '../../contract/handler.ts';
import { selectMatching } from '../../db/rows.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { tenantsTable } from '../../writes/tenant.ts';
import { presentSettings } from './settings-presenter.ts';
import { getSettings } from './settings-store.ts';

/** GET /v1/treasury/settings */
export const getTreasurySettings: ReadHandler<'getTreasurySettings'> = {
  kind: 'read',
  read: async (_request, { database, caller: { tenantId } }) =>
    readSnapshot(database, async (db) => {
      const [tenant] = await selectMatching(db, tenantsTable, [{ id: tenantId }]);
      return { body: presentSettings(await getSettings(db, tenantId), tenant?.name ?? tenantId) };
    }),
};
