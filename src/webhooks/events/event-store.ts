import type { Knex } from 'knex';
import { selectMatching } from '../../db/rows.ts';
import type { ListDescription } from '../../lists/list-page.ts';
import { eventsTable, type EventRow } from '../../outbox/event.ts';

const PATTERN = /^([a-z_]+)\.\*$/;

/** A tenant's events in the order of their commits. @param type a type, or `<object>.*` for all of an object */
export function eventList(type: string | undefined): ListDescription<EventRow> {
  const [, object] = PATTERN.exec(type ?? '') ?? [];
  return {
    operationId: 'listEvents',
    path: '/v1/events',
    table: eventsTable,
    orderBy: 'seq',
    moment: 'occurredAt',
    equals: { objectId: 'objectId' },
    where: (query) => {
      if (object !== undefined) void query.where('events.object', object);
      else if (type !== undefined) void query.where('events.type', type);
    },
  };
}

/** A tenant's event, for reading. */
export async function findEvent(db: Knex, tenantId: string, id: string): Promise<EventRow | undefined> {
  const [event] = await selectMatching(db, eventsTable, [{ id, tenantId }]);
  return event;
}
