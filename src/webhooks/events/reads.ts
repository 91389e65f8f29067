import type { Db } from '../../db/statements/statement.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Condition, type ListOf, condition } from '../../lists/condition.ts';
import type { CursorSigner } from '../../lists/cursor.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { type EventRow, eventsTable } from '../../outbox/event.ts';
import { type FollowQuery, followedPage, placeAfter, placeOfCursor } from './follow.ts';
import { type EventBody, eventBody } from './present.ts';
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
  read: async ({ path }, { database, caller, environment, epochs }) => {
    const event = await findEvent(database.reader, caller.tenantId, path.id);
    if (event === undefined) throw new ApiError('not_found');
    return { body: eventBody(event, { environment, epochs }) };
  },
};

/** Undefined where the list is asked for newest first. */
async function placeOf(
  db: Db,
  tenantId: string,
  query: FollowQuery,
  cursors: CursorSigner,
): Promise<number | undefined> {
  const { after, cursor, from, to } = query;
  if (after !== undefined && (from ?? to) !== undefined) {
    const details = [{ in: 'query' as const, path: 'after', message: 'cannot be combined with from or to' }];
    throw new ApiError('invalid_request', { details });
  }
  if (after === undefined || cursor !== undefined) return placeOfCursor(cursors, tenantId, query);
  return placeAfter(db, tenantId, after);
}

/** GET /v1/events: newest first, or behind a place oldest first. */
export const listEvents: ReadHandler<'listEvents'> = {
  kind: 'read',
  read: async ({ query }, { database: { reader }, caller: { tenantId }, cursors, environment, epochs }) => {
    const place = await placeOf(reader, tenantId, query, cursors);
    const present = (event: EventRow): EventBody => eventBody(event, { environment, epochs });
    if (place === undefined)
      return presentPage(await listPage(reader, eventList(query.type), tenantId, query, cursors), present);
    const { type, objectId } = query;
    const fits = [
      ...isOfType(type),
      ...(objectId === undefined ? [] : [condition('events.object_id = ?', objectId)]),
    ];
    const page = await followedPage(reader, tenantId, query, { place, fits, cursors });
    const { rows, hasMore, nextCursor, target } = page;
    return {
      body: { data: rows.map(present), hasMore, nextCursor },
      headers: hasMore ? { Link: `<${target}>; rel="next"` } : {},
    };
  },
};
