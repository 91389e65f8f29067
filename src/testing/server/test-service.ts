import { randomUUID } from 'node:crypto';
import { OPERATOR } from '../../identity/actor.ts';
import { createTenant, type CreatedTenant } from '../../access/tenants/create-tenant.ts';
import { createApp, type App } from '../../app.ts';
import type { SharedClock } from '../../calendar/clock.ts';
import { readConfig, type Config, type Variables } from '../../config/config.ts';
import type { Handlers } from '../../contract/handler.ts';
import { handlers as commonHandlers } from '../../handlers.ts';
import { sandboxHandlers } from '../../sandbox/handlers.ts';
import { createContractGuard, type GuardFinding } from '../../http/guard/contract-guard.ts';
import { createLogger } from '../../http/log/logger.ts';
import { serve } from '../../http/serve.ts';
import { createIds } from '../../identity/ids.ts';
import { createCursorSigner } from '../../lists/cursor.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { openService, type Service, type ServiceParts } from '../../service.ts';
import { quickArgon2 } from './quick-argon2.ts';
import { ApiFaults } from '../../sandbox/api-faults/api-faults.ts';

/** What a test asks of the service, beside method and path. */
export interface TestRequest {
  readonly key?: string;
  /** Sent as JSON; a string or bytes are sent as they are. */
  readonly body?: unknown;
  /** A new one for every POST and PUT unless it is given; null sends none. */
  readonly idempotencyKey?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came back. */
export interface TestReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The text read as JSON, where it is. */
  readonly body: Record<string, unknown>;
}

/** A whole service that listens, for tests over HTTP. */
export interface TestService extends Service {
  readonly url: string;
  /** What it serves, to be mounted elsewhere too. */
  readonly app: App;
  readonly config: Config;
  /** The log, a line an entry. */
  readonly logLines: Record<string, unknown>[];
  readonly newTenant: (name?: string) => Promise<CreatedTenant>;
  readonly send: (method: string, path: string, request?: TestRequest) => Promise<TestReply>;
  /** Stops it. @throws Error when the contract guard found anything that the test did not take */
  close(): Promise<void>;
  /** Gives out what the contract guard found so far, and forgets it. */
  takeGuardFindings(): GuardFinding[];
}

function bodyOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function bytesOf(body: unknown): string | Uint8Array<ArrayBuffer> | null {
  if (body === undefined) return null;
  if (typeof body === 'string') return body;
  return body instanceof Uint8Array ? Uint8Array.from(body) : JSON.stringify(body);
}

function headersOf(
  method: string,
  { key, idempotencyKey, headers, body }: TestRequest,
): Record<string, string> {
  const sent: Record<string, string> = {};
  if (key !== undefined) sent['authorization'] = `Bearer ${key}`;
  if (body !== undefined) sent['content-type'] = 'application/json';
  if (idempotencyKey !== null && method !== 'GET') sent['idempotency-key'] = idempotencyKey ?? randomUUID();
  return { ...sent, ...headers };
}

/**
 * Starts a service on a database, as main.ts does, at a port that is free. Its worker does not run by itself.
 * @param variables what the environment says, beside the database
 * @param handlers stands in for some of the real handlers
 * @param clock what stands in for the present
 * @param providers stand in for those that the configuration names
 */
export async function startTestService(
  databaseUrl: string,
  variables: Variables = {},
  handlers: Partial<Handlers> = {},
  clock?: SharedClock,
  parts: Pick<ServiceParts, 'providers' | 'facts' | 'healthTimes' | 'pace' | 'machineClock'> = {},
): Promise<TestService> {
  // A machine that is busy with other work refuses no test its write; a market that stands still has figures to compare.
  const own = {
    CORRIDOR_MARKET_SEED: 'still',
    CORRIDOR_STEP_MS: '0',
    // The tests that are about them switch it on.
    CORRIDOR_REQUEST_LOG: 'off',
    CORRIDOR_WRITE_DEADLINE_MS: '60000',
    CORRIDOR_DRAIN_NOTICE_MS: '0',
    // Tests take a database's name again.
    CORRIDOR_POINT_FILE: 'none',
  };
  const config = readConfig({ ...own, ...variables, DATABASE_URL: databaseUrl, PORT: '0' });
  const logLines: Record<string, unknown>[] = [];
  const logger = createLogger('info', { write: (line) => void logLines.push(bodyOf(line)) });
  const metrics = createMetrics();
  const newId = createIds();
  const service = await openService(config, logger, { ...parts, clock, watch: metrics.writeQueue });
  metrics.measure(service);
  const findings: GuardFinding[] = [];
  const guard = config.contractGuard
    ? createContractGuard((finding) => {
        findings.push(finding);
        logger.error(finding, 'contract guard');
      })
    : null;
  const stopping = new AbortController();
  const app = createApp({
    ...service,
    config,
    logger,
    newId,
    handlers: { ...commonHandlers, ...sandboxHandlers, ...handlers },
    faults: new ApiFaults(service),
    cursors: createCursorSigner(config.secret, config.previousSecrets),
    dueWork: service.worker,
    stopping: stopping.signal,
    watch: metrics.http,
    exposition: config.environment === 'sandbox' ? metrics : undefined,
    guard,
    argon2: quickArgon2,
  });
  const server = await serve(app, { ...config, newId, logger, watch: metrics.http });
  service.listensOn(Number(new URL(server.url).port));
  const takeGuardFindings = (): GuardFinding[] => findings.splice(0);
  return {
    ...service,
    url: server.url,
    app,
    config,
    logLines,
    takeGuardFindings,
    newTenant: (name = 'Test Pty Ltd') =>
      service.writeQueue.submit(
        createTenant(
          { name, environment: config.environment, createdBy: 'test', actor: OPERATOR },
          newId,
          service.clock(),
        ),
      ),
    send: async (method, path, request = {}) => {
      const { body } = request;
      const response = await fetch(`${server.url}${path}`, {
        method,
        headers: headersOf(method, request),
        body: bytesOf(body),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: bodyOf(text) };
    },
    close: async () => {
      stopping.abort();
      await server.close();
      await guard?.settled();
      await service.close();
      const left = takeGuardFindings();
      if (left.length > 0) throw new Error(`The contract guard found: ${JSON.stringify(left)}`);
    },
  };
}
