import { SANDBOX } from './actor.ts';
import { createTenant } from './access/tenants/create-tenant.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { DatabaseRefused } from './db/database-refused.ts';
import { demoNotice } from './demo-notice.ts';
import { handlers } from './handlers.ts';
import { createLogger } from './http/logger.ts';
import { serve } from './http/serve.ts';
import { newId } from './ids.ts';
import { createCursorSigner } from './lists/cursor.ts';
import { openService } from './service.ts';

const config = readConfig(process.env);
const logger = createLogger(config.logLevel);
const service = await openService(config, logger).catch(refuse);

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
const server = await serve(app, { ...config, newId, logger });
worker.start();
pruner.start();

if (config.environment === 'sandbox') await greet();
logger.info({ url: server.url, environment: config.environment, database: database.dialect }, 'listening');

/** What a start cannot get past is one sentence to whoever asked for it; what nobody expected keeps its stack. */
function refuse(error: unknown): never {
  if (!(error instanceof DatabaseRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/** An empty sandbox gets a tenant to begin with; its keys are shown when it is created, and never again. */
async function greet(): Promise<void> {
  const known: unknown = await database.reader('tenants').first('id');
  if (known !== undefined) return;
  const demo = await lane.submit(
    createTenant(
      { name: 'Demo Pty Ltd', environment: 'sandbox', createdBy: 'demo', actor: SANDBOX },
      newId,
      clock(),
    ),
  );
  process.stdout.write(demoNotice(server.url, demo));
}

let isStopping = false;

async function stop(signal: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  logger.info({ signal }, 'stopping');
  await server.close();
  await service.close();
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
