import type { ReadHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { eventBody } from '../../outbox/event-body.ts';
import { findEvent } from './event-store.ts';

/** GET /v1/events/{id}: as it was sent to whoever subscribed to it. */
export const getEvent: ReadHandler<'getEvent'> = {
  kind: 'read',
  read: async ({ path }, { database, caller, environment }) => {
    const event = await findEvent(database.reader, caller.tenantId, path.id);
    if (event === undefined) throw new ApiError('not_found');
    return { body: eventBody(event, environment) };
  },
};
