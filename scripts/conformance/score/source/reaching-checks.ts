import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CHECKS } from '../../../../conformance/suite/check-list.ts';
import { QUICK } from '../../../../conformance/suite/quick.ts';
import { findFreePort } from '../../../../src/testing/databases/free-port.ts';
import { makeScratchDatabase } from '../../../sandbox/scratch-database.ts';
import { startServer } from '../../../sandbox/start-server.ts';
import { issueKeys } from '../../issue-keys.ts';
import { runSuite } from '../../run-suite.ts';
import type { InstrumentedCopy, SourceFault } from './instrumented-copy.ts';

const LOADER = new URL('../../../../trials/loaders/tell-hits.ts', import.meta.url).href;

/** Passed so many times as often as by every other run, a place is one that a check goes to of its own. */
const OF_ITS_OWN = 2;

type Hits = Readonly<Record<string, number>>;

/** The checks that pass the place of each fault, by its id. */
export type ReachingChecks = ReadonlyMap<string, readonly string[]>;

/** Runs one check alone; answers how often it passed each place, and nothing of one that breaks without a fault. */
async function hitsOf(name: string, options: readonly string[], read: () => Promise<Hits>): Promise<Hits> {
  const before = await read();
  const { exitCode, output } = await runSuite([...options, '--only', name], '.reports/source-faults/reach');
  const own = Object.entries(await read()).flatMap(([id, count]): [string, number][] => {
    const more = count - (before[id] ?? 0);
    return more > 0 ? [[id, more]] : [];
  });
  const last = output.trim().split('\n').at(-1) ?? '';
  console.log(exitCode === 0 ? `${name} passes ${own.length} places` : `${name} cannot judge: ${last}`);
  return exitCode === 0 ? Object.fromEntries(own) : {};
}

/** What is kept of the runs for the next sample of the same source. */
interface Counted {
  /** What a server passes as it starts. */
  readonly atStart?: Hits;
  readonly byCheck: Readonly<Record<string, Hits>>;
}

/** How often each place was passed at the start, and by checks that each ran alone. */
async function countHits(
  copy: InstrumentedCopy,
  names: readonly string[],
  keep: (name: string | undefined, hits: Hits) => Promise<void>,
): Promise<void> {
  const database = await makeScratchDatabase('sqlite', undefined);
  const port = await findFreePort();
  const variables = { DATABASE_URL: database.url, HITS_PORT: String(port) };
  const server = await startServer(variables, copy.root, LOADER);
  const read = async (): Promise<Hits> => (await fetch(`http://127.0.0.1:${port}/`)).json() as Promise<Hits>;
  try {
    await keep(undefined, await read());
    const keys = await issueKeys(database, 'all');
    const options = ['--base-url', server.url, '--direct', ...keys, '--seed', '1'];
    for (const name of names) await keep(name, await hitsOf(name, options, read));
  } finally {
    await server.stop();
    await database.drop();
  }
}

/**
 * What every run passes, it passes in opening: a place belongs to the checks that pass it more often than that. One that is passed
 * at the start alone (a table, say) can decide anything: it belongs to the checks of a quick run, and to those that pass anything
 * else of its file.
 */
export function reachingOf(
  { atStart = {}, byCheck }: Counted,
  faults: readonly Pick<SourceFault, 'id' | 'file'>[],
): ReachingChecks {
  const runs = Object.entries(byCheck);
  const ids = new Set(runs.flatMap(([, hits]) => Object.keys(hits)));
  const reaching = new Map(
    [...ids].map((id) => {
      const least = Math.min(...runs.map(([, hits]) => hits[id] ?? 0));
      const own = runs.filter(([, hits]) => (hits[id] ?? 0) > OF_ITS_OWN * least);
      return [id, own.map(([name]) => name)];
    }),
  );
  const ofFile = new Map<string, Set<string>>();
  for (const { id, file } of faults)
    ofFile.set(file, new Set([...(ofFile.get(file) ?? []), ...(reaching.get(id) ?? [])]));
  for (const { id, file } of faults) {
    if (atStart[id] === undefined || reaching.has(id)) continue;
    // In the order of the run, so that the cheap ones come first.
    reaching.set(
      id,
      runs
        .map(([name]) => name)
        .filter((name) => ofFile.get(file)?.has(name) === true || QUICK.includes(name)),
    );
  }
  return reaching;
}

/** Finds which checks pass the place of each fault; what was found is kept for the next sample of the same source. */
export async function findReachingChecks(copy: InstrumentedCopy): Promise<ReachingChecks> {
  const file = `.reports/source-faults/hits-${copy.hash}.json`;
  const kept = await readFile(file, 'utf8').catch(() => '{"byCheck":{}}');
  let counted = JSON.parse(kept) as Counted;
  const missing = CHECKS.map(({ name }) => name).filter((name) => counted.byCheck[name] === undefined);
  await mkdir(dirname(file), { recursive: true });
  const keep = async (name: string | undefined, hits: Hits): Promise<void> => {
    const { atStart = hits, byCheck } = counted;
    counted = { atStart, byCheck: name === undefined ? byCheck : { ...byCheck, [name]: hits } };
    await writeFile(file, JSON.stringify(counted));
  };
  if (missing.length > 0 || counted.atStart === undefined) await countHits(copy, missing, keep);
  return reachingOf(counted, copy.faults);
}
