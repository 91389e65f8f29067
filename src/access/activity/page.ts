import type { CONSOLE_OPERATIONS } from '../../../generated/console-operations.ts';
import { EVENT_TYPES } from '../../../generated/events.ts';
import type { Moment } from '../../calendar/clock.ts';
import { fromStored, selectList } from '../../db/statements/rows.ts';
import { type Db, dialectOf, listOf } from '../../db/statements/statement.ts';
import { ApiError } from '../../errors/api-error.ts';
import {
  type Condition,
  DEFAULT_LIMIT,
  type FilterOf,
  type ListDescription,
  condition,
  isOneOf,
  orderOf,
} from '../../lists/condition.ts';
import type { CursorSigner } from '../../lists/cursor.ts';
import { type ListPage, type ListQuery, targetOf } from '../../lists/list-page.ts';
import { eachValue, newestRows, runPage } from '../../lists/page-query.ts';
import { timeBounds } from '../../lists/time-bounds.ts';
import { AUDIT_TYPES, type AuditEntry, auditEntriesTable } from '../../outbox/audit-entry.ts';
import { type EventRow, eventsTable } from '../../outbox/event.ts';
import { EVENTS_IN_TIME } from '../../webhooks/events/events-in-time.ts';

/** Events are kept a little longer than they are shown. */
const TOLD_MS = 30 * 24 * 60 * 60 * 1000;

/** Events whose action has an entry, and those of subscriptions, which are about events. */
const UNTOLD = EVENT_TYPES.filter(
  (type) => type.startsWith('webhook.') || (AUDIT_TYPES as readonly string[]).includes(type),
);

export interface ActivityRow extends Omit<AuditEntry, 'tenantId' | 'type' | 'inFeed'> {
  readonly type: string;
  /** Where the next page begins. */
  readonly place: Place;
}

/**
 * A place in both sources: events of lower numbers and entries of lower identifiers follow, nothing written after the
 * first page was read.
 */
interface Place {
  readonly seq: number;
  readonly entryId: string;
}

export interface ActivityDescription {
  readonly operationId: string;
  readonly path: string;
  readonly tenantId: string;
  /** Only what the account's feed shows. */
  readonly isFeed: boolean;
}

export interface ActivityQuery extends ListQuery {
  readonly type?: string;
  readonly actorId?: string;
}

/** Filters by column. */
const FILTERS = {
  type: (table, type) => condition(`${table}.type = ?`, type),
  actorId: (table, id) => isOneOf(`${table}.actor`, actorsCalled(id)),
} satisfies Readonly<
  Record<
    | FilterOf<'listActivity'>
    | Exclude<keyof (typeof CONSOLE_OPERATIONS)['listAuditEvents']['queryTypes'], keyof ListQuery>,
    (table: string, value: string) => Condition
  >
>;

const PLACE = /^(\d+)\.(act_[0-9a-z]{26})$/;

function readPlace(text: string): Place {
  const [, seq, entryId] = PLACE.exec(text) ?? [];
  if (seq === undefined || entryId === undefined) throw new ApiError('invalid_cursor');
  return { seq: Number(seq), entryId };
}

/**
 * Events of the last thirty days and entries of actions in one order, newest first. Events stand in commit order,
 * entries by identifier, and between them identifiers decide, which begin with the time: so pages join whatever is
 * written meanwhile.
 * @throws ApiError invalid_cursor, invalid_request
 */
export async function activityPage(
  db: Db,
  description: ActivityDescription,
  parameters: ActivityQuery,
  cursors: CursorSigner,
  serverNow: Moment,
): Promise<ListPage<ActivityRow>> {
  const { limit = DEFAULT_LIMIT, cursor, ...filters } = parameters;
  const { operationId, path, tenantId } = description;
  const scope = { tenantId, operationId, filters };
  const from = cursor === undefined ? null : readPlace(cursors.read(scope, cursor));
  const entries = await readEntries(db, description, filters, from?.entryId, limit + 1);
  const events = await readEvents(db, description, filters, from?.seq, limit + 1);
  const told = events.slice(0, countTold(events, serverNow - TOLD_MS));
  const merged = merge(told, entries, from?.entryId);
  return {
    rows: merged.slice(0, limit),
    heldMs: 0,
    hasMore: merged.length > limit,
    cursorBehind: ({ place: { seq, entryId } }) => cursors.sign(scope, `${seq}.${entryId}`),
    targetOf: (next) => targetOf(path, { ...parameters }, next),
  };
}

/** Events written after a moment; they are numbered in that order. */
function countTold(events: readonly EventRow[], after: Moment): number {
  const first = events.findIndex(({ writtenAt }) => writtenAt < after);
  return first < 0 ? events.length : first;
}

async function readEvents(
  db: Db,
  { tenantId }: ActivityDescription,
  filters: Omit<ActivityQuery, 'limit' | 'cursor'>,
  before: number | undefined,
  most: number,
): Promise<EventRow[]> {
  const isTold = condition(`events.type not in (${listOf('?', UNTOLD.length)})`, ...UNTOLD);
  return readNewest(db, EVENTS, { tenantId, filters, before, most, and: [isTold], oneOf: [] });
}

async function readEntries(
  db: Db,
  { tenantId, isFeed }: ActivityDescription,
  filters: Omit<ActivityQuery, 'limit' | 'cursor'>,
  before: string | undefined,
  most: number,
): Promise<AuditEntry[]> {
  const isShown = isFeed ? [condition('audit_entries.in_feed = ?', 1)] : [];
  const isNarrowed = filters.type !== undefined || filters.actorId !== undefined;
  const ways = eachValue(ENTRIES, { by: 'inFeed', values: isFeed ? [1] : [0, 1] });
  const asked = { tenantId, filters, before, most };
  return readNewest(db, ENTRIES, { ...asked, and: isShown, oneOf: isNarrowed ? [] : ways });
}

interface Asked {
  readonly tenantId: string;
  readonly filters: Omit<ActivityQuery, 'limit' | 'cursor'>;
  readonly before: number | string | undefined;
  readonly most: number;
  readonly and: readonly Condition[];
  readonly oneOf: readonly Condition[];
}

type Source<Row extends object> = Pick<ListDescription<Row>, 'table' | 'orderBy' | 'moment' | 'time'>;

const EVENTS: Source<EventRow> = {
  table: eventsTable,
  orderBy: 'seq',
  moment: 'occurredAt',
  time: EVENTS_IN_TIME,
};

const ENTRIES: Source<AuditEntry> = {
  table: auditEntriesTable,
  orderBy: 'id',
  moment: 'occurredAt',
  time: { by: 'ids', prefix: 'act' },
};

function actorsCalled(id: string): readonly string[] {
  return ['api_key', 'user', 'operator'].map((kind) => `${kind}:${id}`);
}

async function readNewest<Row extends object>(
  db: Db,
  source: Source<Row>,
  { tenantId, filters, before, most, and, oneOf }: Asked,
): Promise<Row[]> {
  const { name } = source.table;
  const order = orderOf(dialectOf(db), source);
  const conditions = [
    ...(before === undefined ? [] : [condition(`${order} < ?`, before)]),
    ...Object.entries(FILTERS).flatMap(([filter, narrow]) => {
      const value = filters[filter as keyof typeof FILTERS];
      return value === undefined ? [] : [narrow(name, value)];
    }),
    ...and,
  ];
  const time = await timeBounds(db, source, tenantId, order, filters);
  const query = newestRows(db, source, selectList(source.table), { tenantId, conditions, time, oneOf, most });
  const stored = await runPage(db, query, filters);
  return stored.map((row) => fromStored(source.table, row));
}

function suffixOf(id: string): string {
  return id.slice(id.indexOf('_') + 1);
}

function lower(one: string | undefined, other: string): string {
  return one !== undefined && one < other ? one : other;
}

/** @param before entries of the page are below this identifier */
function merge(
  events: readonly EventRow[],
  entries: readonly AuditEntry[],
  before: string | undefined,
): ActivityRow[] {
  const rows: ActivityRow[] = [];
  let taken = 0;
  let entryId = before;
  while (rows.length < events.length + entries.length) {
    const event = events[taken];
    const entry = entries[rows.length - taken];
    if (event !== undefined && (entry === undefined || suffixOf(event.id) > suffixOf(entry.id))) {
      taken += 1;
      entryId = lower(entryId, `act_${suffixOf(event.id)}`);
      rows.push(ofEvent(event, { seq: event.seq, entryId }));
    } else if (entry !== undefined) {
      entryId = entry.id;
      // The next event has a lower number; later writes have higher ones.
      rows.push({ ...entry, place: { seq: event === undefined ? 0 : event.seq + 1, entryId } });
    }
  }
  return rows;
}

/** Its identifier is the event's under another prefix. */
function ofEvent(
  { id, type, object, objectId, occurredAt, actor, request }: EventRow,
  place: Place,
): ActivityRow {
  return {
    id: `act_${suffixOf(id)}`,
    type,
    resourceType: object,
    resourceId: objectId,
    occurredAt,
    actor,
    keyId: actor?.kind === 'api_key' ? actor.id : null,
    stepUpUserId: null,
    stepUpAt: null,
    ipAddress: request?.ipAddress ?? null,
    userAgent: request?.userAgent ?? null,
    requestId: request?.requestId ?? null,
    changes: [],
    place,
  };
}

/** Changes by name. */
const CHANGES: Readonly<Record<string, string>> = {
  accepted: 'was accepted, and its amount reserved',
  activated: 'was activated',
  adjusted: 'was adjusted',
  completed: 'was completed',
  confirming: 'is being confirmed',
  converting: 'is being converted',
  created: 'was created',
  credited: 'was credited',
  deactivated: 'was deactivated',
  deleted: 'was deleted',
  delivering: 'is being delivered',
  detected: 'was detected',
  disabled: 'was disabled',
  failed: 'failed',
  held: 'was held for review',
  issued: 'was issued',
  late_execution: 'was carried out after it had failed',
  late_return: 'came back after it had ended',
  replenished: 'was replenished',
  resumed: 'was resumed',
  returned: 'was returned',
  revoked: 'was revoked',
  rotated: 'was rotated',
  settled: 'was settled',
  submitted: 'was handed to its provider',
  suspended: 'was suspended',
  test: 'was tested',
  updated: 'was changed',
  voided: 'was voided',
};

/** Objects whose names are not words. */
const OBJECTS: Readonly<Record<string, string>> = {
  account: 'The account',
  api_key: 'An API key',
  developer_fees: 'The schedule of developer fees',
  identity_evidence: 'Identity evidence',
  payin: 'A pay-in',
  treasury_settings: 'The record of Treasury settings',
  wallet: 'The wallet',
};

/** Sentences for types whose words make none. */
const SENTENCES: Readonly<Record<string, string>> = {
  'api_key.updated': 'An API key was changed.',
  'notification_settings.updated': 'The record of notification settings was changed.',
  'operator.step_up_issued': 'An operator issued a step-up token on behalf of an owner.',
  'team.invitation_created': 'A person was invited to the team.',
  'team.invitation_revoked': 'An invitation to the team was revoked.',
  'team.member_added': 'A person joined the team.',
  'team.member_removed': 'A member of the team was removed.',
  'team.member_role_changed': 'The role of a member of the team was changed.',
  'user.locked': 'A user was locked out after failed sign-ins.',
  'user.password_changed': 'A user changed their password.',
  'user.password_recovered': 'A user recovered their password.',
  'user.recovery_code_used': 'A user signed in with a recovery code.',
  'user.second_factor_changed': 'The second factor of a user was changed.',
  'user.session_revoked': 'A user ended their own sessions.',
  'user.signed_in': 'A user signed in.',
  'user.signed_out': 'A user signed out.',
  'user.stepped_up': 'A user confirmed with their second factor.',
  'user.unlocked': 'The failed sign-ins of a user were cleared.',
  'webhook.secret_rotated': 'The secret of a webhook was rotated.',
};

function nameOf(object: string): string {
  const words = object.replaceAll('_', ' ');
  return OBJECTS[object] ?? `${/^[aeiou]/.test(words) ? 'An' : 'A'} ${words}`;
}

/**
 * Tells no person, amount or account.
 * @param type such as `payout.settled`
 */
export function summaryOf(type: string): string {
  const [object = '', change = ''] = type.split('.');
  const sentence = SENTENCES[type];
  if (sentence !== undefined) return sentence;
  return `${nameOf(object)} ${CHANGES[change] ?? `was changed: ${change.replaceAll('_', ' ')}`}.`;
}
