import type { Db } from '../../db/statements/statement.ts';
import type { ReadHandler, StreamHandler } from '../../contract/handler.ts';
import { readChainPage } from '../../ledger/verify-chain.ts';
import { readWallet } from '../../ledger/wallet.ts';
import { presentLedgerLine } from './present.ts';
import { findOperationStatuses } from './statuses.ts';

/** Pages up to the present head: movements never change, so that the pages are one snapshot without a transaction. */
async function* exportLines(db: Db, tenantId: string): AsyncGenerator<string> {
  const wallet = await readWallet(db, tenantId);
  for (let lastSeq = 0; lastSeq < wallet.seq;) {
    const movements = await readChainPage(db, tenantId, { after: lastSeq, until: wallet.seq });
    const newest = movements.at(-1);
    if (newest === undefined) throw new Error(`The movement behind ${lastSeq} of ${tenantId} is missing`);
    const statuses = await findOperationStatuses(db, movements);
    yield movements.map((each) => `${JSON.stringify(presentLedgerLine(each, statuses))}\n`).join('');
    lastSeq = newest.seq;
  }
}

/** GET /v1/treasury/ledger/export: every movement of the wallet, oldest first, one a line. */
export const exportLedger: StreamHandler<'exportLedger'> = {
  kind: 'stream',
  stream: (_request, { database, caller }) => exportLines(database.reader, caller.tenantId),
};

/** GET /v1/treasury/ledger/head: the number and the hash of the wallet's newest movement. */
export const getLedgerHead: ReadHandler<'getLedgerHead'> = {
  kind: 'read',
  read: async (_request, { database, caller: { tenantId } }) => {
    const wallet = await readWallet(database.reader, tenantId);
    return { body: { seq: wallet.seq, hash: wallet.headHash } };
  },
};
