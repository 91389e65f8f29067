import { randomInt, randomUUID } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import type { Logger } from 'pino';
import { KEY_USE_REST_MS, KeyUses } from './access/api-keys/key-uses.ts';
import { sharedClock, systemClock, type Clock, type Moment, type SharedClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Market } from './contract/handler.ts';
import type { Database } from './db/connection.ts';
import type { OutageListener } from './db/database-watch.ts';
import { openCheckedDatabase, type CheckedDatabase } from './db/open-checked-database.ts';
import { prepareDatabase } from './db/prepare-database.ts';
import { isStocking, stockingOf, type Stocking } from './flows/stock/order-stock.ts';
import { WebhookUrls } from './flows/webhooks/webhook-urls.ts';
import { HostNames } from './host-names.ts';
import type { DeliveryDoor } from './http/answer-delivery.ts';
import { RateBook } from './flows/rates/rate-book.ts';
import { newId, type NewId } from './ids.ts';
import { chooseMailer } from './mail/choose-mailer.ts';
import type { Alarm } from './outbox/alarm.ts';
import type { ProviderFacts } from './outbox/provider-facts.ts';
import { chooseProviders } from './providers/connect-providers.ts';
import { createDeliveryDoor } from './providers/delivery-door.ts';
import { liveFacts, ratedExchange } from './providers/live-facts.ts';
import type { ExchangeProvider, Provider, Providers } from './providers/provider.ts';
import { Sealer } from './sealing/sealer.ts';
import { Certifier, type CertifierDependencies } from './workers/certifying/certifier.ts';
import { EXPIRY_REST_MS, expireShareTokens } from './workers/expire-share-tokens.ts';
import { keepStock, STOCK_REST_MS, type StockDependencies } from './workers/keep-stock.ts';
import { Hearing } from './workers/hearing.ts';
import { BATCH_REST_MS, BatchMaker, takesFiles, type BatchDependencies } from './workers/make-batch.ts';
import { rateRestMs, RateRefresher, type RefresherDependencies } from './workers/rate-refresher.ts';
import { LINES_REST_MS, LinesTeller, type LinesDependencies } from './workers/provider-lines.ts';
import { RECONCILER_REST_MS, reconcileDue, type ReconcilerDependencies } from './workers/reconciler.ts';
import { MailSender, type MailDependencies } from './workers/send-mails.ts';
import { TIDY_REST_MS, tidyPeople } from './workers/tidy-people.ts';
import { Pruner, pruneRestMs, type PrunerDependencies } from './workers/retention/pruner.ts';
import { Rounds } from './workers/rounds.ts';
import { UnreadableTeller } from './workers/tell-unreadable.ts';
import { WebhookDeliverer, type DelivererDependencies } from './workers/webhooks/webhook-deliverer.ts';
import { Worker, type WorkerDependencies } from './workers/worker.ts';
import { Lane, type LaneDependencies } from './writes/lane.ts';
import type { LaneWatch } from './writes/lane-watch.ts';

/** What the server and the operator's commands both stand on. */
export interface Service {
  readonly database: Database;
  readonly lane: Lane;
  readonly worker: Worker;
  /** Posts webhooks. */
  readonly deliverer: WebhookDeliverer;
  /** Removes what is past use. */
  readonly pruner: Background;
  /** What goes on beside requests and due work. */
  readonly beside: readonly Background[];
  /** When keys are used. */
  readonly keyUses: KeyUses;
  /** Takes deliveries of the providers that are connected. */
  readonly deliveries: DeliveryDoor;
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

/** Something that goes on by itself, from when it is started until it is stopped. */
interface Background {
  start(): void;
  stop(): Promise<void>;
}

/** What a service may be given beside its configuration. */
export interface ServiceParts {
  /** Stands in for the present. */
  readonly clock?: SharedClock | undefined;
  readonly watch?: LaneWatch | undefined;
  /** Adapters in place of those that the configuration names: called, and heard. */
  readonly providers?: Partial<Providers> | undefined;
  /** What decisions have to know of those, in place of what the configuration says. */
  readonly facts?: Partial<ProviderFacts> | undefined;
  /** Makes identifiers in place of the process's own generator. */
  readonly newId?: NewId | undefined;
}

const RANDOM_STEPS = 2 ** 32;

function random(): number {
  return randomInt(RANDOM_STEPS) / RANDOM_STEPS;
}

/**
 * Opens the configured database, makes sure that this process may work on it, and puts the lane and the worker on top
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
      logger.error({ outage: kind, reason }, 'the database is out');
    },
    ended: ({ kind, durationMs, refused }) => {
      logger.info({ outage: kind, durationMs, refused }, 'the database is back');
    },
  };
}

/** An alarm is a line when it is opened, and none when the same is found again. */
function tellAlarms(logger: Logger): (alarm: Alarm) => void {
  return ({ id, kind, subject, tenantId, facts }) => {
    logger.warn({ alarm: kind, alarmId: id, subject, tenantId, facts }, 'an alarm was opened');
  };
}

/** What went well and should be looked at all the same is a line. */
function tellAlerts(logger: Logger): NonNullable<WorkerDependencies['onAlert']> {
  return (message, facts) => {
    logger.warn(facts, message);
  };
}

/** Milliseconds that have gone by since the process began; nobody can set them. */
const elapsedMs = (): number => performance.now();

/** What reads the market's rates, where an exchange names any. */
function refreshingRates(
  exchange: ExchangeProvider | null,
  reading: Omit<RefresherDependencies, 'exchange'>,
): Background[] {
  if (exchange === null) return [];
  const refresher = new RateRefresher({ ...reading, exchange });
  const { onFault } = reading;
  return [new Rounds({ restMs: rateRestMs, round: (signal) => refresher.round(signal), onFault })];
}

/** What removes what is past use. */
function pruning(dependencies: PrunerDependencies): Background {
  const pruner = new Pruner(dependencies);
  const round = async (signal: AbortSignal): Promise<void> => {
    await pruner.round(signal);
  };
  const { onFault } = dependencies;
  return new Rounds({ restsFirst: true, restMs: () => pruneRestMs(random()), round, onFault });
}

/** What keeps accounts and addresses in stock, where anybody opens them ahead. */
function keepingStock(stocking: Stocking, keeping: Omit<StockDependencies, 'stocking'>): Background[] {
  if (!isStocking(stocking)) return [];
  const { onFault } = keeping;
  const round = (signal: AbortSignal): Promise<void> => keepStock({ ...keeping, stocking }, signal);
  return [new Rounds({ restMs: STOCK_REST_MS, round, onFault })];
}

/** What makes files of the orders that wait for a cut-off, where a provider takes any. */
function makingBatches(providers: readonly Provider[], dependencies: BatchDependencies): Background[] {
  const { onFault } = dependencies;
  return providers.filter(takesFiles).map((provider) => {
    const maker = new BatchMaker(dependencies, provider);
    return new Rounds({ restMs: BATCH_REST_MS, round: (signal) => maker.round(signal), onFault });
  });
}

/** What lays providers' books beside ours, and says how this process stands with its providers. */
function watching(given: Omit<LinesDependencies & ReconcilerDependencies, 'process'>): Background[] {
  const { onFault } = given;
  const reconcile = (signal: AbortSignal): Promise<void> => reconcileDue(given, signal);
  const teller = new LinesTeller({ ...given, process: randomUUID() });
  return [
    new Rounds({ restMs: RECONCILER_REST_MS, round: reconcile, onFault }),
    new Rounds({ restMs: LINES_REST_MS, round: () => teller.round(), onFault }),
  ];
}

/** What sends mail to people, and what removes of them what is past use. */
function servingPeople(
  { people: { mail } }: Config,
  given: Omit<MailDependencies, 'mailer' | 'keepsLinks' | 'random'>,
): Background[] {
  const { onFault } = given;
  const keepsLinks = mail.kind === 'sandbox';
  return [
    new MailSender({ ...given, random, mailer: chooseMailer(mail), keepsLinks }),
    new Rounds({ restMs: TIDY_REST_MS, round: () => tidyPeople(given), onFault }),
  ];
}

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

/** What tries receivers, where anybody may ask for it; it posts to where subscriptions may send. */
function certifying(
  { environment }: Config,
  rules: WebhookUrls,
  dependencies: Omit<CertifierDependencies, 'rules'>,
): Background[] {
  return environment === 'sandbox' ? [new Certifier({ ...dependencies, rules })] : [];
}

/** Ends what goes on in the background, finishes what is under way, then closes the database. */
async function close(
  { lane, database, keyUses }: Pick<Service, 'lane' | 'database' | 'keyUses'>,
  all: readonly Background[],
): Promise<void> {
  await Promise.all(all.map((each) => each.stop()));
  // Where the database is out, when keys were used last is not worth waiting for.
  await keyUses.write(true).catch(() => undefined);
  await lane.idle();
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
  for (const name of ['bank', 'chain', 'exchange'] as const) {
    if (providers[name] === null)
      logger.warn(`no ${name} is connected: its orders stay queued, and operations accepted`);
  }
}

/** The lane with what seals in it; what that cannot open is an alarm, by the same lane. */
function openLane(
  { secret, previousSecrets, writeDeadlineMs }: Config,
  ownClock: Clock,
  parts: Omit<LaneDependencies, 'random' | 'sealer' | 'writeDeadlineMs'>,
): Pick<Service, 'lane' | 'sealer'> {
  const unreadable = new UnreadableTeller(ownClock, parts.onFault);
  const sealer = new Sealer(secret, previousSecrets, (place) => {
    unreadable.tell(place);
  });
  const lane = new Lane({ ...parts, random, sealer, writeDeadlineMs });
  unreadable.by(lane);
  return { lane, sealer };
}

async function createService(
  config: Config,
  { database, warnings }: CheckedDatabase,
  logger: Logger,
  parts: ServiceParts,
): Promise<Service> {
  const { newId: ids = newId, clock = sharedClock, watch, providers: given = {} } = parts;
  const ownClock = (): Moment => clock() ?? systemClock();
  const onFault = (error: unknown): void => logger.error({ err: error }, 'fault');
  const connection = await chooseProviders(config);
  const book = new RateBook(config.rates, { clock: ownClock, elapsed: elapsedMs });
  const live = liveFacts(given, connection.facts, { book, stock: config.stock });
  const facts: ProviderFacts = { ...live, ...parts.facts };
  const onAlarm = tellAlarms(logger);
  const own = { newId: ids, database, clock, onFault };
  const { lane, sealer } = openLane(config, ownClock, { ...own, providers: facts, onAlarm, watch });
  const { simulated, notes, ...connected } = connection.connect(lane);
  const providers = { ...connected.providers, ...given };
  tellAbsent(logger, providers);
  const common = { ...own, lane, newToken: randomUUID };
  const judging = judgingUrls(config);
  const keyUses = new KeyUses({ lane, clock: ownClock });
  const working = { ...common, sealer, onAlert: tellAlerts(logger) };
  const deliverer = postingTo(judging.urls, config, working);
  const worker = new Worker({ ...working, providers, simulated, webhooks: deliverer });
  const pruner = pruning({ ...common, clock: ownClock, days: config.retentionDays, notes });
  const all = Object.values<Provider | null>(providers).filter((provider) => provider !== null);
  const beside = [
    new Rounds({ restMs: EXPIRY_REST_MS, round: () => expireShareTokens(common), onFault }),
    ...keepingStock(stockingOf(facts), common),
    ...refreshingRates(ratedExchange(given.exchange), { ...common, book, elapsed: elapsedMs }),
    new Hearing({ ...common, providers: all }),
    ...makingBatches(all, common),
    ...watching({ ...common, providers: all, lines: () => worker.lines() }),
    ...servingPeople(config, { ...common, sealer }),
    ...certifying(config, judging.urls, { ...common, ownClock, sealer }),
    new Rounds({ restMs: KEY_USE_REST_MS, round: () => keyUses.write(), onFault }),
  ];
  return {
    database,
    lane,
    worker,
    pruner,
    beside,
    keyUses,
    deliveries: createDeliveryDoor(all, { lane, clock: ownClock }),
    sealer,
    ...judging,
    deliverer,
    market: { marketRate: facts.marketRate, rateStaleMs: config.rates.staleMs },
    clock: ownClock,
    warnings,
    close: () => close({ ...common, keyUses }, [worker, pruner, ...beside]),
  };
}
