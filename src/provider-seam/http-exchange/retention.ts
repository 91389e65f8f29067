import type { OwnLock } from '../../writes/write.ts';
import { purging, type Tidier } from '../../workers/purge-own-rows.ts';
import { type ChildOrder, type VenueConversion, childOrdersTable, venueConversionsTable } from './table.ts';

/** Longer than a venue can be asked. */
const KEPT_MS = 400 * 86_400_000;

const locks = (rows: readonly object[]): Promise<OwnLock[]> =>
  Promise.resolve(rows.map(() => 'provider:exchange'));

export const tidyVenueConversions: Tidier = purging<VenueConversion>({
  table: venueConversionsTable,
  moment: 'givenAt',
  keptMs: KEPT_MS,
  where: { sql: `standing <> 'open'`, isMet: ({ standing }) => standing !== 'open' },
  locks,
});

export const tidyChildOrders: Tidier = purging<ChildOrder>({
  table: childOrdersTable,
  moment: 'writtenAt',
  keptMs: KEPT_MS,
  where: {
    sql: `standing in ('over', 'refused')`,
    isMet: ({ standing }) => standing === 'over' || standing === 'refused',
  },
  locks,
});
