import type { OwnLock } from '../../writes/write.ts';
import { purging, type Tidier } from '../../workers/purge-own-rows.ts';
import { type BankPayment, type IncomingFile, bankPaymentsTable, incomingFilesTable } from './table.ts';

/** Longer than a payment can come back, or a file be brought again. */
const KEPT_MS = 400 * 86_400_000;

const locks = (rows: readonly object[]): Promise<OwnLock[]> =>
  Promise.resolve(rows.map(() => 'provider:bank'));

/** Statements stay: a row a day for each account, and the order of the next ones depends on them. */
export const tidyBankPayments: Tidier = purging<BankPayment>({
  table: bankPaymentsTable,
  moment: 'sentAt',
  keptMs: KEPT_MS,
  locks,
});

export const tidyBankFiles: Tidier = purging<IncomingFile>({
  table: incomingFilesTable,
  moment: 'readAt',
  keptMs: KEPT_MS,
  locks,
});
