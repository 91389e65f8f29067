import { Random } from '../../conformance/suite/random.ts';
import type { Cluster } from '../concurrency/cluster.ts';
import type { DatabaseSource } from '../server/database-under-test.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import { endElsewhere } from './ended-elsewhere.ts';
import { guessPasswords } from './guesses.ts';
import { useEachOnce } from './one-use.ts';
import { confirm } from './person.ts';
import { openScene, serverAt } from './scene.ts';

const PROCESSES = 2;

/** What is asked for; 0 leaves a part out. */
export interface TogetherOptions {
  readonly uses: number;
  readonly guesses: number;
  readonly rounds: number;
  readonly seed: string;
}

/** Two servers on one PostgreSQL: what works once, what has ended on one of them, and guesses at both. */
export async function runTogether(
  source: DatabaseSource,
  { uses, guesses, rounds, seed }: TogetherOptions,
  verdict: Verdict,
): Promise<void> {
  verdict.say(`${PROCESSES} servers on one ${source.kind}, seed ${seed}`);
  const database = await source.create();
  // As long as the trial lasts.
  const variables = { CORRIDOR_STEP_UP_SECONDS: '86400', CORRIDOR_SESSION_IDLE_SECONDS: '86400' };
  const servers = Array.from({ length: PROCESSES }, () =>
    ServerProcess.spawn({ databaseUrl: database.url, variables }),
  );
  try {
    await Promise.all(servers.map((server) => server.untilListening()));
    const cluster: Cluster = { database, servers, random: new Random(`${seed}/access`), verdict };
    const scene = await openScene(cluster, 'Shared Pty Ltd');
    await confirm(serverAt(scene, 0), scene.owner);
    if (uses > 0) await useEachOnce(scene, uses);
    if (guesses > 0) await guessPasswords(scene, guesses);
    if (rounds > 0) await endElsewhere(scene, rounds);
    await Promise.all(servers.map((server) => server.stop()));
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
  await database.remove();
}
