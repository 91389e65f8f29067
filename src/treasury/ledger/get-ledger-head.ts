import type { ReadHandler } from '../../contract/handler.ts';
import { readWallet } from '../../ledger/present-of-tenant.ts';

/** GET /v1/treasury/ledger/head: the number and the hash of the wallet's newest movement. */
export const getLedgerHead: ReadHandler<'getLedgerHead'> = {
  kind: 'read',
  read: async (_request, { database, caller: { tenantId } }) => {
    const wallet = await readWallet(database.reader, tenantId);
    return { body: { seq: wallet.seq, hash: wallet.headHash } };
  },
};
