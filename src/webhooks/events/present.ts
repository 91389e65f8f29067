import { EVENT_OBJECTS } from '../../../generated/events.ts';
import { presentMoment } from '../../calendar/clock.ts';
import type { EventRow } from '../../outbox/event.ts';

/** A kind of record that events tell of. */
type EventObject = keyof typeof EVENT_OBJECTS;

/** An event as it is read and sent: its keys stand in this order, and a delivery's text is its compact JSON. */
export interface EventBody {
  readonly id: string;
  readonly type: EventRow['type'];
  readonly timestamp: string;
  readonly environment: 'sandbox' | 'production';
  readonly apiVersion: 'v1';
  readonly data: {
    readonly id: string;
    readonly object: EventObject;
    readonly status: string | null;
    readonly version: number;
    readonly url: string;
  };
}

/** Where the object of an event is read, below the base address: a path of the contract with what the event knows in it. */
function urlOf({ id, object, objectId, parentId }: EventRow): string {
  const { url } = EVENT_OBJECTS[object as EventObject];
  if (!url.includes('{parentId}')) return url.replace('{id}', objectId);
  if (parentId === null) throw new Error(`${id} does not say whose ${object} it tells of`);
  return url.replace('{parentId}', parentId);
}

/** Makes of an event what is read and sent of it: the same text each time. */
export function eventBody(event: EventRow, environment: EventBody['environment']): EventBody {
  return {
    id: event.id,
    type: event.type,
    timestamp: presentMoment(event.occurredAt),
    environment,
    apiVersion: 'v1',
    data: {
      id: event.objectId,
      // The type's own part before its point: publish has put it there.
      object: event.object as EventObject,
      status: event.objectStatus,
      version: event.objectVersion,
      url: urlOf(event),
    },
  };
}
