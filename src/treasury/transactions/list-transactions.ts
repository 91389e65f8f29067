import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentTransaction } from './transaction-presenter.ts';
import { findOperationStatuses, transactionList } from './transaction-store.ts';

/** GET /v1/treasury/transactions: the wallet's movements, newest first. */
export const listTransactions: ReadHandler<'listTransactions'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) =>
    readSnapshot(database, async (db) => {
      const list = transactionList(query.status);
      const { rows, hasMore, nextCursor, headers } = await listPage(
        db,
        list,
        caller.tenantId,
        query,
        cursors,
      );
      const statuses = await findOperationStatuses(db, rows);
      const data = rows.map((movement) => presentTransaction(movement, statuses));
      return { body: { data, hasMore, nextCursor }, headers };
    }),
};
