import type { Word } from '../../../generated/words.ts';
import { EVENT_OBJECTS } from '../../../generated/events.ts';
import { presentMoment } from '../../calendar/clock.ts';
import type { Epochs } from '../../epochs/epochs.ts';
import type { EventRow } from '../../outbox/event.ts';

type EventObject = keyof typeof EVENT_OBJECTS;

/** Keys in this order; a delivery's text is its compact JSON. */
export interface EventBody {
  readonly id: string;
  readonly type: EventRow['type'];
  readonly timestamp: string;
  readonly environment: Word<'Environment'>;
  readonly apiVersion: 'v1';
  readonly epoch: number;
  readonly data: {
    readonly id: string;
    readonly object: EventObject;
    readonly status: string | null;
    readonly version: number;
    readonly url: string;
  };
}

/** The object's path below the base address. */
function urlOf({ id, object, objectId, parentId }: EventRow): string {
  const { url } = EVENT_OBJECTS[object as EventObject];
  if (!url.includes('{parentId}')) return url.replace('{id}', objectId);
  if (parentId === null) throw new Error(`${id} does not say whose ${object} it tells of`);
  return url.replace('{parentId}', parentId);
}

/** Where an event is told of. */
export interface Telling {
  readonly environment: EventBody['environment'];
  readonly epochs: Pick<Epochs, 'of'>;
}

/** The same text each time. */
export function eventBody(event: EventRow, { environment, epochs }: Telling): EventBody {
  return {
    id: event.id,
    type: event.type,
    timestamp: presentMoment(event.occurredAt),
    environment,
    apiVersion: 'v1',
    epoch: epochs.of(event.writtenAt),
    data: {
      id: event.objectId,
      // publish has put the type's object before its point.
      object: event.object as EventObject,
      status: event.objectStatus,
      version: event.objectVersion,
      url: urlOf(event),
    },
  };
}
