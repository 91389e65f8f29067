import { removeRow, saveRow } from '../../db/statements/table.ts';
import { eventsTable } from '../../outbox/event.ts';
import { type PastKind, STAYS } from '../../workers/purge-rows.ts';
import { need } from '../../writes/write.ts';
import { newestPurgedEventsTable } from './table.ts';

/** Lowest number first, so that what remains has no hole. */
export const PAST_EVENTS: PastKind<{ readonly id: string; readonly seq: number | string }> = {
  kind: 'event',
  kept: 'events',
  source: {
    table: eventsTable.name,
    key: { id: 'id', seq: 'seq' },
    since: 'written_at',
    // Identifiers sort by time: the primary key is index enough.
    order: 'id',
    open: 'true',
    needed: 'false',
    number: 'seq',
  },
  needs: (tenantId, { id, seq }) => [
    need(eventsTable, { id }),
    need(eventsTable, { tenantId, seq: Number(seq) - 1 }),
    need(newestPurgedEventsTable, { tenantId }),
  ],
  remove: ({ id, seq }, { loaded, tenantId, isOver, removed }) => {
    const row = loaded.find(eventsTable, { id });
    if (row === undefined) return undefined;
    const before = loaded.find(eventsTable, { tenantId, seq: Number(seq) - 1 });
    const isOldest = before === undefined || removed.has(before);
    if (!isOldest || !isOver(row.writtenAt)) return STAYS;
    const newest = { tenantId, eventId: row.id, seq: row.seq };
    return [removeRow(eventsTable, row), saveRow(newestPurgedEventsTable, newest)];
  },
};
