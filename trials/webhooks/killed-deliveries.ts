import { setTimeout as delay } from 'node:timers/promises';
import { status, type Answering } from '../../conformance/receiver/answers.ts';
import { eventIn, onlyHeader } from '../../conformance/receiver/received-request.ts';
import { Receiver } from '../../conformance/receiver/receiver.ts';
import { faultsOfAttempt } from '../../conformance/receiver/signature.ts';
import { objectsAt, textAt, type JsonObject } from '../../conformance/json/json.ts';
import { Random } from '../../conformance/suite/random.ts';
import { sendAttempt, sendUntilDefinite, type Attempt } from '../client/attempt.ts';
import { readJson, type TenantAccount } from '../client/tenant-client.ts';
import { payinAttempt, payoutAttempt, prepareTenant, type TenantWorld } from '../client/tenant-world.ts';
import { createTenant } from '../server/operator.ts';
import type { DatabaseSource } from '../server/database-under-test.ts';
import { endLeases } from '../server/end-leases.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import { readEvents, subscribe, untilDelivered, type TrialSubscription } from './hook-client.ts';

const CLIENTS = 4;
const VARIABLES = { CORRIDOR_STEP_MS: '20' };

/** Longer than a lease, which a killed worker leaves behind, and the second attempt after it. */
const REST_LIMIT_MS = 180_000;

const READ_SHARE = 0.3;

export interface KilledOptions {
  readonly cycles: number;
  readonly seed: string;
  /** Whether leases of killed workers are made to end at once, instead of waiting for them. */
  readonly endsLeases: boolean;
}

interface Log {
  readonly taken: Map<string, number>;
  readonly refused: Set<string>;
  readonly ahead: string[];
  /** Where a server is at present; undefined while there is none. */
  baseUrl: string | undefined;
  readsOnReceipt: number;
}

async function faultsOfReading(log: Log, event: JsonObject, secretKey: string): Promise<string[]> {
  const { baseUrl } = log;
  if (baseUrl === undefined || textAt(event, 'data', 'object') !== 'payout') return [];
  const read = await readJson<JsonObject>(baseUrl, secretKey, textAt(event, 'data', 'url')).catch(
    () => undefined,
  );
  // A server that dies over the question has said nothing.
  if (read === undefined) return [];
  log.readsOnReceipt += 1;
  const told = textAt(event, 'data', 'status');
  const entered = objectsAt(read, 'statusHistory').map((entry) => textAt(entry, 'status'));
  return entered.includes(told) ? [] : [`${textAt(event, 'id')} told of ${told} before it was so`];
}

function unsteady(log: Log, random: Random, secretKey: string): Answering {
  return async (request, response) => {
    const id = onlyHeader(request, 'webhook-id') ?? '';
    const isRead = random.next() < READ_SHARE;
    const isRefused = random.next() < 0.1 && !log.refused.has(id);
    await delay(random.integer(0, 60));
    const event = eventIn(request) as JsonObject;
    if (isRead) log.ahead.push(...(await faultsOfReading(log, event, secretKey)));
    if (isRefused) log.refused.add(id);
    else log.taken.set(id, (log.taken.get(id) ?? 0) + 1);
    await status(isRefused ? 500 : 204)(request, response);
  };
}

function nextCall(
  { account, beneficiaryId, instrumentId }: TenantWorld,
  key: string,
  random: Random,
): Attempt {
  const amount = `${random.integer(1, 9)}.${random.pick(['00', '50', '01', '02', '03'])}`;
  return random.next() < 0.7
    ? payoutAttempt(account, key, beneficiaryId, amount)
    : payinAttempt(account, key, instrumentId, amount, {
        outcome: random.pick(['credited', 'held', 'detected']),
      });
}

async function loadAndKill(
  server: ServerProcess,
  world: TenantWorld,
  cycle: number,
  random: Random,
  log: Log,
): Promise<Attempt[]> {
  const unknown: Attempt[] = [];
  let isOver = false;
  const client = async (index: number): Promise<void> => {
    for (let count = 0; !isOver; count += 1) {
      const attempt = nextCall(world, `cycle${cycle}-${index}-${count}`, random);
      await sendAttempt(server.url, attempt);
      if (attempt.outcome === 'unknown') unknown.push(attempt);
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, index) => client(index));
  await delay(random.integer(150, 1_200));
  isOver = true;
  log.baseUrl = undefined;
  await server.kill();
  await Promise.all(clients);
  return unknown;
}

interface Judged {
  readonly events: readonly JsonObject[];
  readonly pending: readonly JsonObject[];
  readonly subscription: TrialSubscription;
  readonly log: Log;
}

function judge({ events, pending, subscription, log }: Judged, verdict: Verdict): void {
  const ids = new Set(events.map((event) => textAt(event, 'id')));
  const { received } = subscription.place;
  const lost = [...ids].filter((id) => !log.taken.has(id));
  const heard = new Set(received.map((request) => onlyHeader(request, 'webhook-id') ?? ''));
  const texts = new Map(events.map((event) => [textAt(event, 'id'), JSON.stringify(event)]));
  verdict.judge(
    'every delivery ends',
    pending.map((each) => `${textAt(each, 'id')} is still pending`),
  );
  verdict.judge(
    'no event is lost',
    lost.map((id) => `${id} was never taken in`),
  );
  verdict.judge(
    'no event is delivered that was never committed',
    [...heard].filter((id) => !ids.has(id)).map((id) => `${id} is in no list`),
  );
  verdict.judge('no event is ahead of its state', log.ahead);
  verdict.judge(
    'every attempt is signed over the event’s own bytes',
    received.flatMap((request) => [
      ...faultsOfAttempt(request, subscription.secrets.slice(-1)),
      ...(texts.get(onlyHeader(request, 'webhook-id') ?? '') === request.body.toString('utf8')
        ? []
        : ['it is not the text of its event']),
    ]),
  );
  const duplicates = [...log.taken.values()].reduce((sum, count) => sum + count - 1, 0);
  verdict.say(
    `  ${ids.size} events, ${received.length} attempts, ${lost.length} lost, ${duplicates} taken in more than once, ` +
      `${log.refused.size} refused at first, ${log.readsOnReceipt} states read on receipt`,
  );
}

export async function runKilledDeliveries(
  source: DatabaseSource,
  { cycles, seed, endsLeases }: KilledOptions,
  verdict: Verdict,
): Promise<void> {
  verdict.say(`Killed in mid-delivery on ${source.kind}, ${cycles} cycles, seed ${seed}`);
  const random = new Random(`${seed}/hooks/${source.kind}`);
  const database = await source.create();
  const receiver = await Receiver.open();
  const log: Log = { taken: new Map(), refused: new Set(), ahead: [], baseUrl: undefined, readsOnReceipt: 0 };
  let server = await ServerProcess.start({ databaseUrl: database.url, variables: VARIABLES });
  try {
    const account = await createTenant(database.url, 'Killed Pty Ltd');
    const answer = unsteady(log, random.fork('receiver'), account.secretKey);
    const subscription = await subscribe(server.url, account, receiver, ['*'], answer);
    log.baseUrl = server.url;
    const world = await prepareTenant(server.url, account, '100000.00');
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      const unknown = await loadAndKill(server, world, cycle, random.fork(`cycle${cycle}`), log);
      if (endsLeases) await endLeases(database);
      server = await ServerProcess.start({ databaseUrl: database.url, variables: VARIABLES });
      log.baseUrl = server.url;
      for (const attempt of unknown) await sendUntilDefinite(server.url, attempt);
    }
    await untilTaken(server.url, account, log);
    const pending = await untilDelivered(server.url, account, subscription.id, REST_LIMIT_MS);
    judge({ events: await readEvents(server.url, account), pending, subscription, log }, verdict);
    await server.stop();
  } finally {
    await server.kill();
    await receiver.close();
  }
  await database.remove();
}

async function untilTaken(baseUrl: string, account: TenantAccount, log: Log): Promise<void> {
  const deadline = performance.now() + REST_LIMIT_MS;
  let before = 0;
  for (let same = 0; same < 3 && performance.now() < deadline;) {
    const events = await readEvents(baseUrl, account);
    const isWhole = events.every((event) => log.taken.has(textAt(event, 'id')));
    same = isWhole && events.length === before ? same + 1 : 0;
    before = events.length;
    await delay(500);
  }
}
