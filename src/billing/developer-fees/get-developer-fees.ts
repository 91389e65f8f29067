import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { presentDeveloperFees } from './developer-fee-presenter.ts';
import { readDeveloperFees } from './developer-fee-store.ts';

/** GET /v1/developer-fees */
export const getDeveloperFees: ReadHandler<'getDeveloperFees'> = {
  kind: 'read',
  read: async (_request, { database, caller: { tenantId } }) =>
    readSnapshot(database, async (db) => {
      const { tenant, schedule } = await readDeveloperFees(db, tenantId);
      return { body: presentDeveloperFees(tenant, schedule) };
    }),
};
