import { randomUUID } from 'node:crypto';
import { systemBytes } from '../src/identity/random.ts';
import { OPERATOR } from '../src/identity/actor.ts';
import { KeyUses } from '../src/access/api-keys/key-uses.ts';
import { createTenant, type CreatedTenant } from '../src/access/tenants/create-tenant.ts';
import { createApp } from '../src/app.ts';
import { createProjections } from '../src/capabilities.ts';
import { systemClock } from '../src/calendar/clock.ts';
import { readConfig } from '../src/config/config.ts';
import { openDatabase } from '../src/db/connection.ts';
import { prepareDatabase } from '../src/db/startup/prepare-database.ts';
import { Epochs, readEpochs } from '../src/epochs/epochs.ts';
import { handlers } from '../src/handlers.ts';
import { sandboxHandlers } from '../src/sandbox/handlers.ts';
import { LogDestination } from '../src/http/log/log-destination.ts';
import { DUE_KINDS, SUBJECTS } from '../src/capabilities.ts';
import { createLogger } from '../src/http/log/logger.ts';
import { serve } from '../src/http/serve.ts';
import { newId } from '../src/identity/ids.ts';
import { createCursorSigner } from '../src/lists/cursor.ts';
import { createKeeper, KEEPER_REST_MS } from '../src/meta/requests/keeper.ts';
import { createMetrics } from '../src/metrics/metrics.ts';
import { simulatedFacts } from '../src/provider-seam/simulator/connect.ts';
import { freezeAt } from '../src/sandbox/clock.ts';
import { Sealer } from '../src/sealing/sealer.ts';
import { ProviderCalls } from '../src/provider-seam/orders/calls.ts';
import { WorkerHealth } from '../src/workers/worker-health.ts';
import { Worker } from '../src/workers/worker.ts';
import { NO_MARKS } from '../src/writes/commit-mark.ts';
import { WriteQueue, type WriteQueueDependencies } from '../src/writes/write-queue.ts';
import type { Contestant, ProcessFigures, Question, Ready, ServerOptions, Wallet } from './contestant.ts';
import { idleReads } from './idle-reads.ts';
import { IdleWriteQueue } from './write-queues/idle-write-queue.ts';
import { OneByOneWriteQueue } from './write-queues/one-by-one-write-queue.ts';
import { TimedWriteQueue } from './write-queues/timed-write-queue.ts';
import { fundWallet } from './load/fund-wallet.ts';

const STEP_MS = 1000;

const options = JSON.parse(process.argv[2] ?? '') as ServerOptions;
const config = readConfig({
  DATABASE_URL: options.databaseUrl,
  CORRIDOR_CONTRACT_GUARD: 'off',
  CORRIDOR_LOG_LEVEL: 'error',
  CORRIDOR_REQUEST_LOG: /^keeping (.*)$/.exec(options.contestant)?.[1] ?? 'off',
});
const logger = createLogger(config.logLevel, new LogDestination(2));
const database = openDatabase(config.databaseUrl);
await prepareDatabase(database, config.environment);

const onFault = (error: unknown): void => {
  logger.error({ err: error }, 'fault');
};
const metrics = createMetrics();
metrics.measureProcess();
const providers = simulatedFacts(
  { bank: true, chain: true, exchange: true, identity: true },
  { ...config, stepMs: STEP_MS },
);
const dependencies: WriteQueueDependencies = {
  database,
  clock: systemClock,
  newId,
  random: Math.random,
  randomBytes: systemBytes,
  providers,
  dueSources: DUE_KINDS,
  platformName: config.platformName,
  sealer: new Sealer(config.secret, config.previousSecrets),
  onFault,
  writeDeadlineMs: config.writeDeadlineMs,
  watch: metrics.writeQueue,
  projections: createProjections(),
  marks: NO_MARKS,
};
const timedWriteQueue = options.isTimed === true ? new TimedWriteQueue(dependencies) : undefined;
const setUpWriteQueue = timedWriteQueue ?? new WriteQueue(dependencies);
const writeQueue = writeQueueOf(options.contestant);
const health = new WorkerHealth({ onFault: (_worker, error) => onFault(error), isOut: () => false });
const worker = new Worker({
  database,
  writeQueue,
  kinds: DUE_KINDS,
  calls: new ProviderCalls(
    { bank: null, chain: null, exchange: null, identity: null },
    { database, writeQueue, subjects: SUBJECTS, newToken: randomUUID, sealer: dependencies.sealer, onFault },
  ),
  simulated: null,
  clock: systemClock,
  health,
});

function writeQueueOf(contestant: Contestant): WriteQueue {
  if (contestant === 'group commit' || contestant.startsWith('keeping')) return setUpWriteQueue;
  return contestant === 'validation alone'
    ? new IdleWriteQueue(dependencies)
    : new OneByOneWriteQueue(dependencies);
}

const requests = createKeeper(config, {
  database,
  clock: systemClock,
  elapsed: () => performance.now(),
});
if (requests !== undefined) setInterval(() => void requests.write().catch(onFault), KEEPER_REST_MS);

async function start(served: WriteQueue) {
  const cursors = createCursorSigner(config.secret);
  const app = createApp({
    config,
    health,
    epochs: new Epochs(await readEpochs(database.reader), () => readEpochs(database.reader)),
    database,
    requests,
    writeQueue: served,
    handlers: {
      ...handlers,
      ...sandboxHandlers,
      ...(options.contestant === 'validation alone' ? idleReads : {}),
    },
    cursors,
    clock: systemClock,
    newId,
    logger,
    dueWork: worker,
    market: {
      marketRate: providers.marketRate,
      connected: providers.connected,
      rateStaleMs: config.rates.staleMs,
    },
    sealer: dependencies.sealer,
    keyUses: new KeyUses({ writeQueue: served, clock: systemClock }),
    // Nobody subscribes here.
    urls: { faultOf: () => null, judge: (url) => Promise.resolve({ kind: 'allowed', url }) },
    stopping: new AbortController().signal,
    watch: metrics.http,
    guard: null,
  });
  return serve(app, { ...config, port: 0, newId, logger, watch: metrics.http });
}

/** Makes the tenants through the real write queue, whatever is measured later; their clocks stand still. */
async function prepare(): Promise<Wallet[]> {
  const server = await start(setUpWriteQueue);
  const prepareOne = async (index: number): Promise<Wallet> => {
    const tenant: CreatedTenant = await setUpWriteQueue.submit(
      createTenant(
        { name: `Bench ${index}`, environment: 'sandbox', createdBy: 'bench', actor: OPERATOR },
        newId,
        systemClock(),
      ),
    );
    const beneficiaryId = await fundWallet(server.url, tenant.secretKey);
    if (options.isSettling !== true)
      await setUpWriteQueue.submit(freezeAt(tenant.clientId, systemClock(), OPERATOR));
    return { tenantId: tenant.clientId, key: tenant.secretKey, beneficiaryId };
  };
  const wallets: Wallet[] = [];
  for (let first = 0; first < options.wallets; first += 50) {
    const count = Math.min(50, options.wallets - first);
    wallets.push(
      ...(await Promise.all(Array.from({ length: count }, (_, index) => prepareOne(first + index)))),
    );
  }
  await server.close();
  return wallets;
}

function processFigures(): ProcessFigures {
  // maxRSS is in kibibytes.
  const peakResident = process.resourceUsage().maxRSS * 1024;
  return { cpu: process.cpuUsage(), resident: process.memoryUsage.rss(), peakResident };
}

const wallets = await prepare();
const server = await start(writeQueue);
const ready: Ready = { url: server.url, wallets };
process.on('message', (question: Question) => {
  process.send?.(question === 'writeQueue' ? timedWriteQueue?.takeFigures() : processFigures());
});
process.on('disconnect', () => process.exit());
process.send?.(ready);
