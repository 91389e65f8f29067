import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Random } from '../../conformance/suite/random.ts';
import type { DatabaseSource } from '../server/database-under-test.ts';
import { createOwnedTenant } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import { untilUnused } from '../server/until-unused.ts';
import type { Verdict } from '../verdict.ts';
import { KILLED_FLOWS, type KilledFlow, type Passage, type Struck } from './killed-flows.ts';
import { confirm, enrol } from './person.ts';
import { newEmail } from './scene.ts';

const LOADER = new URL('../loaders/signal-at-statement.ts', import.meta.url).href;

const VARIABLES = { CORRIDOR_STEP_UP_SECONDS: '86400', CORRIDOR_SESSION_IDLE_SECONDS: '86400' };

const DEATH_MS = 300;

const SAMPLED_STATEMENTS = 14;

interface Point {
  readonly side: 'before' | 'after';
  readonly statement: number;
}

interface Sweep extends Struck {
  readonly folder: string;
  readonly verdict: Verdict;
  points: number;
}

async function startArmed({ folder, database }: Sweep, { side, statement }: Point): Promise<ServerProcess> {
  for (const name of ['marker', 'log']) await rm(join(folder, name), { force: true });
  return ServerProcess.start({
    databaseUrl: database.url,
    loader: LOADER,
    variables: {
      ...VARIABLES,
      RESILIENCE_MARKER: join(folder, 'marker'),
      RESILIENCE_LOG: join(folder, 'log'),
      RESILIENCE_STATEMENT: String(statement),
      RESILIENCE_SIDE: side,
    },
  });
}

interface Death {
  readonly flow: KilledFlow;
  readonly passage: Passage;
  readonly where: string;
}

async function recover(sweep: Sweep, server: ServerProcess, { flow, passage, where }: Death): Promise<void> {
  const { state } = await passage.trace();
  const faults = await passage.again(server.url, state);
  sweep.verdict.judge(`${flow.name} happens once after all`, faults, where);
}

/** Lets a server die at one point of a flow. Answers what it died over; undefined if the flow has fewer statements. */
async function dieAt(sweep: Sweep, server: ServerProcess, flow: KilledFlow): Promise<Death | undefined> {
  const passage = await flow.prepare(sweep, server.url);
  await writeFile(join(sweep.folder, 'marker'), '');
  const answer = await passage.act(server.url);
  const isDone = answer.status >= 200 && answer.status < 300;
  await Promise.race([server.ended, delay(DEATH_MS)]);
  if (!server.hasEnded) {
    sweep.verdict.judge(`${flow.name} is done where no server dies`, isDone ? [] : [answer.text]);
    return undefined;
  }
  await untilUnused(sweep.database);
  const where = (await readFile(join(sweep.folder, 'log'), 'utf8')).trim();
  const { state, faults } = await passage.trace();
  sweep.verdict.judge(`${flow.name} is whole or not there at all, wherever a server dies`, faults, where);
  const isLost = isDone && state === 'before';
  sweep.verdict.judge(`${flow.name} is there once it was acknowledged`, isLost ? ['it was lost'] : [], where);
  sweep.points += 1;
  return { flow, passage, where };
}

async function strike(
  sweep: Sweep,
  flow: KilledFlow,
  point: Point,
  last: Death | undefined,
): Promise<Death | undefined> {
  const server = await startArmed(sweep, point);
  try {
    if (last !== undefined) await recover(sweep, server, last);
    return await dieAt(sweep, server, flow);
  } finally {
    await server.kill();
  }
}

/** The points of a flow: every one in order, without an end; or some. */
function* pointsOf(sample: number | undefined, random: Random): Generator<Point> {
  for (let statement = 1; sample === undefined; statement += 1) {
    yield { side: 'before', statement };
    yield { side: 'after', statement };
  }
  for (let count = 0; count < sample; count += 1) {
    const side = random.pick(['before', 'after'] as const);
    yield { side, statement: random.integer(1, SAMPLED_STATEMENTS) };
  }
}

async function goThrough(
  sweep: Sweep,
  sample: number | undefined,
  random: Random,
): Promise<Death | undefined> {
  let last: Death | undefined;
  for (const flow of KILLED_FLOWS) {
    for (const point of pointsOf(sample, random.fork(flow.name))) {
      last = await strike(sweep, flow, point, last);
      if (last === undefined && sample === undefined) break;
    }
  }
  return last;
}

/**
 * Servers that die before and after each statement of an acceptance, a rotation and a removal: each is whole or not there,
 * what was acknowledged is there, and asked for again it happens once. `sample` takes so many points of each instead of all.
 */
export async function killInUsers(
  source: DatabaseSource,
  { sample, seed }: { readonly sample: number | undefined; readonly seed: string },
  verdict: Verdict,
): Promise<void> {
  const extent = sample === undefined ? 'every statement' : `${sample} statements`;
  verdict.say(`Killed at ${extent} of what people change, on ${source.kind}, seed ${seed}`);
  const folder = await mkdtemp(join(tmpdir(), 'corridor-access-'));
  const database = await source.create();
  const server = await ServerProcess.start({ databaseUrl: database.url, variables: VARIABLES });
  const account = await createOwnedTenant(database.url, 'Killed Pty Ltd', newEmail());
  const owner = await enrol(server.url, account.owner.enrolmentUrl);
  const sweep: Sweep = { database, account, owner, folder, verdict, points: 0 };
  await confirm(server.url, owner);
  await server.kill();
  const last = await goThrough(sweep, sample, new Random(`${seed}/access/${source.kind}`));
  if (last !== undefined) {
    const living = await ServerProcess.start({ databaseUrl: database.url, variables: VARIABLES });
    await recover(sweep, living, last);
    await living.stop();
  }
  verdict.judge('servers die where they are told to', sweep.points > 0 ? [] : ['no server died']);
  verdict.say(`  ${sweep.points} points`);
  await database.remove();
  await rm(folder, { recursive: true });
}
