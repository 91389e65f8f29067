import { setFlagsFromString } from 'node:v8';
import { SANDBOX } from './identity/actor.ts';
import { invitationEffects } from './access/team/invite.ts';
import { newLink } from './access/users/rules.ts';
import { createTenant } from './access/tenants/create-tenant.ts';
import { createApp } from './app.ts';
import { ConfigurationInvalid, readConfig, type Config } from './config/config.ts';
import type { EdgeDependencies } from './http/edge.ts';
import { refusalOf } from './db/drivers/failure.ts';
import { DatabaseRefused } from './db/drivers/failure.ts';
import { selectWhere } from './db/statements/rows.ts';
import { checkFile } from './db/startup/sqlite-integrity.ts';
import { demoNotice, startNotice } from './access/tenants/create-tenant.ts';
import { handlers } from './handlers.ts';
import { createContractGuard } from './http/guard/contract-guard.ts';
import { createMetricsApp } from './http/answer-metrics.ts';
import { LogDestination } from './http/log/log-destination.ts';
import { forPeople } from './http/log/for-people.ts';
import { createLogger } from './http/log/logger.ts';
import { PortRefused } from './http/listen.ts';
import { serve, type RunningServer } from './http/serve.ts';
import { newId } from './identity/ids.ts';
import { systemBytes } from './identity/random.ts';
import { createCursorSigner } from './lists/cursor.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { tenantsTable } from './writes/tenant.ts';
import { openService, type Service, type ServiceParts } from './service.ts';

/** Under `npm start` one Ctrl-C arrives twice: from the terminal, and from npm. */
const ECHO_MS = 1_000;

const LAST_LINES_MS = 1_000;

/** A sandbox sends no mail. */
const DEMO_OWNER = 'owner@demo.example';

/** Refusals to start, told in one sentence. */
const REFUSALS = [ConfigurationInvalid, DatabaseRefused, PortRefused];

/** By so much the heap grows before all of it is collected: by little, and bodies of 100 kB have that done twice a second. */
const HEAP_GROWS_PERCENT = 300;

const config = configure();
const log = new LogDestination(1);
const isTerminal = process.stdout.isTTY;
const logger = createLogger(config.logLevel, isTerminal ? forPeople(log) : log);

const guard = config.contractGuard
  ? createContractGuard((finding) => logger.error(finding, 'contract guard'))
  : null;

let service: Service | undefined;
let server: RunningServer | undefined;
const stopping = new AbortController();
let stoppingSince: number | undefined;

/** @param parts providers other than the configuration's */
export async function runServer(parts: Pick<ServiceParts, 'providers' | 'facts'> = {}): Promise<void> {
  const isChecked = await checkFile(config.databaseUrl).catch(refuse);
  if (!isChecked)
    logger.warn('the database file is large: the check for corruption was stopped before it finished');
  const metrics = createMetrics();
  service = await openService(config, logger, { ...parts, watch: metrics.writeQueue }).catch(refuse);
  for (const warning of [...config.warnings, ...service.warnings]) logger.warn(warning);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

  const { worker, pruner, beside } = service;
  const app = createApp({
    ...service,
    ...(await servedBy(config, service)),
    config,
    cursors: createCursorSigner(config.secret, config.previousSecrets),
    newId,
    logger,
    dueWork: worker,
    stopping: stopping.signal,
    watch: metrics.http,
    guard,
    exposition: config.environment === 'sandbox' ? metrics : undefined,
  });
  metrics.measure(service);
  metrics.measureProcess();
  const metricsUrl = await serveMetrics(metrics);
  server = await serve(app, { ...config, newId, logger, watch: metrics.http }).catch(refuse);
  service.listensOn(portOf(server.url));
  worker.start();
  pruner.start();
  for (const each of beside) each.start();

  // Not before: what is loaded after another flag was set, V8 compiles anew.
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWS_PERCENT}`);
  await greet(service, server.url);
  const { dialect } = service.database;
  announce({ url: server.url, metricsUrl, environment: config.environment, database: dialect });
}

function announce(listening: { readonly url: string } & Record<string, unknown>): void {
  if (config.webhookAllow.length > 0) {
    logger.warn(
      'webhooks may be sent to private addresses: set CORRIDOR_WEBHOOK_ALLOW=none if others can reach this sandbox',
    );
  }
  logger.info(listening, 'listening');
}

/** Of the sandbox, loaded only where it can be called. */
async function servedBy(
  { environment }: Config,
  service: Service,
): Promise<Pick<EdgeDependencies, 'handlers'> & Partial<Pick<EdgeDependencies, 'faults'>>> {
  if (environment !== 'sandbox') return { handlers };
  const [{ sandboxHandlers }, { ApiFaults }] = await Promise.all([
    import('./sandbox/handlers.ts'),
    import('./sandbox/api-faults/api-faults.ts'),
  ]);
  return { handlers: { ...handlers, ...sandboxHandlers }, faults: new ApiFaults(service) };
}

function configure(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return refuse(error);
  }
}

/** Expected causes are one sentence; others keep their stack. */
function refuse(cause: unknown): never {
  const error = refusalOf(cause) ?? cause;
  const isExpected = REFUSALS.some((refusal) => error instanceof refusal);
  if (!isExpected || !(error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

/** Until the process ends. */
async function serveMetrics(metrics: Metrics): Promise<string | undefined> {
  if (config.metricsPort === null) return undefined;
  const { answerTimeoutMs, metricsPort } = config;
  const metricsApp = createMetricsApp({ exposition: metrics, newId, logger, answerTimeoutMs });
  const { url } = await serve(metricsApp, { ...config, port: metricsPort, newId, logger }).catch(refuse);
  service?.listensOn(portOf(url));
  return `${url}/metrics`;
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}

/** The demo tenant's keys are shown once; a terminal is told at each start where things are. */
async function greet(running: Service, url: string): Promise<void> {
  const [first] = await selectWhere(running.database.reader, tenantsTable, 'true order by id limit 1');
  const isNew = first === undefined && config.environment === 'sandbox';
  if (isNew) log.write(await makeDemo(running, url));
  else if (isTerminal) log.write(startNotice(url, config.environment, first));
}

async function makeDemo({ writeQueue, clock }: Service, url: string): Promise<string> {
  const link = newLink(config.users.publicUrl ?? url, 'invitation', systemBytes);
  const demo = await writeQueue.submit(
    createTenant(
      {
        name: 'Demo Pty Ltd',
        environment: 'sandbox',
        createdBy: 'demo',
        actor: SANDBOX,
        invite: (account, team, context) =>
          invitationEffects(account, team, { email: DEMO_OWNER, role: 'owner', link }, context),
      },
      newId,
      clock(),
    ),
  );
  return demoNotice(url, demo, { email: DEMO_OWNER, enrolmentUrl: link.url });
}

function breakOff(message: string): void {
  logger.error(message);
  process.exit(1);
}

/** Within the drain's time; at once if told twice. */
async function stop(signal: string): Promise<void> {
  if (stoppingSince !== undefined) {
    if (performance.now() - stoppingSince > ECHO_MS)
      breakOff('second stop signal: remaining work is cut off');
    return;
  }
  stoppingSince = performance.now();
  stopping.abort();
  setTimeout(breakOff, config.drainMs, 'stopping took too long: remaining work is cut off').unref();
  logger.info({ signal }, 'stopping');
  await server?.close();
  await guard?.settled();
  await service?.close();
  await log.drain(LAST_LINES_MS);
  process.exit();
}
