import { EVENT_TYPES, type EventType } from '../../generated/events.ts';

const KNOWN: ReadonlySet<string> = new Set(EVENT_TYPES);

function isEventType(name: string): name is EventType {
  return KNOWN.has(name);
}

/**
 * The type of event (spec/events.yaml) that tells of a change of an object, such as a status that it entered.
 * @throws Error where there is none: the object's table of states has no such status
 */
export function eventTypeOf(object: string, change: string): EventType {
  const type = `${object}.${change}`;
  if (!isEventType(type)) throw new Error(`There is no event ${type}`);
  return type;
}
