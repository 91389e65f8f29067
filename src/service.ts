import { randomInt, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { sharedClock, systemClock, type Clock, type Moment, type SharedClock } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase, type Database } from './db/connection.ts';
import type { OutageListener } from './db/database-watch.ts';
import { prepareDatabase } from './db/prepare-database.ts';
import { isStocking, stockingOf, type Stocking } from './flows/stock/order-stock.ts';
import type { DeliveryDoor } from './http/answer-delivery.ts';
import { newId } from './ids.ts';
import type { Alarm } from './outbox/alarm.ts';
import { chooseProviders } from './providers/connect-providers.ts';
import { createDeliveryDoor } from './providers/delivery-door.ts';
import type { Provider, Providers } from './providers/provider.ts';
import { Sealer } from './sealing/sealer.ts';
import { EXPIRY_REST_MS, expireShareTokens } from './workers/expire-share-tokens.ts';
import { keepStock, STOCK_REST_MS, type StockDependencies } from './workers/keep-stock.ts';
import { Hearing } from './workers/hearing.ts';
import { Pruner } from './workers/retention/pruner.ts';
import { Rounds } from './workers/rounds.ts';
import { Worker } from './workers/worker.ts';
import { Lane } from './writes/lane.ts';
import type { LaneWatch } from './writes/lane-watch.ts';

/** What the server and the operator's commands both stand on. */
export interface Service {
  readonly database: Database;
  readonly lane: Lane;
  readonly worker: Worker;
  /** Removes what is past use. */
  readonly pruner: Pruner;
  /** What goes on beside requests and due work. */
  readonly beside: readonly Background[];
  /** Takes deliveries of the providers that are connected. */
  readonly deliveries: DeliveryDoor;
  /** This process's own clock; processes order nothing by it. */
  readonly clock: Clock;
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
}

const RANDOM_STEPS = 2 ** 32;

function random(): number {
  return randomInt(RANDOM_STEPS) / RANDOM_STEPS;
}

/**
 * Opens the configured database, makes sure that this process may work on it, and puts the lane and the worker on top
 * as the configuration says; starts nothing.
 * @throws DatabaseRefused where the database belongs to the other environment, or is behind in production
 */
export async function openService(
  config: Config,
  logger: Logger,
  parts: ServiceParts = {},
): Promise<Service> {
  const database = openDatabase(config.databaseUrl);
  database.watch.listen(tellOutages(logger));
  try {
    await prepareDatabase(database, config.environment);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return createService(config, database, logger, parts);
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

/** What keeps accounts and addresses in stock, where anybody opens them ahead. */
function keepingStock(
  stocking: Stocking,
  keeping: Omit<StockDependencies, 'stocking'>,
  onFault: (error: unknown) => void,
): Background[] {
  if (!isStocking(stocking)) return [];
  const round = (signal: AbortSignal): Promise<void> => keepStock({ ...keeping, stocking }, signal);
  return [new Rounds({ restMs: STOCK_REST_MS, round, onFault })];
}

function tellAbsent(logger: Logger, providers: Providers): void {
  for (const name of ['bank', 'chain', 'exchange'] as const) {
    if (providers[name] === null)
      logger.warn(`no ${name} is connected: its orders stay queued, and operations accepted`);
  }
}

async function createService(
  config: Config,
  database: Database,
  logger: Logger,
  { clock = sharedClock, watch, providers: given = {} }: ServiceParts,
): Promise<Service> {
  const ownClock = (): Moment => clock() ?? systemClock();
  const onFault = (error: unknown): void => {
    logger.error({ err: error }, 'fault');
  };
  const connection = await chooseProviders(config);
  const { writeDeadlineMs } = config;
  const onAlarm = tellAlarms(logger);
  const sealer = new Sealer(config.secret, config.previousSecrets);
  const lane = new Lane({
    database,
    clock,
    newId,
    random,
    providers: connection.traits,
    sealer,
    onFault,
    onAlarm,
    writeDeadlineMs,
    watch,
  });
  const { simulated, notes, ...connected } = connection.connect(lane);
  const providers = { ...connected.providers, ...given };
  tellAbsent(logger, providers);
  const onAlert = (message: string, facts: Readonly<Record<string, string>>): void => {
    logger.warn(facts, message);
  };
  const common = { database, lane, onFault };
  const calls = { providers, simulated, sealer, newToken: randomUUID };
  const worker = new Worker({ ...common, ...calls, clock, onAlert });
  const days = config.retentionDays;
  const pruner = new Pruner({ ...common, clock: ownClock, days, notes, random });
  const all = Object.values<Provider | null>(providers).filter((provider) => provider !== null);
  const surroundings = { database, lane, clock };
  const beside = [
    new Rounds({ restMs: EXPIRY_REST_MS, round: () => expireShareTokens(surroundings), onFault }),
    ...keepingStock(stockingOf(connection.traits), surroundings, onFault),
    new Hearing({ ...common, clock, providers: all }),
  ];
  return {
    database,
    lane,
    worker,
    pruner,
    beside,
    deliveries: createDeliveryDoor(all, { lane, clock: ownClock }),
    clock: ownClock,
    close: async () => {
      await Promise.all([worker, pruner, ...beside].map((each) => each.stop()));
      await lane.idle();
      await database.destroy();
    },
  };
}
