import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { keyList } from './api-key-store.ts';
import { presentKey } from './key-presenter.ts';
import { findLastUses } from './key-use-store.ts';

/** GET /v1/api-keys: newest first, those that work no more among them. */
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
