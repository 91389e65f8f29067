import type { ReadHandler } from '../../../contract/handler.ts';
import { readSnapshot } from '../../../db/read-snapshot.ts';
import { listPage } from '../../../lists/list-page.ts';
import { presentPage } from '../../../lists/present-page.ts';
import { presentMember } from './member-presenter.ts';
import { lastSignIns, memberList } from './member-store.ts';

/** GET /v1/team/members: newest first. */
export const listMembers: ReadHandler<'listMembers'> = {
  kind: 'read',
  read: ({ query }, { database, caller, cursors }) =>
    readSnapshot(database, async (db) => {
      const page = await listPage(db, memberList, caller.tenantId, query, cursors);
      const signIns = await lastSignIns(db, page.rows);
      return presentPage(page, (user) => presentMember(user, signIns.get(user.id) ?? null));
    }),
};
