import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentTransaction } from './transaction-presenter.ts';
import { findOperationStatuses, haveFew, transactionList } from './transaction-store.ts';

/** GET /v1/treasury/transactions: the wallet's movements, newest first. */
export const listTransactions: ReadHandler<'listTransactions'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) =>
    readSnapshot(database, async (db) => {
      const { status } = query;
      const few = status !== undefined && (await haveFew(db, caller.tenantId, status));
      const list = transactionList(status, few);
      const page = await listPage(db, list, caller.tenantId, query, cursors);
      const statuses = await findOperationStatuses(db, page.rows);
      return presentPage(page, (movement) => presentTransaction(movement, statuses));
    }),
};
