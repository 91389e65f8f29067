import { statusOf } from '../../http/exchange.ts';
import { objectsAt, textAt, valueAt, type Json, type JsonObject } from '../../json/json.ts';
import { faultsOfEvents } from '../../laws/faults-of-events.ts';
import { isSameJson } from '../../json/canonical-json.ts';
import { named, type Check } from '../../suite/check.ts';
import { readToldRecords, versionsOf } from '../../suite/told-records.ts';
import type { Trial } from '../../suite/trial.ts';
import { neverUsed } from '../edge/unknown-ids.ts';
import { eventsSince, newestEvent } from '../../suite/webhooks.ts';
import { playScene } from './event-scene.ts';

/** How often everything is read until nothing moved meanwhile. */
const READINGS = 10;

/** Events that a poll meets over several pages. */
const FOLLOWED = 5;

/** Every event since the run began against every record, both ways. */
async function tryHistories(trial: Trial): Promise<void> {
  const { began } = trial.tenant;
  const { stateMachines: machines } = trial.session.contract;
  for (let reading = 1; ; reading++) {
    const before = await newestEvent(trial);
    const events = await eventsSince(trial, began.newestEvent);
    const records = await readToldRecords(trial, events, began.at);
    if (before !== (await newestEvent(trial)) && reading < READINGS) continue;
    for (const { operation, message } of faultsOfEvents({ events, records, machines }))
      trial.expect(false, operation, message, []);
    return;
  }
}

/** Whoever has the answer to a change finds its event at once, on whichever process. */
async function tryAtOnce(trial: Trial): Promise<void> {
  const { tenant } = trial;
  const id = textAt(await tenant.newHeldPayout(), 'id');
  const told = async (): Promise<string> =>
    objectsAt(await trial.get('listEvents', { query: { objectId: id } }), 'data')
      .map((event) => textAt(event, 'type'))
      .reverse()
      .join();
  trial.expect((await told()) === 'payout.held', 'listEvents', 'a payout was answered before it was told of');
  await tenant.advance(id, 'settled');
  const passed = await told();
  trial.expect(
    passed === 'payout.held,payout.accepted,payout.submitted,payout.settled',
    'listEvents',
    `a held payout that settles is told of as ${passed}`,
  );
}

/** Accepted changes of settings are told, each once, and neither refusals nor replays are. */
async function trySettings(trial: Trial): Promise<void> {
  const mark = await newestEvent(trial);
  const key = trial.session.newKey();
  const body = { poboEnabled: true };
  await trial.get('updateTreasurySettings', { body, key });
  await trial.get('updateTreasurySettings', { body, key });
  await trial.get('updateTreasurySettings', { body });
  await trial.call('updateTreasurySettings', { body: { poboEnabled: 7 }, intent: 'invalid' });
  const versions = versionsOf(await eventsSince(trial, mark), 'treasury_settings');
  const [last = 0, first = 0] = versions;
  trial.expect(
    versions.length === 2 && last > first,
    'listEvents',
    `two accepted changes of the settings, a replay and a refusal are told as versions ${versions.join()}`,
  );
}

/** A poll that follows events meets each of a type once, in the order in which the list has them, by one cursor. */
async function tryFollowing(trial: Trial): Promise<void> {
  const { queryParameters = [] } = trial.session.contract.operations.get('listEvents') ?? {};
  if (!queryParameters.some(({ name }) => name === 'after')) return;
  const query = { type: 'destination.created', limit: 2 };
  const read = (place: Readonly<Record<string, string>>) =>
    trial.get('listEvents', { query: { ...query, ...place } });
  let page = await read({ after: 'now' });
  for (let turn = 0; turn < FOLLOWED; turn++) await trial.tenant.newDestination();
  const listed = await trial.get('listEvents', { query: { ...query, limit: FOLLOWED } });
  const expected = idsOf(listed).reverse();
  const found: string[] = [];
  for (let turn = 0; turn < FOLLOWED && found.length < FOLLOWED; turn++) {
    const cursor = textAt(page, 'nextCursor');
    trial.demand(cursor !== '', 'listEvents', 'events that are followed end without a cursor');
    page = await read({ cursor });
    found.push(...idsOf(page));
  }
  const told = `a poll that follows ${FOLLOWED} events gets ${found.length}, or in another order`;
  trial.expect(found.join() === expected.join(), 'listEvents', told);
  const [first = '', second] = expected;
  const [behind] = idsOf(await read({ after: first }));
  trial.expect(behind === second, 'listEvents', 'after an event does not begin with the one behind it');
  await tryLostPlaces(trial, first);
}

/** Where a reader cannot go on without a gap it is told so. */
async function tryLostPlaces(trial: Trial, listed: string): Promise<void> {
  const from = '2020-01-01T00:00:00Z';
  for (const query of [
    { after: 'now', from },
    { after: 'oldest', to: from },
  ]) {
    const both = await trial.call('listEvents', { query, intent: 'open' });
    trial.expectRefusal(both, 400, 'invalid_request', Object.keys(query).join(' with '));
  }
  const never = await trial.call('listEvents', { query: { after: neverUsed(listed, trial) } });
  trial.expectRefusal(never, 409, 'invalid_state', 'a place behind an event that is not listed');
}

function idsOf(page: Json | undefined): string[] {
  return objectsAt(page, 'data').map((event) => textAt(event, 'id'));
}

/** One event of each type: it can be read alone, and what it tells of is where it says. */
async function tryPlaces(trial: Trial): Promise<void> {
  const events = await eventsSince(trial, trial.tenant.began.newestEvent);
  const samples = new Map(events.map((event) => [textAt(event, 'type'), event]));
  for (const [type, event] of samples) {
    const alone = await trial.get('getEvent', { path: { id: textAt(event, 'id') } });
    trial.expect(isSameJson(alone, event), 'getEvent', `${type} is shown otherwise than it is listed`);
    if (type.startsWith('webhook.')) continue;
    await tryPlace(trial, type, event);
  }
}

async function tryPlace(trial: Trial, type: string, event: JsonObject): Promise<void> {
  const target = textAt(event, 'data', 'url');
  const { headers } = trial.tenant.caller;
  const about = { operationId: undefined, intent: 'open', caller: trial.tenant.caller.name } as const;
  const exchange = await trial.send({ method: 'GET', target, headers, body: undefined }, about);
  trial.expect(
    statusOf(exchange) === 200,
    'listEvents',
    `${target} of ${type} is answered ${statusOf(exchange)}`,
    [exchange],
  );
  const id = textAt(event, 'data', 'id');
  const shown = exchange.response?.json;
  const ids = [
    textAt(shown, 'id'),
    textAt(shown, 'clientId'),
    ...objectsAt(shown, 'data').map((each) => textAt(each, 'id')),
  ];
  // Of a list, the first page is read: what it leads on to may be on another.
  const isThere =
    ids.includes(id) || valueAt(event, 'data', 'status') === null || valueAt(shown, 'hasMore') === true;
  trial.expect(isThere, 'listEvents', `${target} of ${type} does not show ${id}`, [exchange]);
}

export const events: Check = {
  name: 'events',
  title:
    'Each status that a record enters has exactly one event with a greater version, in the order of the changes and no later than they are answered; each event is of a change that its record shows',
  source: 'decision',
  appliesTo: named('listEvents', 'getEvent'),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    await playScene(trial);
    await tryAtOnce(trial);
    await trySettings(trial);
    await tryFollowing(trial);
    await tryPlaces(trial);
    await tryHistories(trial);
  },
};
