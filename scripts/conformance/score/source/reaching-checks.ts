import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CHECKS } from '../../../../conformance/suite/check-list.ts';
import { findFreePort } from '../../../../src/testing/databases/free-port.ts';
import { makeScratchDatabase } from '../../../sandbox/scratch-database.ts';
import { startServer } from '../../../sandbox/start-server.ts';
import { issueKeys } from '../../issue-keys.ts';
import { runSuite } from '../../run-suite.ts';
import type { InstrumentedCopy } from './instrumented-copy.ts';

const LOADER = new URL('../../../../trials/loaders/tell-hits.ts', import.meta.url).href;

/** Passed so many times as often as by every other run, a place is one that a check goes to of its own. */
const OF_ITS_OWN = 2;

type Hits = Readonly<Record<string, number>>;

/** The checks that pass the place of each fault, by its id. */
export type ReachingChecks = ReadonlyMap<string, readonly string[]>;

/** How often each place was passed by the checks, each run alone. */
async function countHits(copy: InstrumentedCopy, names: readonly string[]): Promise<Record<string, Hits>> {
  const database = await makeScratchDatabase('sqlite', undefined);
  const port = await findFreePort();
  const variables = { DATABASE_URL: database.url, HITS_PORT: String(port) };
  const server = await startServer(variables, copy.root, LOADER);
  const read = async (): Promise<Hits> => (await fetch(`http://127.0.0.1:${port}/`)).json() as Promise<Hits>;
  try {
    const keys = await issueKeys(database, 'all');
    const counted: Record<string, Hits> = {};
    for (const name of names) {
      const before = await read();
      const where = ['--base-url', server.url, '--direct', ...keys, '--seed', '1'];
      const { exitCode, output } = await runSuite([...where, '--only', name], '.reports/source-faults/reach');
      const own = Object.entries(await read()).flatMap(([id, count]): [string, number][] => {
        const more = count - (before[id] ?? 0);
        return more > 0 ? [[id, more]] : [];
      });
      // What breaks without a fault would kill every fault.
      counted[name] = exitCode === 0 ? Object.fromEntries(own) : {};
      const last = output.trim().split('\n').at(-1) ?? '';
      console.log(exitCode === 0 ? `${name} passes ${own.length} places` : `${name} cannot judge: ${last}`);
    }
    return counted;
  } finally {
    await server.stop();
    await database.drop();
  }
}

/** What every run passes, it passes in opening: a place belongs to the checks that pass it more often than that. */
export function reachingOf(counted: Readonly<Record<string, Hits>>): ReachingChecks {
  const runs = Object.entries(counted);
  const ids = new Set(runs.flatMap(([, hits]) => Object.keys(hits)));
  return new Map(
    [...ids].map((id) => {
      const least = Math.min(...runs.map(([, hits]) => hits[id] ?? 0));
      const own = runs.filter(([, hits]) => (hits[id] ?? 0) > OF_ITS_OWN * least);
      return [id, own.map(([name]) => name)];
    }),
  );
}

/** Finds which checks pass the place of each fault; kept for the next sample of the same source and suite. */
export async function findReachingChecks(copy: InstrumentedCopy): Promise<ReachingChecks> {
  const names = CHECKS.map(({ name }) => name);
  const file = `.reports/source-faults/hits-${copy.hash}.json`;
  const kept = await readFile(file, 'utf8').catch(() => '{}');
  const known = JSON.parse(kept) as Record<string, Hits>;
  const missing = names.filter((name) => known[name] === undefined);
  const counted = missing.length === 0 ? known : { ...known, ...(await countHits(copy, missing)) };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(counted));
  return reachingOf(counted);
}
