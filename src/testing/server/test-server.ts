import { systemBytes } from '../../identity/random.ts';
import { OPERATOR } from '../../identity/actor.ts';
import { newApiKey, apiKeysTable, type ApiKey } from '../../access/api-keys/table.ts';
import type { Moment } from '../../calendar/clock.ts';
import type { Environment, Variables } from '../../config/config.ts';
import type { Handlers } from '../../contract/handler.ts';
import { insertRow } from '../../db/statements/table.ts';
import { newId } from '../../identity/ids.ts';
import { checkExchange } from './check-exchange.ts';
import { checkLedger } from '../databases/check-ledger.ts';
import { countRows } from '../databases/count-rows.ts';
import { startTestService, type TestReply, type TestRequest, type TestService } from './test-service.ts';
import { createTestTenant, type TestTenant } from '../worlds/test-tenant.ts';

/** What a test may ask of a key. */
export type KeyFacts = Partial<
  Pick<ApiKey, 'type' | 'role' | 'scopes' | 'allowedIps' | 'expiresAt' | 'revokedAt'>
> & { readonly environment?: Environment };

/** The whole server on a database of the test's own; every exchange with it is judged by the contract. */
export interface TestServer {
  readonly service: TestService;
  readonly url: string;
  /** Sends a request and checks its answer against the contract. */
  readonly request: (method: string, path: string, request?: TestRequest) => Promise<TestReply>;
  /** Takes the server's clock forward. */
  readonly passTime: (ms: number) => void;
  readonly newTenant: (name?: string) => Promise<TestTenant>;
  /** The text of a new key. */
  readonly newKey: (tenantId: string, facts?: KeyFacts) => Promise<string>;
  /** The rows of every table, by its name. */
  readonly countRows: () => Promise<Readonly<Record<string, number>>>;
  /**
   * Stops the server.
   * @throws Error when the contract guard found anything, when a law of the books is broken or when the server met an error of its own
   */
  readonly close: () => Promise<void>;
}

/** What a test server may be started with. */
export interface TestServerOptions {
  /** What the environment says, beside the database. */
  readonly variables?: Variables;
  /** Stand in for some of the real handlers. */
  readonly handlers?: Partial<Handlers>;
}

function insertKey(service: TestService, tenantId: string, facts: KeyFacts): Promise<string> {
  const { environment = 'sandbox', expiresAt = null, revokedAt = null, ...rest } = facts;
  const { text, row } = newApiKey(
    {
      id: newId('key'),
      tenantId,
      environment,
      name: 'Test key',
      type: 'secret',
      role: 'admin',
      scopes: null,
      allowedIps: null,
      createdBy: 'test',
      now: service.clock(),
      ...rest,
    },
    { randomBytes: systemBytes },
  );
  return service.writeQueue.submit({
    tenantId,
    actor: OPERATOR,
    claimed: false,
    needs: () => [],
    decide: () => ({ reply: text, effects: [insertRow(apiKeysTable, { ...row, expiresAt, revokedAt })] }),
  });
}

/** Starts the real application on a migrated database, at a port that is free. */
export async function startTestServer(
  databaseUrl: string,
  { variables = {}, handlers = {} }: TestServerOptions = {},
): Promise<TestServer> {
  let passedMs = 0;
  const clock = (): Moment | undefined => (passedMs === 0 ? undefined : Date.now() + passedMs);
  const service = await startTestService(databaseUrl, variables, handlers, clock);
  const request = async (method: string, path: string, sent?: TestRequest): Promise<TestReply> => {
    const reply = await service.send(method, path, sent);
    checkExchange(method, path, reply);
    return reply;
  };
  return {
    service,
    url: service.url,
    request,
    passTime: (ms) => void (passedMs += ms),
    newTenant: async (name) => createTestTenant(service, request, await service.newTenant(name)),
    newKey: (tenantId, facts = {}) => insertKey(service, tenantId, facts),
    countRows: () => countRows(service.database),
    close: async () => {
      await service.worker.stop();
      await service.writeQueue.idle();
      try {
        await checkLedger(service.database);
      } finally {
        await service.close();
      }
      const errors = service.logLines.filter(({ level }) => level === 'error');
      if (errors.length > 0) throw new Error(`The server logged errors: ${JSON.stringify(errors)}`);
    },
  };
}
