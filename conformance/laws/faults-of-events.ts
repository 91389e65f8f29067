import type { StateMachine } from '../contract/contract.ts';
import { textAt, valueAt, type JsonObject } from '../json/json.ts';
import type { Fault } from './books.ts';
import { expectedChanges, faultsOfWalk } from './expected-changes.ts';
import type { Change, ToldRecord } from './told-record.ts';

/** What is held together: the events that were listed since a reading began, and the records that they tell of. */
export interface Telling {
  /** Newest first, as they are listed. */
  readonly events: readonly JsonObject[];
  readonly records: readonly ToldRecord[];
  readonly machines: ReadonlyMap<string, StateMachine>;
}

const LIST = 'listEvents';

const PLACES: Readonly<Record<string, string>> = {
  payout: '/v1/treasury/payouts/{id}',
  withdrawal: '/v1/treasury/withdrawals/{id}',
  conversion: '/v1/treasury/conversions/{id}',
  payin: '/v1/treasury/payins/{id}',
  deposit: '/v1/treasury/deposits/{id}',
  funding_instrument: '/v1/treasury/funding-instruments/{id}',
  beneficiary: '/v1/treasury/beneficiaries/{id}',
  destination: '/v1/treasury/destinations/{id}',
  treasury_settings: '/v1/treasury/settings',
  developer_fees: '/v1/developer-fees',
  transfer: '/v1/transfers/{id}',
  customer: '/v1/customers/{id}',
  payment_route: '/v1/payment-routes/{id}',
  invoice: '/v1/invoices/{id}',
  api_key: '/v1/api-keys/{id}',
  webhook: '/v1/webhooks/{id}',
};

/** Kinds of which there is one for each account, without a status. */
const STATELESS = ['treasury_settings', 'developer_fees'];

const keyOf = (object: string, id: string): string => `${object} ${id}`;

function versionOf(event: JsonObject): number {
  return Number(valueAt(event, 'data', 'version'));
}

/** What an event says that needs no record: its form beyond the schema, and where its object is read. */
function faultsOfForm(event: JsonObject): string[] {
  const type = textAt(event, 'type');
  const object = textAt(event, 'data', 'object');
  const id = textAt(event, 'data', 'id');
  const place = PLACES[object]?.replace('{id}', id);
  const isEvidence = object === 'identity_evidence';
  const url = textAt(event, 'data', 'url');
  const isPlaced = isEvidence
    ? /^\/v1\/treasury\/beneficiaries\/ben_[0-9a-z]{26}\/identity-evidence$/.test(url)
    : url === place;
  const isStateless = valueAt(event, 'data', 'status') === null;
  return [
    ...(type.startsWith(`${object}.`) ? [] : [`tells of a ${object} in an event ${type}`]),
    ...(isPlaced ? [] : [`says that ${id} is read at ${url}`]),
    ...(STATELESS.includes(object) === isStateless ? [] : [`says a status that a ${object} has not`]),
  ];
}

/** The list as such: each event once, and for each object ever newer versions at ever later moments. */
function faultsOfList(events: readonly JsonObject[]): Fault[] {
  const seen = new Set<string>();
  const later = new Map<string, JsonObject>();
  return events.flatMap((event) => {
    const id = textAt(event, 'id');
    const object = keyOf(textAt(event, 'data', 'object'), textAt(event, 'data', 'id'));
    const next = later.get(object);
    later.set(object, event);
    const messages = faultsOfForm(event).map((each) => `${id} ${each}`);
    if (seen.has(id)) messages.push(`${id} is listed twice`);
    seen.add(id);
    if (next !== undefined && !(versionOf(event) < versionOf(next)))
      messages.push(`${object} has the version ${versionOf(event)}, and then ${versionOf(next)}`);
    if (next !== undefined && textAt(event, 'timestamp') > textAt(next, 'timestamp'))
      messages.push(`${object} is told of at ${textAt(event, 'timestamp')}, and then of an earlier moment`);
    return messages.map((message) => ({ operation: LIST, message }));
  });
}

function toldIn(event: JsonObject): Change {
  const type = textAt(event, 'type');
  const status = valueAt(event, 'data', 'status');
  return {
    change: type.slice(type.indexOf('.') + 1),
    status: typeof status === 'string' ? status : null,
    at: textAt(event, 'timestamp'),
  };
}

function shown(changes: readonly Change[]): string {
  return changes
    .map(({ change, status }) => (change === status ? change : `${change}/${status ?? 'null'}`))
    .join(' → ');
}

function isSame(told: Change, expected: Change): boolean {
  return (
    told.change === expected.change &&
    told.status === expected.status &&
    (expected.at === undefined || told.at === expected.at)
  );
}

/** Holds what was told of one record against its past: the whole of it, or where it is older, the end of it. */
function faultsOfRecord(
  record: ToldRecord,
  told: readonly Change[],
  machines: Telling['machines'],
): string[] {
  const { object, value, isNew } = record;
  const expected = expectedChanges(object, value);
  if (expected === undefined) {
    return told.length === 0 && !isNew ? [] : faultsOfWalk(object, value, told, isNew, machines);
  }
  const wanted = isNew ? expected : expected.slice(Math.max(0, expected.length - told.length));
  if (wanted.length !== told.length)
    return [`${shown(told) || 'nothing'} is told of it where it went ${shown(wanted) || 'nowhere'}`];
  return wanted.flatMap((each, index) => {
    const event = told[index];
    if (event !== undefined && isSame(event, each)) return [];
    const when = event?.change === each.change ? ` at ${event.at ?? ''} instead of ${each.at ?? ''}` : '';
    return [`${shown(told)} is told of it${when} where it went ${shown(wanted)}`];
  });
}

/**
 * What is wrong between events and records, both ways: each status that a record entered has one event and no more, in
 * their order, and each event is of a change that its record shows.
 */
export function faultsOfEvents({ events, records, machines }: Telling): Fault[] {
  const told = new Map<string, Change[]>();
  for (const event of [...events].reverse()) {
    const key = keyOf(textAt(event, 'data', 'object'), textAt(event, 'data', 'id'));
    told.set(key, [...(told.get(key) ?? []), toldIn(event)]);
  }
  const known = new Set(records.map(({ object, id }) => keyOf(object, id)));
  const strangers = [...told.keys()].filter((key) => {
    const [object = ''] = key.split(' ');
    return !known.has(key) && !STATELESS.includes(object) && object !== 'api_key' && object !== 'webhook';
  });
  return [
    ...faultsOfList(events),
    ...strangers.map((key) => ({ operation: LIST, message: `${key} is told of, and is not there` })),
    ...records.flatMap((record) => {
      const changes = told.get(keyOf(record.object, record.id)) ?? [];
      return faultsOfRecord(record, changes, machines).map((message) => ({
        operation: LIST,
        message: `${record.object} ${record.id}: ${message}`,
      }));
    }),
  ];
}
