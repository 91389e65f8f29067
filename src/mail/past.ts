import { mailsTable } from './table.ts';
import { purging } from '../workers/purge-own-rows.ts';

/** After seven days; waiting mail is never past. */
export const tidyMails = purging({
  table: mailsTable,
  moment: 'createdAt',
  keptMs: 7 * 86_400_000,
  where: { sql: `status <> 'queued'`, isMet: ({ status }) => status !== 'queued' },
  locks: (rows) => Promise.resolve(rows.map(({ id }) => `mail:${id}` as const)),
});
