import type { Knex } from 'knex';
import { selectMatching } from '../../db/rows.ts';
import { condition, type Condition } from '../../lists/condition.ts';
import { EVENTS_IN_TIME } from '../../lists/events-in-time.ts';
import type { ListOf } from '../../lists/list-description.ts';
import { eventsTable, type EventRow } from '../../outbox/event.ts';

const PATTERN = /^([a-z_]+)\.\*$/;

function isOfType(type: string | undefined): readonly Condition[] {
  if (type === undefined) return [];
  const [, object] = PATTERN.exec(type) ?? [];
  return [object === undefined ? condition('events.type = ?', type) : condition('events.object = ?', object)];
}

/** A tenant's events in the order of their commits. @param type a type, or `<object>.*` for all of an object */
export function eventList(type: string | undefined): ListOf<'listEvents', EventRow> {
  return {
    operationId: 'listEvents',
    path: '/v1/events',
    table: eventsTable,
    orderBy: 'seq',
    moment: 'occurredAt',
    time: EVENTS_IN_TIME,
    filters: { objectId: { equals: 'objectId' }, type: 'made for it' },
    where: isOfType(type),
  };
}

/** A tenant's event, for reading. */
export async function findEvent(db: Knex, tenantId: string, id: string): Promise<EventRow | undefined> {
  const [event] = await selectMatching(db, eventsTable, [{ id, tenantId }]);
  return event;
}
