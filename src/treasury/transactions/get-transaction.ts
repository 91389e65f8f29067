import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentTransaction } from './transaction-presenter.ts';
import { findMovement, findOperationStatuses } from './transaction-store.ts';

/** GET /v1/treasury/transactions/{id}: one movement with its place in the chain. */
export const getTransaction: ReadHandler<'getTransaction'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) =>
    readSnapshot(database, async (db) => {
      const movement = await findMovement(db, caller.tenantId, path.id);
      if (movement === undefined) throw new ApiError('not_found');
      const statuses = await findOperationStatuses(db, [movement]);
      return {
        body: { ...presentTransaction(movement, statuses), seq: movement.seq, hash: movement.hash },
      };
    }),
};
