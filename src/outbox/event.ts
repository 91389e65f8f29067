import { EVENT_TYPES, type EventType } from '../../generated/events.ts';
import type { Moment } from '../calendar/clock.ts';
import { actorOrNull } from '../db/statements/actor-column.ts';
import { type Column, defineTable, integer, moment, text, textOrNull } from '../db/statements/table.ts';
import type { Actor, RequestFacts } from '../identity/actor.ts';
import type { NewId } from '../identity/ids.ts';
import { readTraceparent } from '../tracing/traceparent.ts';

const KNOWN: ReadonlySet<string> = new Set(EVENT_TYPES);

function isEventType(name: string): name is EventType {
  return KNOWN.has(name);
}

/**
 * The type in spec/events.yaml.
 * @throws Error if the object has no such change
 */
export function eventTypeOf(object: string, change: string): EventType {
  const type = `${object}.${change}`;
  if (!isEventType(type)) throw new Error(`There is no event ${type}`);
  return type;
}

/** Names a resource and its version; receivers fetch the state. */
export interface EventRow {
  readonly id: string;
  readonly tenantId: string;
  /** Gapless per wallet, in commit order: the order of events, since times and identifiers come from several clocks. */
  readonly seq: number;
  /** Such as `payout.settled`. */
  readonly type: EventType;
  readonly object: string;
  readonly objectId: string;
  /** Null if the object has a path of its own. */
  readonly parentId: string | null;
  /** Null if it has none. */
  readonly objectStatus: string | null;
  /** Grows with every change: receivers drop stale events. */
  readonly objectVersion: number;
  /** On the tenant's clock. */
  readonly occurredAt: Moment;
  /** On the server clock: the start of its retention. */
  readonly writtenAt: Moment;
  /** Null in events from before actors were kept. */
  readonly actor: Actor | null;
  /** Null if none caused it. */
  readonly request: EventRequest | null;
}

/** The actor names the key or user. */
export type EventRequest = Pick<RequestFacts, 'requestId' | 'ipAddress' | 'userAgent' | 'trace'>;

/**
 * `<request>;<trace> <address> <agent>`: short, since every event has one; without an agent or a trace if there was
 * none.
 */
function eventRequest(): Column<EventRequest | null> {
  return {
    toDatabase: (request) => {
      if (request === null) return null;
      const { requestId, trace } = request;
      const known = `${trace === null ? requestId : `${requestId};${trace}`} ${request.ipAddress ?? ''}`;
      return request.userAgent === null ? known : `${known} ${request.userAgent}`;
    },
    fromDatabase: (stored) => {
      if (stored === null) return null;
      const [named = '', ipAddress = '', ...agent] = String(stored).split(' ');
      const [requestId = '', trace] = named.split(';');
      const userAgent = agent.length === 0 ? null : agent.join(' ');
      return {
        requestId,
        ipAddress: ipAddress === '' ? null : ipAddress,
        userAgent,
        trace: readTraceparent(trace),
      };
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

export interface EventEffect {
  readonly effect: 'event';
  readonly event: Omit<EventRow, 'seq'>;
}

export interface EventSubject {
  readonly tenantId: string;
  readonly id: string;
  readonly status: string | null;
  readonly version: number;
  /** If it has no path of its own. */
  readonly parentId?: string;
}

/** In the change's transaction. The type is object, point, change. */
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
