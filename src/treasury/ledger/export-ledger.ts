import type { Knex } from 'knex';
import type { StreamHandler } from '../../contract/handler.ts';
import { readChainPage } from '../../ledger/read-chain-page.ts';
import { readWallet } from '../../ledger/present-of-tenant.ts';
import { findOperationStatuses } from '../transactions/transaction-store.ts';
import { presentLedgerLine } from './ledger-line-presenter.ts';

/**
 * The lines of a wallet's movements up to the head that it has now, a page at a time. Movements are never changed, so
 * that these pages are one snapshot though no transaction is open while a caller takes its time to read.
 */
async function* exportLines(db: Knex, tenantId: string): AsyncGenerator<string> {
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
