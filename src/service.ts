import { randomUUID } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import type { Logger } from 'pino';
import { KeyUses } from './access/api-keys/key-uses.ts';
import { createProjections, DUE_KINDS, SUBJECTS } from './capabilities.ts';
import { composeLoops, type Background } from './compose-loops.ts';
import { sharedClock, systemClock, type Clock, type Moment, type SharedClock } from './calendar/clock.ts';
import type { Config } from './config/config.ts';
import type { Market } from './contract/handler.ts';
import type { Database } from './db/connection.ts';
import type { OutageListener } from './db/drivers/watch.ts';
import { openCheckedDatabase, type CheckedDatabase } from './db/startup/open-checked-database.ts';
import { prepareDatabase } from './db/startup/prepare-database.ts';
import { accountPoolsOf } from './treasury/receiving-accounts/account-pool.ts';
import { WebhookUrls } from './webhooks/subscriptions/urls.ts';
import { HostNames } from './net/host-names.ts';
import type { ProviderMessageInbox } from './http/answer-delivery.ts';
import { RateBook } from './treasury/rates/rate-book.ts';
import { newId, type NewId } from './identity/ids.ts';
import { random, systemBytes } from './identity/random.ts';
import type { Alarm } from './outbox/alarm.ts';
import type { ProviderFacts } from './outbox/provider-facts.ts';
import { chooseProviders } from './provider-seam/connect.ts';
import { createProviderMessageInbox } from './provider-seam/inbox/delivery.ts';
import type { Subjects } from './provider-seam/inbox/find-subject.ts';
import { liveFacts, ratedExchange } from './provider-seam/connect.ts';
import type { Provider, Providers } from './provider-seam/port/provider.ts';
import { Sealer } from './sealing/sealer.ts';
import { FaultLog } from './workers/fault-log.ts';
import { ProviderCalls } from './provider-seam/orders/calls.ts';
import { rest, type Rest } from './workers/loop.ts';
import { UnreadableTeller } from './writes/alarms.ts';
import { WebhookDeliverer, type DelivererDependencies } from './webhooks/deliveries/deliverer.ts';
import type { HealthTimes } from './workers/loop-health.ts';
import { HEALTH_TIMES, WorkerHealth } from './workers/worker-health.ts';
import type { WorkerName } from './workers/worker-names.ts';
import { Worker, type WorkerDependencies } from './workers/worker.ts';
import { WriteQueue, type WriteQueueDependencies } from './writes/write-queue.ts';
import type { WriteQueueWatch } from './writes/watch.ts';

/** What the server and the operator's commands both stand on. */
export interface Service {
  readonly database: Database;
  readonly writeQueue: WriteQueue;
  /** What provider messages and orders can be about. */
  readonly subjects: Subjects;
  readonly worker: Worker;
  /** Calls providers. */
  readonly calls: ProviderCalls;
  /** Posts webhooks. */
  readonly deliverer: WebhookDeliverer;
  /** Removes what is past use. */
  readonly pruner: Background;
  /** What goes on beside requests and due work. */
  readonly beside: readonly Background[];
  /** How the workers of this process stand. */
  readonly health: WorkerHealth;
  /** When keys are used. */
  readonly keyUses: KeyUses;
  /** Takes deliveries of the providers that are connected. */
  readonly deliveries: ProviderMessageInbox;
  /** The market, as those who ask may look at it. */
  readonly market: Market;
  /** Judges where subscriptions may send. */
  readonly urls: WebhookUrls;
  /** Tells where this process listens: nothing is sent there. */
  readonly listensOn: (port: number) => void;
  /** This process's own clock; processes order nothing by it. */
  readonly clock: Clock;
  /** Seals, and opens, what is kept and must not be read. */
  readonly sealer: Sealer;
  /** What the operator should know about the database's server, a sentence each. */
  readonly warnings: readonly string[];
  /** Finishes what is under way, then closes the database. */
  close(): Promise<void>;
}

/** Time as loops see it. */
export interface Pace {
  /** A clock that never goes back, in milliseconds. */
  readonly now: () => number;
  readonly rest: Rest;
}

/** What a service may be given beside its configuration. */
export interface ServiceParts {
  /** Stands in for the present. */
  readonly clock?: SharedClock | undefined;
  readonly watch?: WriteQueueWatch | undefined;
  /** Times by which workers are judged, in place of the usual. */
  readonly healthTimes?: HealthTimes | undefined;
  /** Time as loops see it, in place of the machine's: they rest and are judged by it. */
  readonly pace?: Pace | undefined;
  /** Adapters in place of those that the configuration names: called, and heard. */
  readonly providers?: Partial<Providers> | undefined;
  /** What decisions have to know of those, in place of what the configuration says. */
  readonly facts?: Partial<ProviderFacts> | undefined;
  /** Makes identifiers in place of the process's own generator. */
  readonly newId?: NewId | undefined;
}

/**
 * Opens the configured database, makes sure that this process may work on it, and puts the write queue and the worker on top
 * as the configuration says; starts nothing.
 * @throws DatabaseRefused where the database belongs to the other environment, is behind in production, or is on a server that
 * this version cannot work on
 */
export async function openService(
  config: Config,
  logger: Logger,
  parts: ServiceParts = {},
): Promise<Service> {
  const checked = await openCheckedDatabase(config);
  const { database } = checked;
  database.watch.listen(tellOutages(logger));
  try {
    await prepareDatabase(database, config.environment);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return createService(config, checked, logger, parts);
}

/** An outage is a line when it begins and one when it is over; the errors that belong to it have none of their own. */
function tellOutages(logger: Logger): OutageListener {
  return {
    began: ({ kind, reason }) => {
      logger.error({ outage: kind, reason }, 'the database is unavailable');
    },
    ended: ({ kind, durationMs, refused }) => {
      logger.info({ outage: kind, durationMs, refused }, 'the database is available again');
    },
  };
}

/** An alarm is a line when it is opened, and none when the same is found again. */
function tellAlarms(logger: Logger): (alarm: Alarm) => void {
  return ({ id, kind, subject, tenantId, facts }) => {
    logger.warn({ alarm: kind, alarmId: id, subject, tenantId, facts }, 'alarm opened');
  };
}

/** What went well and should be looked at all the same is a line. */
function tellAlerts(logger: Logger): NonNullable<WorkerDependencies['onAlert']> {
  return (message, facts) => {
    logger.warn(facts, message);
  };
}

/** The machine's own time: nobody can set it. */
const OWN_PACE: Pace = { now: () => performance.now(), rest };

/** The addresses of this machine, as they are now. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((each) => (each ?? []).map(({ address }) => address));
}

/** What judges where subscriptions may send, and is told where this process listens. */
function judgingUrls({ environment, webhookAllow, webhookDns }: Config): Pick<Service, 'urls' | 'listensOn'> {
  const names = new HostNames(webhookDns);
  const ports: number[] = [];
  const urls = new WebhookUrls(
    () => ({ environment, allow: webhookAllow, own: { ports, addresses: ownAddresses() } }),
    (name, timeoutMs) => names.lookUp(name, timeoutMs),
  );
  return { urls, listensOn: (port) => void ports.push(port) };
}

/** Ends what goes on in the background, finishes what is under way, then closes the database. */
async function close(
  { writeQueue, database, keyUses }: Pick<Service, 'writeQueue' | 'database' | 'keyUses'>,
  all: readonly Background[],
): Promise<void> {
  await Promise.all(all.map((each) => each.stop()));
  // Where the database is out, when keys were used last is not worth waiting for.
  await keyUses.write(true).catch(() => undefined);
  await writeQueue.idle();
  await database.destroy();
}

/** What posts webhooks. */
function postingTo(
  rules: WebhookUrls,
  { environment }: Config,
  working: Omit<DelivererDependencies, 'rules' | 'environment' | 'random'>,
): WebhookDeliverer {
  return new WebhookDeliverer({ ...working, rules, environment, random });
}

function tellAbsent(logger: Logger, providers: Providers): void {
  for (const name of ['bank', 'chain', 'exchange', 'identity'] as const) {
    if (providers[name] === null)
      logger.warn(
        `no ${name} is connected: operations that need one are refused, and waiting orders may expire`,
      );
  }
}

/** The write queue with what seals in it; what that cannot open is an alarm, by the same write queue. */
function openWriteQueue(
  { secret, previousSecrets, writeDeadlineMs, platformName }: Config,
  ownClock: Clock,
  parts: Omit<
    WriteQueueDependencies,
    'random' | 'randomBytes' | 'sealer' | 'dueSources' | 'writeDeadlineMs' | 'platformName' | 'projections'
  >,
): Pick<Service, 'writeQueue' | 'sealer'> {
  const unreadable = new UnreadableTeller(ownClock, parts.onFault);
  const sealer = new Sealer(secret, previousSecrets, (place) => {
    unreadable.tell(place);
  });
  const chance = { random, randomBytes: systemBytes };
  const registered = { projections: createProjections(), dueSources: DUE_KINDS };
  const own = { sealer, writeDeadlineMs, platformName };
  const writeQueue = new WriteQueue({ ...parts, ...chance, ...registered, ...own });
  unreadable.by(writeQueue);
  return { writeQueue, sealer };
}

/** Has health hear of the writes that the database fails, beside other watches. */
function watchWrites(health: WorkerHealth, isOut: () => boolean, watch?: WriteQueueWatch): WriteQueueWatch {
  const writes = health.work('write_queue');
  return {
    deciding: () => watch?.deciding(),
    groupEnded: (group) => {
      if (group.waitedMs.length > 0) writes.succeeded();
      watch?.groupEnded(group);
    },
    refused: (reason) => {
      if (reason === 'database' && !isOut()) writes.failedBy('timeout');
      watch?.refused(reason);
    },
  };
}

/** What knows how the workers stand, and what tells of their faults. */
function watchWorkers(
  logger: Logger,
  { watch }: Database,
  { healthTimes: times = HEALTH_TIMES, pace = OWN_PACE }: ServiceParts,
) {
  const faults = new FaultLog(logger);
  const isOut = (): boolean => watch.outage !== null && watch.outage !== 'disk';
  const onFault = (worker: WorkerName, error: unknown): void => faults.tell(worker, error);
  const health = new WorkerHealth({ isOut, times, ...pace, onFault });
  const faultOf = (who: WorkerName) => (error: unknown) => faults.tell(who, error);
  return { health, isOut, faultOf, flushFaults: () => faults.flush() };
}

/** The market, as those who ask may look at it. */
function marketOf({ marketRate, connected }: ProviderFacts, { rates }: Config): Market {
  return { marketRate, connected, rateStaleMs: rates.staleMs };
}

async function createService(
  config: Config,
  { database, warnings }: CheckedDatabase,
  logger: Logger,
  parts: ServiceParts,
): Promise<Service> {
  const { newId: ids = newId, clock = sharedClock, watch, pace = OWN_PACE, providers: given = {} } = parts;
  const ownClock = (): Moment => clock() ?? systemClock();
  const { health, isOut, faultOf, flushFaults } = watchWorkers(logger, database, parts);
  const connection = await chooseProviders(config);
  const book = new RateBook(config.rates, { clock: ownClock, elapsed: pace.now });
  const live: ProviderFacts = liveFacts(given, connection.facts, { book, accountPool: config.accountPool });
  const facts = { ...live, ...parts.facts };
  const own = { newId: ids, database, clock };
  const telling = { onFault: faultOf('write_queue'), onAlarm: tellAlarms(logger) };
  const writeQueueParts = { ...own, providers: facts, watch: watchWrites(health, isOut, watch) };
  const { writeQueue, sealer } = openWriteQueue(config, ownClock, { ...writeQueueParts, ...telling });
  const { simulated, notes, ...connected } = connection.connect(writeQueue, SUBJECTS);
  const providers = { ...connected.providers, ...given };
  tellAbsent(logger, providers);
  const common = { ...own, writeQueue, subjects: SUBJECTS, newToken: randomUUID, health };
  const judging = judgingUrls(config);
  const keyUses = new KeyUses({ writeQueue, clock: ownClock });
  const working = { ...common, sealer, onAlert: tellAlerts(logger) };
  const deliverer = postingTo(judging.urls, config, { ...working, onFault: faultOf('webhooks') });
  const calling = { ...working, orderMaxAgeMs: config.orderMaxAgeMs, onFault: faultOf('orders') };
  const calls = new ProviderCalls(providers, calling);
  const worker = new Worker({ ...working, kinds: DUE_KINDS, calls, simulated, webhooks: deliverer });
  const all = Object.values<Provider | null>(providers).filter((provider) => provider !== null);
  const running = { ...working, ownClock, worker, calls, providers: all, notes, keyUses, flushFaults };
  const { pruner, beside } = composeLoops(config, {
    ...running,
    rules: judging.urls,
    accountPools: accountPoolsOf(facts),
    exchange: ratedExchange(given.exchange),
    book,
    elapsed: pace.now,
  });
  return {
    database,
    writeQueue,
    subjects: SUBJECTS,
    worker,
    calls,
    pruner,
    beside,
    health,
    keyUses,
    deliveries: createProviderMessageInbox(all, { writeQueue, clock: ownClock }),
    sealer,
    ...judging,
    deliverer,
    market: marketOf(facts, config),
    clock: ownClock,
    warnings,
    close: () => close({ ...common, keyUses }, [worker, pruner, ...beside]),
  };
}
