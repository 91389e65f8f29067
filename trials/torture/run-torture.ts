import { setTimeout as delay } from 'node:timers/promises';
import { brokenRecords } from '../books/faults-of-books.ts';
import { readAtRest } from '../books/read-at-rest.ts';
import { prepareTenant, type TenantWorld } from '../client/tenant-world.ts';
import { Random } from '../../conformance/suite/random.ts';
import { findFreePort } from '../../src/testing/databases/free-port.ts';
import { judgeBooks } from '../outage/judge-outage.ts';
import { type Load, startLoad } from '../outage/load.ts';
import { createTenant } from '../server/operator.ts';
import { PostgresPair } from '../server/postgres-pair.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';

const TENANTS = 4;

/** Between one blow and the next, at least and at most. */
const PAUSE_MS = [200, 1_200] as const;

/** Longer than any lease that a dead process leaves behind. */
const REST_LIMIT_MS = 120_000;

export interface TortureShape {
  readonly servers: number;
  /** Servers killed, the primary killed and started again, and the primary lost and its standby promoted. */
  readonly kills: number;
  readonly crashes: number;
  readonly failovers: number;
  readonly seed: string;
}

type Blow = 'kill' | 'crash' | 'failover';

/** Servers that come back where they were: callers keep their addresses. */
class Places {
  readonly #databaseUrl: string;
  readonly #places: { readonly port: number; server: ServerProcess }[] = [];

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
  }

  get servers(): readonly ServerProcess[] {
    return this.#places.map(({ server }) => server);
  }

  async add(): Promise<void> {
    const port = await findFreePort();
    this.#places.push({ port, server: await this.#start(port) });
  }

  async kill(random: Random): Promise<void> {
    const place = random.pick(this.#places);
    await place.server.kill();
    place.server = await this.#start(place.port);
  }

  async end(): Promise<void> {
    for (const { server } of this.#places) await server.kill();
  }

  #start(port: number): Promise<ServerProcess> {
    return ServerProcess.start({
      databaseUrl: this.#databaseUrl,
      variables: { CORRIDOR_STEP_MS: '20', PORT: String(port) },
    });
  }
}

function blowsOf({ kills, crashes, failovers }: TortureShape, random: Random): Blow[] {
  const all: Blow[] = [
    ...Array.from({ length: kills }, () => 'kill' as const),
    ...Array.from({ length: crashes }, () => 'crash' as const),
    ...Array.from({ length: failovers }, () => 'failover' as const),
  ];
  return all
    .map((blow) => ({ blow, place: random.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ blow }) => blow);
}

/** @returns when everybody is back */
async function strike(blow: Blow, pair: PostgresPair, places: Places, random: Random): Promise<void> {
  switch (blow) {
    case 'kill':
      return places.kill(random);
    case 'crash':
      return pair.crashPrimary();
    case 'failover':
      await pair.failOver();
      await delay(random.integer(...PAUSE_MS));
      return pair.replaceDead();
  }
}

async function judgeAtRest(baseUrl: string, { account }: TenantWorld, verdict: Verdict): Promise<void> {
  const { books, moving } = await readAtRest(baseUrl, account, REST_LIMIT_MS);
  verdict.judge('every operation comes to rest', moving);
  verdict.judge('every movement is what its record says', brokenRecords(books));
}

/** Alarms that no death, crash or failover may raise. */
const WRONG_ALARMS = `select kind, subject from alarms
  where cleared_at is null and kind in ('database_regressed', 'order_unknown', 'order_stuck', 'report_disputed')`;

/** Several servers on a primary with a synchronous standby, all of which die again and again under load. */
export async function runTorture(shape: TortureShape, verdict: Verdict): Promise<void> {
  const { servers, seed } = shape;
  verdict.say(`${servers} servers, a primary and its standby, seed ${seed}`);
  const random = new Random(seed);
  const pair = await PostgresPair.start();
  const places = new Places(pair.url);
  const loads: Load[] = [];
  try {
    while (places.servers.length < servers) await places.add();
    const urls = places.servers.map(({ url }) => url);
    const worlds: TenantWorld[] = [];
    while (worlds.length < TENANTS) {
      const account = await createTenant(pair.url, `Tortured ${worlds.length} Pty Ltd`);
      worlds.push(await prepareTenant(random.pick(urls), account, '900000.00'));
    }
    for (const [index, url] of urls.entries())
      loads.push(startLoad(url, worlds, `at-${index}`, random.fork(`load-${index}`)));
    for (const blow of blowsOf(shape, random)) {
      await delay(random.integer(...PAUSE_MS));
      await strike(blow, pair, places, random);
    }
    await delay(PAUSE_MS[1]);
    await Promise.all(loads.map((load) => load.stop()));
    const [server] = places.servers;
    if (server === undefined) throw new Error('There is no server');
    await judgeBooks({ databaseUrl: pair.url, server, worlds, verdict }, 'at the end');
    for (const world of worlds) await judgeAtRest(server.url, world, verdict);
    const alarms = await pair.query(WRONG_ALARMS);
    verdict.judge(
      'no alarm is left',
      alarms.map((alarm) => JSON.stringify(alarm)),
    );
    await sayFigures(worlds, pair, verdict);
  } finally {
    await places.end();
    await Promise.all(loads.map((load) => load.stop()));
    await pair.stop();
  }
}

async function sayFigures(
  worlds: readonly TenantWorld[],
  pair: PostgresPair,
  verdict: Verdict,
): Promise<void> {
  const attempts = worlds.flatMap((world) => world.attempts);
  const accepted = attempts.filter(({ outcome }) => outcome === 'accepted').length;
  const [orders] = await pair.query(
    'select count(*) as count, count(case when attempts > 1 then 1 end) as again from instructions',
  );
  verdict.say(
    `  ${attempts.length} writes, ${accepted} accepted; ${String(orders?.['count'])} orders, ` +
      `${String(orders?.['again'])} of them leased more than once`,
  );
}
