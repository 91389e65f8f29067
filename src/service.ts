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
import { connectedProviders } from './providers/provider-port.ts';
import { simulatedPorts } from './providers/simulator/simulated-ports.ts';
import { simulatedTraits } from './providers/simulator/simulated-traits.ts';
import { createDeliveryDoor } from './providers/delivery-door.ts';
import type { Provider } from './providers/provider.ts';
import { Sealer } from './sealing/sealer.ts';
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
  /** Adapters that are connected beside those of the configuration, to be heard. */
  readonly heard?: readonly Provider[] | undefined;
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

function simulatedIn({ providers }: Config) {
  return {
    bank: providers.bank === 'simulated',
    chain: providers.chain === 'simulated',
    exchange: providers.exchange === 'simulated',
    identity: providers.identity === 'simulated',
  };
}

function createService(
  config: Config,
  database: Database,
  logger: Logger,
  { clock = sharedClock, watch, heard = [] }: ServiceParts,
): Service {
  const ownClock = (): Moment => clock() ?? systemClock();
  const onFault = (error: unknown): void => {
    logger.error({ err: error }, 'fault');
  };
  const isSimulated = simulatedIn(config);
  const providers = simulatedTraits(isSimulated, config.stepMs, config.confirmations);
  const { writeDeadlineMs } = config;
  const onAlarm = tellAlarms(logger);
  const sealer = new Sealer(config.secret, config.previousSecrets);
  const lane = new Lane({
    database,
    clock,
    newId,
    random,
    providers,
    sealer,
    onFault,
    onAlarm,
    writeDeadlineMs,
    watch,
  });
  const ports = simulatedPorts(isSimulated, lane, config.stepMs, config.confirmations);
  const connected = connectedProviders(ports);
  for (const name of ['bank', 'chain', 'exchange'] as const) {
    if (!connected.includes(name))
      logger.warn(`no ${name} is connected: its orders stay queued, and operations accepted`);
  }
  const onAlert = (message: string, facts: Readonly<Record<string, string>>): void => {
    logger.warn(facts, message);
  };
  const worker = new Worker({ database, lane, ports, clock, newToken: randomUUID, onFault, onAlert });
  const pruner = new Pruner({ database, lane, clock: ownClock, days: config.retentionDays, random, onFault });
  const beside = [
    ...keepingStock(stockingOf(providers), { database, lane, clock }, onFault),
    new Hearing({ database, lane, clock, providers: heard, onFault }),
  ];
  return {
    database,
    lane,
    worker,
    pruner,
    beside,
    deliveries: createDeliveryDoor(heard, { lane, clock: ownClock }),
    clock: ownClock,
    close: async () => {
      await Promise.all([worker, pruner, ...beside].map((each) => each.stop()));
      await lane.idle();
      await database.destroy();
    },
  };
}
