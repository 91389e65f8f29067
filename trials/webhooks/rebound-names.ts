import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { status } from '../../conformance/receiver/answers.ts';
import { onlyHeader } from '../../conformance/receiver/received-request.ts';
import { Receiver } from '../../conformance/receiver/receiver.ts';
import { objectsAt, textAt, valueAt, type JsonObject } from '../../conformance/json/json.ts';
import { sendUntilDefinite } from '../client/attempt.ts';
import { attemptOf, change, readJson, type TenantAccount } from '../client/tenant-client.ts';
import { beneficiaryAttempt } from '../client/tenant-world.ts';
import type { DatabaseSource } from '../server/database-under-test.ts';
import { createTenant } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import { DnsStub, type Answers } from './dns-stub.ts';
import { readDeliveries, subscribe, subscribeUrl } from './hook-client.ts';
import { INTERNAL_ADDRESS, InternalListener } from './internal-listener.ts';

const PUBLIC = '93.184.216.34';
const PATIENCE_MS = 30_000;
const TYPES = ['beneficiary.created'];

interface Scene {
  readonly baseUrl: string;
  readonly account: TenantAccount;
  readonly stub: DnsStub;
  readonly internal: InternalListener;
  readonly receiver: Receiver;
  readonly verdict: Verdict;
}

const REFUSED: readonly (readonly [string, readonly string[]])[] = [
  ['another address of the machine', [INTERNAL_ADDRESS]],
  ['a private one among public ones', [PUBLIC, '10.0.0.1']],
  ['a private one before public ones', ['192.168.1.1', PUBLIC]],
  ['the metadata service', ['169.254.169.254']],
  ['the metadata service of IPv6', ['fd00:ec2::254']],
  ['a private IPv4 address in IPv6', ['::ffff:10.0.0.1']],
  ['a private address behind NAT64', ['64:ff9b::a00:1']],
  ['a loopback address in 6to4', ['2002:7f00:2::']],
  ['a public IPv4 and a local IPv6 address', [PUBLIC, 'fc00::1']],
  ['nobody', ['0.0.0.0']],
];

/** What a name leads to at each lookup from its creation on, and what must become of an attempt. */
interface Rebinding {
  readonly what: string;
  readonly answers: Answers;
  readonly error: string | undefined;
}

const REBOUND: readonly Rebinding[] = [
  {
    what: 'public when it is given, internal later',
    answers: [[PUBLIC], [INTERNAL_ADDRESS]],
    error: 'address_refused',
  },
  {
    what: 'public when it is given, metadata later',
    answers: [[PUBLIC], ['169.254.169.254']],
    error: 'address_refused',
  },
  {
    what: 'one internal among its answers later',
    answers: [[PUBLIC], ['127.0.0.1', INTERNAL_ADDRESS]],
    error: 'address_refused',
  },
  // Whoever looks twice, once to check and once to connect, is led astray by the second answer.
  {
    what: 'internal at the next look-up',
    answers: [['127.0.0.1'], ['127.0.0.1'], [INTERNAL_ADDRESS]],
    error: undefined,
  },
  { what: 'nothing later', answers: [[PUBLIC], []], error: 'dns_error' },
];

async function tryRefused({ baseUrl, account, stub, internal, verdict }: Scene): Promise<void> {
  const faults: string[] = [];
  const kept = await subscribeUrl(baseUrl, account, 'http://127.0.0.1:4000/kept', ['invoice.voided']);
  for (const [index, [what, addresses]] of REFUSED.entries()) {
    const name = `refused-${index}.example`;
    stub.set(name, [addresses]);
    const url = `http://${name}:${internal.port}/hooks`;
    const calls = [
      attemptOf(account, randomUUID(), 'POST', '/v1/webhooks', { url, eventTypes: TYPES }),
      attemptOf(account, randomUUID(), 'PATCH', `/v1/webhooks/${kept.id}`, { url }),
    ];
    for (const call of calls) {
      const { status: code, text } = await sendUntilDefinite(baseUrl, call);
      if (code !== 422 || !text.includes('webhook_url_refused')) faults.push(`${what}: ${code} ${text}`);
      if (addresses.some((address) => text.includes(address)))
        faults.push(`${what}: the refusal names the address`);
    }
  }
  verdict.judge('a name with one forbidden address among its answers is refused', faults);
}

const SILENT_LIMIT_MS = 10_000;

/** A name that nobody answers for is taken, and does not hold its caller up. */
async function trySilent({ baseUrl, account, stub, verdict }: Scene): Promise<void> {
  stub.set('silent.example', []);
  const startedAt = performance.now();
  const made = await subscribeUrl(baseUrl, account, 'http://silent.example/hooks', ['invoice.voided']);
  const tookMs = performance.now() - startedAt;
  verdict.say(`  a name that nobody answers for is taken after ${Math.round(tookMs)} ms`);
  verdict.judge(
    `a name without an answer is taken${verdict.within(SILENT_LIMIT_MS)}`,
    made.id === '' || verdict.isLate(tookMs, SILENT_LIMIT_MS) ? [`it took ${Math.round(tookMs)} ms`] : [],
  );
}

async function firstAttempt(scene: Scene, id: string): Promise<JsonObject> {
  const { baseUrl, account } = scene;
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const [listed] = await readDeliveries(baseUrl, account, id);
    if (listed !== undefined && Number(valueAt(listed, 'attemptCount')) > 0) {
      const path = `/v1/webhook-deliveries/${textAt(listed, 'id')}`;
      const whole = await readJson<JsonObject>(baseUrl, account.secretKey, path);
      return objectsAt(whole, 'attempts')[0] ?? {};
    }
    if (performance.now() > deadline) return {};
    await delay(100);
  }
}

async function tryRebound(scene: Scene): Promise<void> {
  const { baseUrl, account, stub, internal, receiver, verdict } = scene;
  const faults: string[] = [];
  for (const [index, { what, answers, error }] of REBOUND.entries()) {
    const name = `rebound-${index}.example`;
    stub.set(name, answers);
    const made = await subscribeUrl(baseUrl, account, `http://${name}:${internal.port}/hooks`, TYPES);
    await change(baseUrl, beneficiaryAttempt(account, `rebound-${index}`));
    const attempt = await firstAttempt(scene, made.id);
    const said = textAt(attempt, 'error');
    // Where it may connect, nobody listens: the internal one has the port at its own address alone.
    const expected = error ?? 'connection_refused';
    if (said !== expected) faults.push(`${what}: ${said || JSON.stringify(attempt)} instead of ${expected}`);
  }
  verdict.judge('a name is judged at every connection, and looked up once', faults);
  const place = receiver.place('named');
  const { port } = new URL(receiver.url);
  stub.set('good.example', [['127.0.0.1']]);
  await subscribeUrl(baseUrl, account, `http://good.example:${port}/named`, TYPES);
  await change(baseUrl, beneficiaryAttempt(account, 'called-by-name'));
  const came = await place.until(({ length }) => length > 0, PATIENCE_MS);
  const host = place.received.map((request) => onlyHeader(request, 'host')).join();
  verdict.judge(
    'a name that leads to an allowed address is called by its name',
    came && host === `good.example:${port}` ? [] : [`it was called as ${host || 'nothing'}`],
  );
}

async function tryRedirects({ baseUrl, account, internal, receiver, verdict }: Scene): Promise<void> {
  const inside = `http://${INTERNAL_ADDRESS}:${internal.port}/`;
  const faults: string[] = [];
  for (const code of [301, 302, 303, 307, 308]) {
    const answer = status(code, { location: inside });
    const { place } = await subscribe(baseUrl, account, receiver, TYPES, answer);
    await change(baseUrl, beneficiaryAttempt(account, `redirect-${code}`));
    if (!(await place.until(({ length }) => length > 0, PATIENCE_MS))) faults.push(`${code}: nothing came`);
  }
  verdict.judge('a receiver that redirects is called all the same', faults);
}

/** Names that lead elsewhere at every lookup, by a name server of the trial's own: nobody inside is ever called. */
export async function runReboundNames(source: DatabaseSource, verdict: Verdict): Promise<void> {
  verdict.say(`Names that lead inside, on ${source.kind}`);
  const database = await source.create();
  const stub = await DnsStub.open();
  const internal = await InternalListener.open();
  const receiver = await Receiver.open();
  // Whoever heeded the proxies of the environment would call somebody inside.
  const proxy = `http://${INTERNAL_ADDRESS}:${internal.port}`;
  const variables = {
    CORRIDOR_WEBHOOK_DNS: stub.address,
    HTTP_PROXY: proxy,
    http_proxy: proxy,
    HTTPS_PROXY: proxy,
    ALL_PROXY: proxy,
  };
  const server = await ServerProcess.start({ databaseUrl: database.url, variables });
  try {
    const account = await createTenant(database.url, 'Rebound Pty Ltd');
    const scene: Scene = { baseUrl: server.url, account, stub, internal, receiver, verdict };
    await tryRefused(scene);
    await trySilent(scene);
    await tryRebound(scene);
    await tryRedirects(scene);
    // What was refused at first is tried again after five seconds, and refused again.
    await delay(6_000);
    verdict.judge(
      'nobody inside is ever connected to',
      internal.connections === 0
        ? []
        : [`${internal.connections} connections were made to ${INTERNAL_ADDRESS}`],
    );
    verdict.say(`  ${internal.connections} internal connections`);
    await server.stop();
  } finally {
    await server.kill();
    await Promise.all([stub.close(), internal.close(), receiver.close()]);
  }
  await database.remove();
}
