import { SANDBOX } from './actor.ts';
import { createTenant } from './access/tenants/create-tenant.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { DatabaseRefused } from './db/database-refused.ts';
import { checkFile } from './db/sqlite-integrity.ts';
import { demoNotice } from './demo-notice.ts';
import { handlers } from './handlers.ts';
import { LogDestination } from './http/log-destination.ts';
import { createLogger } from './http/logger.ts';
import { serve, type RunningServer } from './http/serve.ts';
import { newId } from './ids.ts';
import { createCursorSigner } from './lists/cursor.ts';
import { openService } from './service.ts';

/** How long a stop may take in all: more than callers, groups and connections may take each, and less than a supervisor waits. */
const STOP_LIMIT_MS = 20_000;

const LAST_LINES_MS = 1_000;

const config = readConfig(process.env);
const log = new LogDestination(1);
const logger = createLogger(config.logLevel, log);
const isChecked = await checkFile(config.databaseUrl).catch(refuse);
if (!isChecked)
  logger.warn('the database file is large: the look for corruption was broken off before its end');
const service = await openService(config, logger).catch(refuse);

let server: RunningServer | undefined = undefined;
let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

const { database, lane, worker, pruner, clock } = service;
const app = createApp({
  config,
  database,
  lane,
  handlers,
  cursors: createCursorSigner(config.secret),
  clock,
  newId,
  logger,
  dueWork: worker,
});
server = await serve(app, { ...config, newId, logger });
worker.start();
pruner.start();

if (config.environment === 'sandbox') await greet(server.url);
logger.info({ url: server.url, environment: config.environment, database: database.dialect }, 'listening');

/** What a start cannot get past is one sentence to whoever asked for it; what nobody expected keeps its stack. */
function refuse(error: unknown): never {
  if (!(error instanceof DatabaseRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/** An empty sandbox gets a tenant to begin with; its keys are shown when it is created, and never again. */
async function greet(url: string): Promise<void> {
  const known: unknown = await database.reader('tenants').first('id');
  if (known !== undefined) return;
  const demo = await lane.submit(
    createTenant(
      { name: 'Demo Pty Ltd', environment: 'sandbox', createdBy: 'demo', actor: SANDBOX },
      newId,
      clock(),
    ),
  );
  log.write(demoNotice(url, demo));
}

async function stop(signal: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => {
    logger.error('stopping took too long: what was left is broken off');
    process.exit(1);
  }, STOP_LIMIT_MS).unref();
  logger.info({ signal }, 'stopping');
  await server?.close();
  await service.close();
  await log.drain(LAST_LINES_MS);
  process.exit();
}
