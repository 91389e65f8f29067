import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { ApiError } from '../../errors/api-error.ts';
import { findKey } from './api-key-store.ts';
import { presentKey } from './key-presenter.ts';
import { findLastUses } from './key-use-store.ts';

/** GET /v1/api-keys/{id}: all but its text. */
export const getApiKey: ReadHandler<'getApiKey'> = {
  kind: 'read',
  read: ({ path }, { database, caller, clock }) =>
    readSnapshot(database, async (db) => {
      const key = await findKey(db, caller.tenantId, path.id);
      if (key === undefined) throw new ApiError('not_found');
      const uses = await findLastUses(db, [key.id]);
      return { body: presentKey(key, uses.get(key.id) ?? null, clock()) };
    }),
};
