import { type RowEffect, insertRow } from '../../db/statements/table.ts';
import { type AuditEntry, auditEntriesTable } from '../../outbox/audit-entry.ts';
import { type EventRow, eventsTable } from '../../outbox/event.ts';
import type { GroupProjection, Projection } from '../../writes/projection.ts';
import { type Notification, notificationOfEntry, notificationOfEvent, notificationsTable } from './table.ts';

function notificationOf({ effect, table, row }: RowEffect): Notification | undefined {
  if (effect !== 'insert') return undefined;
  const inserted: unknown = table;
  if (inserted === eventsTable) return notificationOfEvent(row as EventRow);
  return inserted === auditEntriesTable ? notificationOfEntry(row as AuditEntry) : undefined;
}

const NOTIFICATIONS: GroupProjection = {
  derive: (staged) => {
    const told: RowEffect[] = [];
    for (const effect of staged) {
      const notification = notificationOf(effect);
      if (notification !== undefined) told.push(insertRow(notificationsTable, notification));
    }
    return told;
  },
};

/** One row per event or entry that recipients may be told of. */
export const notificationsProjection: Projection = () => NOTIFICATIONS;
