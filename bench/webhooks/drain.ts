import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { HERE } from '../checkouts/open-checkout.ts';
import { call } from '../load/call.ts';
import { readTree } from '../usage/process-tree.ts';
import { startProgram, startScriptOf, type RunningProgram } from '../start/start-program.ts';
import { startServer, type MeasuredServer } from '../start-server.ts';
import { subscribeReceivers } from './subscribe-receivers.ts';
import { Taker } from './taker.ts';

const CALLERS = 32;
const LOOK_EVERY_MS = 100;
/** Without a delivery for so long, nothing comes any more: longer than a lease and a second attempt. */
const GIVE_UP_MS = 120_000;

export interface DrainEffort {
  readonly events: number;
  readonly subscriptions: number;
}

export interface DrainFigures {
  /** Events written a second, while nobody delivered. */
  readonly filledPerSecond: number;
  readonly deliveries: number;
  readonly perSecond: number;
  readonly cpuMs: number;
  /** Resident memory when it listened, at its highest, and at the end, in MiB. */
  readonly before: number;
  readonly peak: number;
  readonly after: number;
  readonly repeated: number;
}

async function causeEvents({ url, wallets }: MeasuredServer, events: number): Promise<number> {
  const key = wallets[0]?.key ?? '';
  const startedAt = performance.now();
  let next = 0;
  const caller = async (): Promise<void> => {
    while (next < events) {
      next += 1;
      const json = { poboEnabled: next % 2 === 0 };
      const body = { json, idempotencyKey: randomUUID() };
      const { status, text } = await call(`${url}/v1/treasury/settings`, key, 'PUT', body);
      if (status !== 200) throw new Error(`The settings answered ${status}: ${text}`);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return (events * 1_000) / (performance.now() - startedAt);
}

/** Lets events gather while no worker runs; answers how many were written a second. */
async function fill(
  databaseUrl: string,
  taker: Taker,
  { events, subscriptions }: DrainEffort,
): Promise<number> {
  const server = await startServer({ contestant: 'group commit', databaseUrl, wallets: 1 }, HERE);
  try {
    const eventTypes = ['treasury_settings.updated'];
    for (let made = 0; made < subscriptions; made += 1)
      await subscribeReceivers(server, { count: 1, eventTypes }, `${taker.url}/${made}`);
    return await causeEvents(server, events);
  } finally {
    await server.stop();
  }
}

async function start(databaseUrl: string): Promise<RunningProgram> {
  return startProgram({
    folder: HERE,
    command: startScriptOf(HERE),
    variables: { CORRIDOR_CONTRACT_GUARD: 'off', CORRIDOR_LOG_LEVEL: 'info' },
    databaseUrl,
  });
}

/** Starts and ends it once: the first start after a change compiles, which would count as memory and time of deliveries. */
export async function warmUp(databaseUrl: string): Promise<void> {
  const program = await start(databaseUrl);
  await program.stop();
}

/** Has the whole program deliver what gathered while nothing was delivered. @throws Error if it comes to a halt */
export async function drain(databaseUrl: string, effort: DrainEffort): Promise<DrainFigures> {
  const taker = await Taker.open();
  try {
    const filledPerSecond = await fill(databaseUrl, taker, effort);
    const deliveries = effort.events * effort.subscriptions;
    const program = await start(databaseUrl);
    try {
      const startedAt = performance.now();
      const first = readTree(program.pid);
      let peak = first.residentMiB;
      while (taker.taken < deliveries) {
        await delay(LOOK_EVERY_MS);
        peak = Math.max(peak, readTree(program.pid).residentMiB);
        const isStill = performance.now() - Math.max(startedAt, taker.lastAt) > GIVE_UP_MS;
        if (isStill) throw new Error(`Only ${taker.taken} of ${deliveries} deliveries came`);
      }
      const last = readTree(program.pid);
      return {
        filledPerSecond,
        deliveries,
        perSecond: (deliveries * 1_000) / (taker.lastAt - startedAt),
        cpuMs: ((last.cpuSeconds - first.cpuSeconds) * 1_000) / deliveries,
        before: first.residentMiB,
        peak,
        after: last.residentMiB,
        repeated: taker.requests - taker.taken,
      };
    } finally {
      await program.stop();
    }
  } finally {
    await taker.close();
  }
}
