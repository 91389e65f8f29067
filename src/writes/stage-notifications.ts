import { insertRow, type RowEffect } from '../db/row-effect.ts';
import { auditEntriesTable, type AuditEntry } from '../outbox/audit-entry.ts';
import { eventsTable, type EventRow } from '../outbox/event.ts';
import {
  notificationOfEntry,
  notificationOfEvent,
  notificationsTable,
  type Notification,
} from '../outbox/notification.ts';

function notificationOf({ effect, table, row }: RowEffect): Notification | undefined {
  if (effect !== 'insert') return undefined;
  const inserted: unknown = table;
  if (inserted === eventsTable) return notificationOfEvent(row as EventRow);
  return inserted === auditEntriesTable ? notificationOfEntry(row as AuditEntry) : undefined;
}

/**
 * What a decision's effects bring with them for those whom the account has told by mail: one row for each event and entry of
 * which anybody may be told, and none for all others.
 */
export function notificationEffects(staged: readonly RowEffect[]): RowEffect[] {
  const told: RowEffect[] = [];
  for (const effect of staged) {
    const notification = notificationOf(effect);
    if (notification !== undefined) told.push(insertRow(notificationsTable, notification));
  }
  return told;
}
