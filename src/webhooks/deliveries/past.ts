import { removeWholeDelivery, wholeDeliveryNeeds } from './make-deliveries.ts';
import { eventsTable } from '../../outbox/event.ts';
import { webhookDeliveriesTable } from './table.ts';
import { STAYS, type PastKind } from '../../workers/purge-rows.ts';
import { need } from '../../writes/write.ts';

export const PAST_DELIVERIES: PastKind<{ readonly id: string }> = {
  kind: 'delivery',
  kept: 'events',
  source: {
    table: webhookDeliveriesTable.name,
    key: { id: 'id' },
    since: 'event_id',
    sinceText: 'coalesce((select events.written_at from events where events.id = past.event_id), 0)',
    order: 'event_id',
    open: 'true',
    needed: 'false',
  },
  needs: (_tenantId, { id }) => wholeDeliveryNeeds(id),
  furtherNeeds: ({ id }, loaded) => {
    const row = loaded.find(webhookDeliveriesTable, { id });
    return row === undefined ? [] : [need(eventsTable, { id: row.eventId })];
  },
  remove: ({ id }, { loaded, isOver }) => {
    const row = loaded.find(webhookDeliveriesTable, { id });
    if (row === undefined) return undefined;
    const told = loaded.find(eventsTable, { id: row.eventId });
    return told === undefined || isOver(told.writtenAt) ? removeWholeDelivery(id, loaded) : STAYS;
  },
};
