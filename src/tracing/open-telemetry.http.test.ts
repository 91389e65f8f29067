import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { LocalServer } from '../testing/receivers/local-server.ts';
import { type Receiver, openReceiver } from '../testing/receivers/receiver.ts';
import { type TestService, startTestService } from '../testing/server/test-service.ts';
import { createTestTenant } from '../testing/worlds/test-tenant.ts';

/** As OTLP has it in JSON. */
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

const [SERVER, CLIENT] = [2, 3];

let collector: LocalServer;
let made: TestDatabase;
let service: TestService;
let receiver: Receiver;
const sent: Sent[] = [];
/** What a collector does that has gone. */
let isGone = false;

beforeAll(async () => {
  collector = await LocalServer.start();
  collector.answer = ({ response, body, path }) => {
    if (isGone || path !== '/v1/traces') return void response.writeHead(500).end();
    sent.push(JSON.parse(body) as Sent);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  // Its packages read the environment of the process.
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '50');
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'service.namespace=shop');
  made = await createTestDatabase('sqlite');
  service = await startTestService(made.url, {
    CORRIDOR_CONTRACT_GUARD: 'off',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  service.worker.start();
  receiver = await openReceiver();
});

afterAll(async () => {
  await service.close();
  await receiver.close();
  await collector.stop();
  await made.remove();
  vi.unstubAllEnvs();
});

const spans = (): SentSpan[] =>
  sent.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );

const factsOf = ({ attributes }: { readonly attributes: readonly Attribute[] }): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

it("a payout's request, the bank's call and the webhook are spans of the caller's trace", async () => {
  const tenant = createTestTenant(service, service.send, await service.newTenant());
  await tenant.newWebhook({ url: receiver.url, eventTypes: ['payout.accepted'] });
  await tenant.fund('100.00');
  const { id: beneficiaryId } = await tenant.newBeneficiary();
  const reply = await tenant.request('POST', '/v1/treasury/payouts', {
    body: { beneficiaryId, amount: '10.00', currency: 'AUD', externalReference: 'a' },
    headers: { traceparent: `00-${TRACE}-${CALLER}-01` },
  });
  expect(reply.status).toBe(201);

  const ofTrace = (): SentSpan[] => spans().filter(({ traceId }) => traceId === TRACE);
  await expect
    .poll(
      () =>
        ofTrace()
          .map(({ name }) => name)
          .sort(),
      { interval: 20, timeout: 10_000 },
    )
    .toEqual(['POST /v1/treasury/payouts', 'bank pay', 'webhook']);
  const [request, call, hook] = ['POST /v1/treasury/payouts', 'bank pay', 'webhook'].map((name) =>
    ofTrace().find((each) => each.name === name)!,
  );
  expect(request).toMatchObject({ kind: SERVER, parentSpanId: CALLER });
  for (const each of [call, hook])
    expect(each).toMatchObject({ kind: CLIENT, parentSpanId: request!.spanId });
  expect(factsOf(request!)).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/v1/treasury/payouts',
    'http.response.status_code': 201,
    'corridor.operation_id': 'createPayout',
    'corridor.request_id': reply.headers.get('x-request-id'),
    'corridor.tenant_id': tenant.clientId,
  });
  expect(factsOf(call!)).toMatchObject({ 'corridor.provider': 'bank', 'corridor.adapter': 'simulated' });
  const [heard] = receiver.received;
  expect(heard?.headers['traceparent']).toBe(`00-${TRACE}-${hook!.spanId}-01`);
  expect(factsOf(sent[0]!.resourceSpans[0]!.resource)).toMatchObject({
    'service.name': 'corridor',
    'service.namespace': 'shop',
    'deployment.environment.name': 'sandbox',
  });
});

it('a request without a trace begins one, and only what the server failed to do is an error', async () => {
  const refused = await fetch(`${service.url}/v1/treasury/payouts`, {
    headers: { authorization: 'Bearer x' },
  });
  expect(refused.status).toBe(401);
  const find = (): SentSpan | undefined =>
    spans().find((each) => factsOf(each)['http.response.status_code'] === 401);
  await expect.poll(find, { interval: 20, timeout: 10_000 }).toBeDefined();
  const span = find()!;
  expect(span.parentSpanId ?? '').toBe('');
  expect(span.status.code ?? 0).toBe(0);
  expect(factsOf(span)['error.type']).toBe('unauthenticated');
  const line = service.logLines.find(({ status }) => status === 401);
  expect(line?.['traceId']).toBe(span.traceId);
});

it('one line tells of a collector that fails, and no request waits for it', async () => {
  isGone = true;
  for (let times = 0; times < 3; times += 1) await fetch(`${service.url}/healthz`);
  const told = (): unknown[] => service.logLines.filter(({ msg }) => msg === 'traces were not sent');
  await expect.poll(() => told().length, { interval: 50, timeout: 30_000 }).toBe(1);
  await fetch(`${service.url}/healthz`);
  isGone = false;
});
