import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Dialect } from '../src/db/statements/statement.ts';
import { signDelivery } from '../src/testing/stand-in/delivery-signature.ts';
import { openDatabases } from './databases.ts';
import type {
  DeliveryServerFigures,
  DeliveryServerOptions,
  DeliveryServerReady,
} from './deliveries/deliveries-options.ts';
import { quantile } from './load/quantile.ts';
import { median } from './spread.ts';

const SECRET = 'bench';
const ORDERS = 20;
const CALLERS = [1, 2, 4, 8, 16, 32];
const SECONDS = 3;
const P99_MS = 50;
/** Rounds of a forged delivery and of a path that is not there, in turns, and requests of each. */
const ROUNDS = 7;
const REQUESTS = 1_500;

const SERVER = fileURLToPath(new URL('deliveries/delivery-server.ts', import.meta.url));
const agent = new Agent({ keepAlive: true });

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function post(url: string, headers: Record<string, string>, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      agent,
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
    });
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

let lastEvent = 0;

/** News of an order that its bank has, under a name of its own; about 300 bytes. */
function nextBody(orders: readonly string[]): Buffer {
  lastEvent += 1;
  const event = {
    id: `bank-event-${lastEvent}`,
    about: { orderId: orders[lastEvent % orders.length] },
    says: 'submitted',
    at: Date.now(),
    reason:
      'The payment was handed over to the clearing house, which will settle it with the next of its cycles.',
  };
  return Buffer.from(JSON.stringify({ events: [event] }));
}

interface Server extends DeliveryServerReady {
  readonly child: ChildProcess;
  figures(): Promise<DeliveryServerFigures>;
}

async function start(databaseUrl: string): Promise<Server> {
  const options: DeliveryServerOptions = { databaseUrl, secret: SECRET, orders: ORDERS };
  const child = fork(SERVER, [JSON.stringify(options)], { execArgv: ['--import', 'tsx'] });
  const [ready] = (await once(child, 'message')) as [DeliveryServerReady];
  const figures = async (): Promise<DeliveryServerFigures> => {
    const answer = once(child, 'message') as Promise<[DeliveryServerFigures]>;
    child.send('figures');
    return (await answer)[0];
  };
  return { ...ready, child, figures };
}

async function load({ url, adapter, orders }: Server, callers: number) {
  const tookMs: number[] = [];
  const since = performance.now();
  const caller = async (): Promise<void> => {
    while (performance.now() - since < SECONDS * 1000) {
      const body = nextBody(orders);
      const sentAt = performance.now();
      const status = await post(
        `${url}/providers/${adapter}/events`,
        signDelivery(SECRET, Date.now(), body),
        body,
      );
      if (status !== 200) throw new Error(`A delivery was answered ${status}`);
      tookMs.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const perSecond = (tookMs.length * 1000) / (performance.now() - since);
  return { perSecond, p50: quantile(tookMs, 0.5), p99: quantile(tookMs, 0.99) };
}

/** Waits until all that was stored is taken in; answers how long that took, in seconds. */
async function drain(server: Server): Promise<number> {
  const since = performance.now();
  while ((await server.figures()).waiting > 0) await new Promise((resolve) => setTimeout(resolve, 100));
  return (performance.now() - since) / 1000;
}

/** Processor time of the server for one request, in milliseconds. */
async function cpuOf(server: Server, path: string, expected: number): Promise<number> {
  const before = (await server.figures()).cpu;
  for (let each = 0; each < REQUESTS; each += 1) {
    const body = nextBody(server.orders);
    const status = await post(`${server.url}${path}`, signDelivery('guessed', Date.now(), body), body);
    if (status !== expected) throw new Error(`${path} answered ${status}`);
  }
  const { cpu } = await server.figures();
  return (cpu.user + cpu.system - before.user - before.system) / 1000 / REQUESTS;
}

async function compareForged(server: Server): Promise<string> {
  const forged: number[] = [];
  const absent: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const first = await cpuOf(server, `/providers/${server.adapter}/events`, 401);
    const second = await cpuOf(server, '/providers/nobody/events', 404);
    if (round === 0) continue;
    forged.push(first);
    absent.push(second);
  }
  const ratio = median(forged.map((ms, round) => ms / (absent[round] ?? NaN)));
  return `a forged one ${median(forged).toFixed(3)} ms of CPU, a 404 ${median(absent).toFixed(3)} ms: ${ratio.toFixed(2)} times`;
}

async function measure(dialect: Dialect, databaseUrl: string): Promise<void> {
  const server = await start(databaseUrl);
  try {
    print(`| ${dialect}: callers | a second | p50 ms | p99 ms | all taken in s later |`);
    print('| ---: | ---: | ---: | ---: | ---: |');
    let best = 0;
    await load(server, 4);
    await drain(server);
    for (const callers of CALLERS) {
      const { perSecond, p50, p99 } = await load(server, callers);
      if (p99 < P99_MS) best = Math.max(best, perSecond);
      const later = await drain(server);
      print(
        `| ${callers} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${later.toFixed(1)} |`,
      );
    }
    print(
      `${dialect}: ${best.toFixed(0)} a second at p99 under ${P99_MS} ms; ${await compareForged(server)}\n`,
    );
  } finally {
    server.child.kill();
    await once(server.child, 'exit');
  }
}

print(`${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1) ?? '?'}`);
for (const dialect of ['sqlite', 'postgres'] as const) {
  const databases = await openDatabases(dialect);
  try {
    await measure(dialect, await databases.fresh());
  } finally {
    await databases.stop();
  }
}
agent.destroy();
