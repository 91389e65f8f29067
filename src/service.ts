import { randomInt, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase, type Database } from './db/connection.ts';
import { newId } from './ids.ts';
import { noBankTraits } from './providers/no-bank-traits.ts';
import { createSimulatedBank, simulatedBankTraits } from './providers/simulator/simulated-bank.ts';
import { Worker } from './workers/worker.ts';
import { Lane } from './writes/lane.ts';

/** What the server and the operator's commands both stand on. */
export interface Service {
  readonly database: Database;
  readonly lane: Lane;
  readonly worker: Worker;
  readonly clock: Clock;
  /** Finishes what is under way, then closes the database. */
  close(): Promise<void>;
}

const RANDOM_STEPS = 2 ** 32;

function random(): number {
  return randomInt(RANDOM_STEPS) / RANDOM_STEPS;
}

/** Puts the database, the lane and the worker together as the configuration says; starts nothing. */
export function createService(config: Config, logger: Logger, clock: Clock = systemClock): Service {
  const database = openDatabase(config.databaseUrl);
  const onFault = (error: unknown): void => {
    logger.error({ err: error }, 'fault');
  };
  const isSimulated = config.bankProvider === 'simulated';
  const providers = isSimulated ? simulatedBankTraits(config.stepMs) : noBankTraits();
  const lane = new Lane({ database, clock, newId, random, providers, onFault });
  const bank = isSimulated ? createSimulatedBank(lane, config.stepMs) : null;
  if (bank === null) logger.warn('no bank is connected: orders stay queued and payouts stay accepted');
  const worker = new Worker({ database, lane, bank, clock, newToken: randomUUID, onFault });
  return {
    database,
    lane,
    worker,
    clock,
    close: async () => {
      await worker.stop();
      await lane.idle();
      await database.destroy();
    },
  };
}
