import { guessCountersTable } from './table.ts';
import { lockOfCounter, personLocks } from './locks-of-rows.ts';
import { recoveryLinksTable } from './table.ts';
import { purging } from '../../workers/purge-own-rows.ts';

const DAY_MS = 86_400_000;

/** Expired guesses. */
export const tidyGuessCounters = purging({
  table: guessCountersTable,
  moment: 'updatedAt',
  keptMs: 2 * DAY_MS,
  locks: (rows, { sealer }) => Promise.resolve(rows.map((row) => lockOfCounter(row, sealer))),
});

/** Ended links; until then a used link says that it was used. */
export const tidyRecoveryLinks = purging({
  table: recoveryLinksTable,
  moment: 'expiresAt',
  keptMs: 30 * DAY_MS,
  locks: (rows, { db }) => personLocks(db, rows),
});
