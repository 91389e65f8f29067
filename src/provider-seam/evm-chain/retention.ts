import type { OwnLock } from '../../writes/write.ts';
import { purging, type Tidier } from '../../workers/purge-own-rows.ts';
import {
  type ChainTransaction,
  type ChainTransfer,
  chainTransactionsTable,
  chainTransfersTable,
} from './table.ts';

/** Longer than any chain can go back. */
const KEPT_MS = 400 * 86_400_000;

const locks = (rows: readonly object[]): Promise<OwnLock[]> =>
  Promise.resolve(rows.map(() => 'provider:chain'));

export const tidyChainTransfers: Tidier = purging<ChainTransfer>({
  table: chainTransfersTable,
  moment: 'seenAt',
  keptMs: KEPT_MS,
  locks,
});

export const tidyChainTransactions: Tidier = purging<ChainTransaction>({
  table: chainTransactionsTable,
  moment: 'signedAt',
  keptMs: KEPT_MS,
  where: {
    sql: `standing not in ('sent', 'mined')`,
    isMet: ({ standing }) => standing !== 'sent' && standing !== 'mined',
  },
  locks,
});
