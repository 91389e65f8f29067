import type { Moment } from '../../calendar/clock.ts';
import { type RowEffect, insertRow } from '../../db/statements/table.ts';
import { type AuditEntry, auditEntriesTable } from '../../outbox/audit-entry.ts';
import { type EventRow, eventsTable } from '../../outbox/event.ts';
import type { GroupProjection, Projection } from '../../writes/projection.ts';
import { type Operation, operationsTable } from '../../treasury/operations/table.ts';
import { type Notification, notificationOfEntry, notificationOfEvent, notificationsTable } from './table.ts';

function notificationOf({ effect, table, row }: RowEffect, serverNow: Moment): Notification | undefined {
  if (effect !== 'insert') return undefined;
  const inserted: unknown = table;
  if (inserted === eventsTable) return notificationOfEvent(row as EventRow);
  return inserted === auditEntriesTable ? notificationOfEntry(row as AuditEntry, serverNow) : undefined;
}

/** Whether the account canceled it itself. */
function isOwnCancellation(of: Notification, staged: readonly RowEffect[]): boolean {
  if (of.topic !== 'payoutFailed') return false;
  const isOfIt = ({ table, row }: RowEffect): boolean =>
    (table as unknown) === operationsTable && (row as Operation).id === of.subjectId;
  const operation = staged.find(isOfIt)?.row as Operation | undefined;
  if (operation?.failureCode !== 'canceled') return false;
  // After an operator's cancellation the failure is the provider's report, which is news to the account.
  return operation.statusHistory.at(-1)?.actor?.kind !== 'provider';
}

const NOTIFICATIONS: GroupProjection = {
  derive: (staged, { serverNow }) => {
    const told: RowEffect[] = [];
    for (const effect of staged) {
      const notification = notificationOf(effect, serverNow);
      if (notification === undefined || isOwnCancellation(notification, staged)) continue;
      told.push(insertRow(notificationsTable, notification));
    }
    return told;
  },
};

/** One row per event or entry that recipients may be told of. */
export const notificationsProjection: Projection = () => NOTIFICATIONS;
