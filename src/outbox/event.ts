import { EVENT_TYPES, type EventType } from '../../generated/events.ts';
import type { Moment } from '../calendar/clock.ts';
import { actorOrNull } from '../db/statements/actor-column.ts';
import { type Column, defineTable, integer, moment, text, textOrNull } from '../db/statements/table.ts';
import type { Actor, RequestFacts } from '../identity/actor.ts';
import type { NewId } from '../identity/ids.ts';

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

/**
 * A change that subscribers may hear of. Thin on purpose: it names the resource and its version,
 * and receivers fetch the current state.
 */
export interface EventRow {
  readonly id: string;
  readonly tenantId: string;
  /**
   * Counted up by the tenant's wallet, without a gap, in the order of commits: the order of events is this one, since
   * neither their moments nor their identifiers are of one clock.
   */
  readonly seq: number;
  /** Such as `payout.settled`. */
  readonly type: EventType;
  readonly object: string;
  readonly objectId: string;
  /** The record below whose path the object is read; null where it has a path of its own. */
  readonly parentId: string | null;
  /** The status that the change led to; null where the object has none. */
  readonly objectStatus: string | null;
  /** Grows with every change of the resource, so that a receiver can drop what is stale. */
  readonly objectVersion: number;
  /** On the tenant's clock. */
  readonly occurredAt: Moment;
  /** On the server's clock: from then on it is kept for a time. */
  readonly writtenAt: Moment;
  /** Who caused the change; null in events of versions that did not know. */
  readonly actor: Actor | null;
  /** The request that caused it; null where none did. */
  readonly request: EventRequest | null;
}

/** What an event keeps of the request that caused it: its actor says which key or user asked. */
type EventRequest = Pick<RequestFacts, 'requestId' | 'ipAddress' | 'userAgent'>;

/** `<request> <address> <agent>`, short since it stands beside every event: without the agent where nobody named one. */
function eventRequest(): Column<EventRequest | null> {
  return {
    toDatabase: (request) => {
      if (request === null) return null;
      const known = `${request.requestId} ${request.ipAddress ?? ''}`;
      return request.userAgent === null ? known : `${known} ${request.userAgent}`;
    },
    fromDatabase: (stored) => {
      if (stored === null) return null;
      const [requestId = '', ipAddress = '', ...agent] = String(stored).split(' ');
      const userAgent = agent.length === 0 ? null : agent.join(' ');
      return { requestId, ipAddress: ipAddress === '' ? null : ipAddress, userAgent };
    },
  };
}

export const eventsTable = defineTable<EventRow>({
  name: 'events',
  key: ['id'],
  isUnderWallet: true,
  columns: {
    id: text(),
    tenantId: text(),
    seq: integer(),
    type: text<EventType>(),
    object: text(),
    objectId: text(),
    parentId: textOrNull(),
    objectStatus: textOrNull(),
    objectVersion: integer(),
    occurredAt: moment(),
    writtenAt: moment(),
    actor: actorOrNull(),
    request: eventRequest(),
  },
});

/** An event that a decision publishes; it gets its number when it is applied. */
export interface EventEffect {
  readonly effect: 'event';
  readonly event: Omit<EventRow, 'seq'>;
}

/** The resource that an event tells of, as the change left it. */
export interface EventSubject {
  readonly tenantId: string;
  readonly id: string;
  readonly status: string | null;
  readonly version: number;
  /** The record below whose path it is read, where it has no path of its own. */
  readonly parentId?: string;
}

/**
 * Publishes an event in the transaction of the change that it tells of.
 * The type names the object before its point and the change behind it.
 */
export function publish(
  context: {
    readonly newId: NewId;
    readonly now: Moment;
    readonly serverNow: Moment;
    readonly actor: Actor;
    readonly request: EventRequest | null;
  },
  type: EventType,
  { tenantId, id, status, version, parentId }: EventSubject,
): EventEffect {
  const event = {
    id: context.newId('evt'),
    tenantId,
    type,
    object: type.slice(0, type.indexOf('.')),
    objectId: id,
    parentId: parentId ?? null,
    objectStatus: status,
    objectVersion: version,
    occurredAt: context.now,
    writtenAt: context.serverNow,
    actor: context.actor,
    request: context.request,
  };
  return { effect: 'event', event };
}
