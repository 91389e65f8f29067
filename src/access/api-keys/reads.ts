import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/present.ts';
import { ApiError } from '../../errors/api-error.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentKey } from './present.ts';
import { findKey, findLastUses, keyList } from './table.ts';

/** GET /v1/api-keys/{id}: without its text. */
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

/** GET /v1/api-keys: newest first, ended ones included. */
export const listApiKeys: ReadHandler<'listApiKeys'> = {
  kind: 'read',
  read: ({ query }, { database, caller, cursors, clock }) =>
    readSnapshot(database, async (db) => {
      const now = clock();
      const page = await listPage(db, keyList(query.status, now), caller.tenantId, query, cursors);
      const uses = await findLastUses(
        db,
        page.rows.map(({ id }) => id),
      );
      return presentPage(page, (key) => presentKey(key, uses.get(key.id) ?? null, now));
    }),
};
