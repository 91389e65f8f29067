import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { KeyUses } from './access/api-keys/key-uses.ts';
import { createProjections, DUE_KINDS, SUBJECTS } from './capabilities.ts';
import { composeLoops, type Background } from './compose-loops.ts';
import { sharedClock, systemClock, type Clock, type Moment, type SharedClock } from './calendar/clock.ts';
import type { Config } from './config/config.ts';
import type { Market } from './contract/handler.ts';
import { Epochs, readEpochs } from './epochs/epochs.ts';
import { openRestoreWatch, type OpenRestoreWatch } from './epochs/open-restore-watch.ts';
import type { RestoreWatch } from './epochs/restore-watch.ts';
import type { Database } from './db/connection.ts';
import { DatabaseClock } from './db/database-clock.ts';
import { openCheckedDatabase } from './db/startup/open-checked-database.ts';
import { isFirstMigration } from './db/startup/migrate.ts';
import { prepareDatabase } from './db/startup/prepare-database.ts';
import { type ReadReplica, openReplica } from './db/replica/read-replica.ts';
import { accountPoolsOf } from './treasury/receiving-accounts/account-pool.ts';
import { judgingUrls } from './webhooks/subscriptions/judging-urls.ts';
import type { WebhookUrls } from './webhooks/subscriptions/urls.ts';
import { createKeeper, type RequestKeeper } from './meta/requests/keeper.ts';
import type { ProviderMessageInbox } from './http/answer-delivery.ts';
import { RateBook } from './treasury/rates/rate-book.ts';
import { createIds, newId, type NewId } from './identity/ids.ts';
import { random, systemBytes } from './identity/random.ts';
import type { ProviderFacts } from './outbox/provider-facts.ts';
import { type LiveDependencies, chooseProviders, connectLive } from './provider-seam/connect.ts';
import { createProviderMessageInbox } from './provider-seam/inbox/delivery.ts';
import type { Subjects } from './provider-seam/inbox/find-subject.ts';
import { liveFacts, ratedExchange } from './provider-seam/connect.ts';
import type { Provider, Providers } from './provider-seam/port/provider.ts';
import {
  tellAbsent,
  tellAlarms,
  tellAlerts,
  tellOutages,
  tellReplica,
  tellUnsent,
} from './http/log/service-lines.ts';
import { Sealer } from './sealing/sealer.ts';
import { openTracing } from './tracing/open.ts';
import type { Tracing } from './tracing/tracing.ts';
import { FaultLog } from './workers/fault-log.ts';
import { KnownPauses } from './provider-seam/orders/pauses.ts';
import { ProviderCalls } from './provider-seam/orders/calls.ts';
import { rest, type Rest } from './workers/loop.ts';
import { Processes } from './workers/processes.ts';
import { UnreadableTeller } from './writes/alarms.ts';
import { WebhookDeliverer, type DelivererDependencies } from './webhooks/deliveries/deliverer.ts';
import type { HealthTimes } from './workers/loop-health.ts';
import { HEALTH_TIMES, WorkerHealth } from './workers/worker-health.ts';
import type { WorkerName } from './workers/worker-names.ts';
import { Worker } from './workers/worker.ts';
import { WriteQueue, type WriteQueueDependencies } from './writes/write-queue.ts';
import type { WriteQueueWatch } from './writes/watch.ts';

export interface Service {
  readonly database: Database;
  /** Null where reads of history have no replica. */
  readonly replica: ReadReplica | null;
  readonly writeQueue: WriteQueue;
  readonly subjects: Subjects;
  readonly worker: Worker;
  readonly calls: ProviderCalls;
  readonly deliverer: WebhookDeliverer;
  readonly pruner: Background;
  readonly beside: readonly Background[];
  readonly health: WorkerHealth;
  readonly keyUses: KeyUses;
  /** Undefined if no requests are kept. */
  readonly requests: RequestKeeper | undefined;
  /** Takes providers' deliveries. */
  readonly deliveries: ProviderMessageInbox;
  readonly market: Market;
  readonly epochs: Epochs;
  readonly restoreWatch: RestoreWatch;
  readonly ownTime: DatabaseClock;
  readonly processes: Pick<Processes, 'count'>;
  readonly urls: WebhookUrls;
  /** Nothing is sent to an own port. */
  readonly listensOn: (port: number) => void;
  readonly clock: Clock;
  readonly sealer: Sealer;
  readonly tracing: Tracing;
  /** For the operator, a sentence each. */
  readonly warnings: readonly string[];
  /** Finishes what is under way, then closes the database. */
  close(): Promise<void>;
}

/** Time as loops see it. */
export interface Pace {
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly rest: Rest;
}

/** Beside the configuration. */
export interface ServiceParts {
  /** Replaces the present. */
  readonly clock?: SharedClock | undefined;
  /** Replaces this machine's clock. */
  readonly machineClock?: Clock | undefined;
  readonly watch?: WriteQueueWatch | undefined;
  /** Replaces the usual times. */
  readonly healthTimes?: HealthTimes | undefined;
  /** Replaces the machine's time for loops. */
  readonly pace?: Pace | undefined;
  readonly providers?: Partial<Providers> | undefined;
  readonly facts?: Partial<ProviderFacts> | undefined;
  readonly newId?: NewId | undefined;
}

/**
 * Write queue and workers on a checked database; starts nothing.
 * @throws DatabaseRefused for another environment's database, one that is behind in production, or an unsupported
 * server
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
    const applied = await prepareDatabase(database, config.environment);
    const read = () => readEpochs(database.reader);
    const epochs = new Epochs(await read(), read, parts.pace?.now);
    const isNew = config.environment === 'sandbox' && applied.some(isFirstMigration);
    const restores = await watchRestores(config, logger, database, { epochs, isNew }, parts);
    const service = await createService(config, database, logger, restores, parts);
    await service.restoreWatch.round();
    return {
      ...service,
      warnings: [...checked.warnings, ...restores.warnings],
      close: async () => {
        await service.close();
        await restores.close();
      },
    };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

function watchRestores(
  { pointFile }: Config,
  logger: Logger,
  database: Database,
  known: { readonly epochs: Epochs; readonly isNew: boolean },
  { newId: ids = newId, clock = sharedClock, pace = OWN_PACE }: ServiceParts,
): Promise<OpenRestoreWatch> {
  return openRestoreWatch({
    ...known,
    database,
    pointFile,
    newId: ids,
    randomBytes: systemBytes,
    clock: () => clock() ?? systemClock(),
    elapsed: pace.now,
    onFault: (error) => logger.error({ err: error, worker: 'restore_watch' }, 'fault'),
    onAlert: tellAlerts(logger),
  });
}

/** Not settable. */
const OWN_PACE: Pace = { now: () => performance.now(), rest };

type Closed = Pick<Service, 'writeQueue' | 'database' | 'keyUses' | 'requests' | 'replica' | 'tracing'>;

/** Stops the background, finishes what is under way, closes the database. */
async function close(
  { writeQueue, database, keyUses, requests, replica, tracing }: Closed,
  all: readonly Background[],
): Promise<void> {
  await Promise.all(all.map((each) => each.stop()));
  // Uses of keys are not worth waiting for during an outage.
  await keyUses.write(true).catch(() => undefined);
  await requests?.write().catch(() => undefined);
  await writeQueue.idle();
  await replica?.close();
  await database.destroy();
  await tracing.close();
}

function postingTo(
  rules: WebhookUrls,
  { environment }: Config,
  working: Omit<DelivererDependencies, 'rules' | 'environment' | 'random'>,
): WebhookDeliverer {
  return new WebhookDeliverer({ ...working, rules, environment, random });
}

/** An unreadable text raises an alarm through the same queue. */
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

/** Health hears of writes that the database fails. */
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

/** Health of the workers, and their faults. */
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

function marketOf({ marketRate, connected }: ProviderFacts, { rates }: Config): Market {
  return { marketRate, connected, rateStaleMs: rates.staleMs };
}

/** What live adapters remember with, and find tenants' addresses by. */
function liveOf(database: Database, clock: Clock, submit: WriteQueue['submit']): LiveDependencies {
  return { database, clock, submit, receivers: SUBJECTS.receiversIn(database.reader), newToken: randomUUID };
}

/** Those that the configuration names, and what decisions know of them. */
async function findProviders(
  config: Config,
  live: LiveDependencies,
  clock: Clock,
  { providers, facts: ownFacts, pace = OWN_PACE }: ServiceParts,
) {
  const connection = await chooseProviders(config);
  const given = { ...(await connectLive(config, live)), ...providers };
  const { rates, accountPool } = config;
  const book = new RateBook(rates, { clock, elapsed: pace.now });
  const facts: ProviderFacts = { ...liveFacts(given, connection.facts, { book, accountPool }), ...ownFacts };
  return { connection, given, book, facts };
}

async function openBeside(config: Config, { reader }: Database, logger: Logger, { now }: Pace) {
  return {
    tracing: await openTracing(config, tellUnsent(logger)),
    replica: await openReplica(config, reader, tellReplica(logger), now),
    ...judgingUrls(config),
  };
}

/** What concerns all processes of a database. */
async function readShared(database: Database) {
  const pauses = new KnownPauses(database);
  // Nothing is begun before they are known.
  await pauses.read();
  const processes = new Processes(database, randomUUID());
  return { processes, pauses, isShared: () => processes.count > 1 };
}

async function createService(
  config: Config,
  database: Database,
  logger: Logger,
  restores: OpenRestoreWatch,
  parts: ServiceParts,
): Promise<Omit<Service, 'warnings'>> {
  const { epochs, watch: restoreWatch } = restores;
  const { clock = sharedClock, watch, pace = OWN_PACE } = parts;
  const ownTime = await DatabaseClock.measured(database, parts.machineClock);
  const ownClock = (): Moment => clock() ?? ownTime.now();
  const { health, isOut, faultOf, flushFaults } = watchWorkers(logger, database, parts);
  const live = liveOf(database, ownClock, (write) => writeQueue.submit(write));
  const { connection, given, book, facts } = await findProviders(config, live, ownClock, parts);
  const shared = await readShared(database);
  const own = { ...shared, newId: parts.newId ?? createIds(ownTime.now), database, clock };
  const telling = { onFault: faultOf('write_queue'), onAlarm: tellAlarms(logger), marks: restores.points };
  const writeQueueParts = { ...own, ...telling, watch: watchWrites(health, isOut, watch), providers: facts };
  const { writeQueue, sealer } = openWriteQueue(config, ownClock, writeQueueParts);
  const { simulated, notes, ...connected } = connection.connect(writeQueue, SUBJECTS);
  const providers = { ...connected.providers, ...given };
  tellAbsent(logger, providers);
  const common = { ...own, writeQueue, subjects: SUBJECTS, newToken: randomUUID, health };
  const requests = createKeeper(config, { database, clock: ownClock, elapsed: pace.now });
  const noting = { keyUses: new KeyUses({ writeQueue, clock: ownClock }), requests };
  const opened = await openBeside(config, database, logger, pace);
  const working = { ...common, ...opened, sealer, epochs, onAlert: tellAlerts(logger) };
  const deliverer = postingTo(opened.urls, config, { ...working, ownClock, onFault: faultOf('webhooks') });
  const calling = { ...working, orderMaxAgeMs: config.orderMaxAgeMs, onFault: faultOf('orders') };
  const calls = new ProviderCalls(providers, calling);
  const worker = new Worker({ ...working, kinds: DUE_KINDS, calls, simulated, webhooks: deliverer });
  const all = Object.values<Provider | null>(providers).filter((provider) => provider !== null);
  const running = { ...working, ...noting, ownClock, worker, calls, providers: all, notes, flushFaults };
  const { pruner, beside } = composeLoops(config, {
    ...running,
    rules: opened.urls,
    accountPools: accountPoolsOf(facts),
    exchange: ratedExchange(given.exchange),
    book,
    restoreWatch,
    ownTime,
    elapsed: pace.now,
  });
  return {
    ...working,
    ...noting,
    restoreWatch,
    ownTime,
    worker,
    calls,
    pruner,
    beside,
    deliverer,
    deliveries: createProviderMessageInbox(all, { writeQueue, clock: ownClock }),
    market: marketOf(facts, config),
    clock: ownClock,
    close: () => close({ ...working, ...noting }, [worker, pruner, ...beside]),
  };
}
