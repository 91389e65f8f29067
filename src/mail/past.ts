import { mailsTable } from './table.ts';
import { purging } from '../workers/purge-own-rows.ts';

/** Mail, after seven days. Mail that waits to be sent is never past use. */
export const tidyMails = purging({
  table: mailsTable,
  moment: 'createdAt',
  keptMs: 7 * 86_400_000,
  where: { sql: `status <> 'queued'`, isMet: ({ status }) => status !== 'queued' },
  locks: (rows) => Promise.resolve(rows.map(({ id }) => `mail:${id}` as const)),
});
