import { randomUUID } from 'node:crypto';
import { setTenantStatus } from '../../access/tenants/set-tenant-status.ts';
import type { OperationId } from '../../contract/operation-types.ts';
import type { ErrorCode } from '../../errors/api-error.ts';
import { newId } from '../../identity/ids.ts';
import { checkExchange } from '../server/check-exchange.ts';
import { unknownRecords } from '../server/example-records.ts';
import { exampleRequest, sendExample } from '../server/example-request.ts';
import { exchangeRaw } from '../server/raw-exchange.ts';
import type { TestServer } from '../server/test-server.ts';
import type { TestReply, TestService } from '../server/test-service.ts';
import { PERSON } from '../worlds/test-tenant.ts';
import { signedIn } from '../worlds/test-user.ts';
import type { ProvocationStage } from './provocation-stage.ts';

const MONTH_MS = 31 * 24 * 60 * 60 * 1000;

/** Ways to provoke what any operation may refuse, each at the operation that it is given. */
export type GeneralProvocations = Partial<
  Record<ErrorCode, (operationId: OperationId) => Promise<TestReply>>
>;

/** Servers that refuse what a sound one serves. */
export interface RefusingServers {
  /** Lets one request of a key pass, and the next only long after the test. */
  readonly limited: TestServer;
  /** Waits for a body no longer than a moment. */
  readonly impatient: TestServer;
  /** All its handlers fall over. */
  readonly broken: TestService;
  /** Has lost its database, in which the key was made. */
  readonly cutOff: { readonly service: TestService; readonly key: string };
}

async function repeatAfterAMonth({ server, send }: ProvocationStage, id: OperationId): Promise<TestReply> {
  const idempotencyKey = randomUUID();
  await send(id, { idempotencyKey });
  server.passTime(MONTH_MS);
  return send(id, { idempotencyKey });
}

async function reuseKey({ tenant, send }: ProvocationStage, id: OperationId): Promise<TestReply> {
  const idempotencyKey = randomUUID();
  await tenant.request('POST', '/v1/treasury/beneficiaries', { body: PERSON, idempotencyKey });
  const body = id === 'createBeneficiary' ? { ...PERSON, firstName: 'Augusta' } : undefined;
  return send(id, { idempotencyKey, ...(body === undefined ? {} : { body }) });
}

/** A call whose process died a moment ago stands as one that still runs. */
async function meetRunningCall({ server, send }: ProvocationStage, id: OperationId): Promise<TestReply> {
  const idempotencyKey = randomUUID();
  const { clientId, secretKey } = await server.newTenant();
  const own = { key: secretKey, idempotencyKey };
  await send(id, own);
  const leaseUntil = server.service.clock() + 60_000;
  await server.service.database
    .writer('idempotency_keys')
    .where({ tenant_id: clientId })
    .update({ status: 0, body: null, lease_until: leaseUntil, request_id: newId('req') });
  return send(id, own);
}

async function suspendedKey({ server }: ProvocationStage): Promise<string> {
  const { clientId, secretKey } = await server.newTenant();
  await server.service.writeQueue.submit(setTenantStatus(clientId, 'suspended'));
  return secretKey;
}

/** What is refused for who calls. */
function provokeAtCallers(stage: ProvocationStage): GeneralProvocations {
  const { server, tenant, records, send } = stage;
  const newKey = (facts: object): Promise<string> => server.newKey(tenant.clientId, facts);
  return {
    unauthenticated: (id) => send(id, { key: 'none' }),
    secret_key_required: (id) => send(id, { key: tenant.publishableKey }),
    insufficient_scope: async (id) => send(id, { key: await newKey({ scopes: [] }) }),
    origin_not_allowed: async (id) => {
      const { headers } = await signedIn(server, tenant.clientId, 'owner');
      const sent = { ...headers, origin: 'http://elsewhere.example' };
      return sendExample(server.request, exampleRequest(id, records), { headers: sent });
    },
    step_up_required: (id) => send(id, { headers: { 'step-up-token': 'none' } }),
    ip_not_allowed: async (id) => send(id, { key: await newKey({ allowedIps: ['203.0.113.7'] }) }),
    account_suspended: async (id) => send(id, { key: await suspendedKey(stage) }),
  };
}

/** What is refused for what is asked, and how. */
function provokeByRequests(stage: ProvocationStage): GeneralProvocations {
  const { tenant, records, send } = stage;
  return {
    invalid_request: (id) => send(id, {}, '?unknown=1'),
    invalid_cursor: (id) => send(id, {}, '?cursor=nonsense'),
    idempotency_key_required: (id) => send(id, { idempotencyKey: null }),
    idempotency_key_invalid: (id) => send(id, { idempotencyKey: '7 chars' }),
    idempotency_key_reused: (id) => reuseKey(stage, id),
    idempotency_key_expired: (id) => repeatAfterAMonth(stage, id),
    epoch_changed: (id) => send(id, { headers: { 'corridor-epoch': '999' } }),
    idempotency_in_progress: (id) => meetRunningCall(stage, id),
    not_found: (id) => {
      const { stepUpToken } = records;
      return sendExample(tenant.request, exampleRequest(id, { ...unknownRecords(), stepUpToken }));
    },
    payload_too_large: (id) => send(id, { body: ' '.repeat(100 * 1024 + 1) }),
    unsupported_media_type: (id) => send(id, { body: '{}', headers: { 'content-type': 'text/plain' } }),
    headers_too_large: (id) => send(id, { headers: { 'x-long': 'x'.repeat(20_000) } }),
  };
}

async function exhaustLimit(
  { server, tenant, records }: ProvocationStage,
  limited: TestServer,
  id: OperationId,
): Promise<TestReply> {
  const key = await server.newKey(tenant.clientId);
  await sendExample(limited.request, exampleRequest(id, records), { key });
  return sendExample(limited.request, exampleRequest(id, records), { key });
}

/** The body is announced, and never comes. */
async function breakOff(
  { tenant, records }: ProvocationStage,
  impatient: TestServer,
  id: OperationId,
): Promise<TestReply> {
  const { method, path, headers: own = {} } = exampleRequest(id, records);
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: x', `Authorization: Bearer ${tenant.secretKey}`];
  const further = Object.entries(own).map(([name, value]) => `${name}: ${value}`);
  const bytes = [...lines, ...further, 'Content-Length: 2', '', ''].join('\r\n');
  const [answer] = await exchangeRaw(impatient.url, bytes);
  const { status = 0, headers = {}, body = {} } = answer ?? {};
  const reply = { status, headers: new Headers(headers), text: JSON.stringify(body), body };
  checkExchange(method, path, reply);
  return reply;
}

async function sendJudged(
  { records }: ProvocationStage,
  service: TestService,
  id: OperationId,
  key: string,
): Promise<TestReply> {
  const example = exampleRequest(id, records);
  const reply = await sendExample(service.send, example, { key });
  checkExchange(example.method, example.path, reply);
  return reply;
}

/** What is refused for the state of the server. */
function provokeAtServers(
  stage: ProvocationStage,
  { limited, impatient, broken, cutOff }: RefusingServers,
): GeneralProvocations {
  return {
    request_timeout: (id) => breakOff(stage, impatient, id),
    rate_limited: (id) => exhaustLimit(stage, limited, id),
    internal_error: (id) => sendJudged(stage, broken, id, stage.tenant.secretKey),
    service_unavailable: (id) => sendJudged(stage, cutOff.service, id, cutOff.key),
  };
}

/** What the edge refuses, whichever operation it is. */
export function generalProvocations(stage: ProvocationStage, servers: RefusingServers): GeneralProvocations {
  return { ...provokeAtCallers(stage), ...provokeByRequests(stage), ...provokeAtServers(stage, servers) };
}
