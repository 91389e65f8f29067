import { findFreePort } from '../../src/testing/databases/free-port.ts';
import { makeExampleRecords, type ExampleRecords } from '../../src/testing/server/example-records.ts';
import { startTestServer } from '../../src/testing/server/test-server.ts';
import { prepareTenant } from '../client/tenant-world.ts';
import type { DatabaseSource } from '../server/database-under-test.ts';
import { createTenant } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import {
  Callers,
  figuresOf,
  payAlone,
  tryKind,
  type Figures,
  type Round,
  type Spread,
  type WatchedServer,
} from './beside-payouts.ts';
import { requestKinds, type RequestKind } from './request-kinds.ts';

/** At most so many times as long as alone. */
const MOST_RATIO = 3;

/** The longest turn that one request causes, garbage collection and other processes apart. */
const MOST_TURN_MS = 10;

/** Kinds that are measured against the same payouts alone. */
const ALONE_FOR = 5;

/** As production has them, which does not read its own answers a second time. */
const LIMITS = {
  CORRIDOR_CONTRACT_GUARD: 'off',
  CORRIDOR_RATE_LIMIT: '100/200',
  CORRIDOR_TENANT_RATE_LIMIT: '500/1000',
  CORRIDOR_AUTH_RATE_LIMIT: '10/50',
};

const SECRET = { CORRIDOR_SECRET: 'the secret of a trial that is long enough' };

const LOADER = new URL('../loaders/watch-turns.ts', import.meta.url).href;

export interface Extent {
  readonly seconds: number;
  readonly rounds: number;
  readonly callers: number;
  readonly only: RegExp;
}

interface Attackers {
  readonly records: ExampleRecords;
  readonly keys: readonly string[];
}

async function makeAttackers(databaseUrl: string, callers: number): Promise<Attackers> {
  const server = await startTestServer(databaseUrl, { variables: SECRET });
  try {
    const tenant = await server.newTenant('Loud Pty Ltd');
    const records = await makeExampleRecords(tenant);
    const keys: string[] = [];
    for (let count = 0; count < callers; count++) keys.push(await server.newKey(tenant.clientId));
    return { records, keys };
  } finally {
    await server.close();
  }
}

const shown = (ms: number): string => ms.toFixed(1).padStart(8);

const spread = ({ least, most }: Spread): string => `(${least.toFixed(1)}–${most.toFixed(1)})`.padStart(12);

function row(
  name: string,
  { alone, beside, ratio, first, turnOfOneMs, turnOfManyMs, cpuMs }: Figures,
  rounds: readonly Round[],
): string {
  const tally = Object.entries(rounds.at(-1)?.tally ?? {}).map(([outcome, count]) => `${outcome}×${count}`);
  const times = [...alone, ...beside].map(shown).join('');
  const spreads = [ratio, first, turnOfOneMs, turnOfManyMs]
    .map((each) => `${shown(each.median)}${spread(each)}`)
    .join('');
  return `${times}${spreads}${cpuMs.toFixed(2).padStart(8)}  ${name} (${tally.join(' ')})`;
}

const HEADING = [
  'p50',
  'p99',
  'beside50',
  'beside99',
  'ratio',
  '',
  'first',
  '',
  'turn',
  '',
  'of many',
  '',
  'cpu/call',
]
  .map((word) => word.padStart(word === '' ? 12 : 8))
  .join('');

function judge(verdict: Verdict, kind: RequestKind, figures: Figures): void {
  if (!verdict.isTimed) return;
  const { alone, ratio, first, turnOfOneMs } = figures;
  verdict.judge(
    `a payout takes at most ${MOST_RATIO} times as long beside other accounts' callers`,
    ratio.median > MOST_RATIO ? [`${ratio.median.toFixed(1)} times`] : [],
    kind.name,
  );
  verdict.judge(
    `the first payout beside them takes at most ${MOST_RATIO} times as long as the longest hundredth alone`,
    first.median > MOST_RATIO * alone[1] ? [`${first.median.toFixed(1)} ms`] : [],
    kind.name,
  );
  verdict.judge(
    `a turn of the event loop that one request causes takes at most ${MOST_TURN_MS} ms`,
    // A busy machine only lengthens a turn: one round within the bound shows what the request itself takes.
    turnOfOneMs.least > MOST_TURN_MS ? [`${turnOfOneMs.least.toFixed(1)} ms`] : [],
    kind.name,
  );
}

function conclude(verdict: Verdict, kind: RequestKind, rounds: readonly Round[]): void {
  const figures = figuresOf(rounds);
  verdict.say(row(kind.name, figures, rounds));
  judge(verdict, kind, figures);
  const failures = rounds.flatMap(({ tally }) =>
    Object.keys(tally).filter((outcome) => !/^[1-4]\d\d$|^503$/.test(outcome)),
  );
  verdict.judge('every caller gets an answer that the contract knows', failures, kind.name);
}

export async function payBesideEach(source: DatabaseSource, extent: Extent, verdict: Verdict): Promise<void> {
  const database = await source.create();
  const callers = new Callers();
  try {
    const { records, keys } = await makeAttackers(database.url, extent.callers);
    const account = await createTenant(database.url, 'Quiet Pty Ltd');
    const port = await findFreePort();
    const variables = { ...SECRET, ...LIMITS, WATCH_PORT: String(port) };
    const server = await ServerProcess.start({ databaseUrl: database.url, loader: LOADER, variables });
    try {
      const watched: WatchedServer = { baseUrl: server.url, watchUrl: `http://127.0.0.1:${port}/` };
      const world = await prepareTenant(server.url, account, '1000000.00');
      verdict.say(`${source.kind}, times in ms\n${HEADING}`);
      const tried = requestKinds(records, extent.only).map((kind) => ({ kind, rounds: [] as Round[] }));
      const ms = extent.seconds * 1_000;
      let alone: readonly number[] = [];
      for (let round = 1; round <= extent.rounds; round += 1) {
        for (const [at, { kind, rounds }] of tried.entries()) {
          if (kind.takesAway && round < extent.rounds) continue;
          if (at % ALONE_FOR === 0) alone = await payAlone(watched, world, ms);
          const storm = { baseUrl: server.url, kind, keys };
          rounds.push(await tryKind(watched, world, callers, storm, ms, alone));
          if (round === extent.rounds) conclude(verdict, kind, rounds);
        }
      }
      await server.stop();
    } finally {
      await server.kill();
    }
  } finally {
    callers.end();
    await database.remove();
  }
}
