import type { Db } from '../../db/statements/statement.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Condition, type ListOf, condition } from '../../lists/condition.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { type EventRow, eventsTable } from '../../outbox/event.ts';
import { eventBody } from './present.ts';
import { EVENTS_IN_TIME } from './events-in-time.ts';

const PATTERN = /^([a-z_]+)\.\*$/;

function isOfType(type: string | undefined): readonly Condition[] {
  if (type === undefined) return [];
  const [, object] = PATTERN.exec(type) ?? [];
  return [object === undefined ? condition('events.type = ?', type) : condition('events.object = ?', object)];
}

/**
 * In commit order.
 * @param type a type, or `<object>.*`
 */
function eventList(type: string | undefined): ListOf<'listEvents', EventRow> {
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

async function findEvent(db: Db, tenantId: string, id: string): Promise<EventRow | undefined> {
  const [event] = await selectMatching(db, eventsTable, [{ id, tenantId }]);
  return event;
}

/** GET /v1/events/{id}: as it was sent. */
export const getEvent: ReadHandler<'getEvent'> = {
  kind: 'read',
  read: async ({ path }, { database, caller, environment }) => {
    const event = await findEvent(database.reader, caller.tenantId, path.id);
    if (event === undefined) throw new ApiError('not_found');
    return { body: eventBody(event, environment) };
  },
};

/** GET /v1/events: newest first. */
export const listEvents: ReadHandler<'listEvents'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors, environment }) => {
    const page = await listPage(database.reader, eventList(query.type), caller.tenantId, query, cursors);
    return presentPage(page, (event) => eventBody(event, environment));
  },
};
