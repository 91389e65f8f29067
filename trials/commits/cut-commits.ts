import { setTimeout as delay } from 'node:timers/promises';
import { brokenRecords, brokenHistory } from '../books/faults-of-books.ts';
import { readAtRest } from '../books/read-at-rest.ts';
import { judgeEffects } from '../books/judge-effects.ts';
import { codeOf, newAttempt, sendAttempt, sendUntilDefinite } from '../client/attempt.ts';
import { prepareTenant, type TenantWorld } from '../client/tenant-world.ts';
import { Random } from '../../conformance/suite/random.ts';
import type { DatabaseSource, DatabaseUnderTest } from '../server/database-under-test.ts';
import { createTenant, verifyLedger } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import { endLeases } from '../server/end-leases.ts';
import { FLOWS } from '../sweep/flow.ts';
import type { Verdict } from '../verdict.ts';
import { startCommitCuttingProxy, type CommitCuttingProxy, type Cut } from './commit-cutting-proxy.ts';

const CUTS: readonly Cut[] = ['before it is heard', 'before it is answered'];

const REST_LIMIT_MS = 60_000;

/** What the rounds counted. */
interface Figures {
  cuts: number;
  answered: number;
  unavailable: number;
}

/** Cuts one COMMIT under some operations at once; each is answered 201 or 503, and its repeat is one effect. */
async function cutOnce(
  server: ServerProcess,
  proxy: CommitCuttingProxy,
  world: TenantWorld,
  round: { readonly name: string; readonly cut: Cut; readonly random: Random },
  figures: Figures,
): Promise<string[]> {
  const { name, cut, random } = round;
  const attempts = await Promise.all(
    Array.from({ length: random.integer(1, 8) }, (_, index) =>
      random.pick(FLOWS).begin(server.url, world, `${name}-${index}`),
    ),
  );
  world.attempts.push(...attempts);
  const isCut = proxy.cutNext(cut);
  // At times the COMMIT of a step of the settlement is hit instead: the bank answers at once.
  const received = await Promise.all(attempts.map((attempt) => sendAttempt(server.url, attempt)));
  await Promise.race([isCut.then(() => (figures.cuts += 1)), delay(2_000)]);
  proxy.disarm();
  const faults: string[] = [];
  for (const [index, attempt] of attempts.entries()) {
    const { answer } = received[index] ?? {};
    if (answer?.status === 201) figures.answered += 1;
    else if (answer?.status === 503 && codeOf(answer) === 'service_unavailable') figures.unavailable += 1;
    else faults.push(`${attempt.call.idempotencyKey}: ${answer?.text ?? 'no answer'}`);
    const first = await sendUntilDefinite(server.url, attempt);
    const again = await sendUntilDefinite(server.url, newAttempt(attempt.call));
    if (again.text !== first.text) faults.push(`${attempt.call.idempotencyKey}: ${again.text}`);
  }
  return faults;
}

async function judgeWhole(
  database: DatabaseUnderTest,
  server: ServerProcess,
  world: TenantWorld,
  verdict: Verdict,
): Promise<void> {
  const { books, moving } = await readAtRest(server.url, world.account, REST_LIMIT_MS, async () => {
    await endLeases(database);
    await delay(200);
  });
  verdict.judge('every operation comes to rest', moving, 'cut at COMMIT');
  verdict.judge(
    'every prefix of a history is covered, and its sum is the balance',
    brokenHistory(books),
    'cut at COMMIT',
  );
  verdict.judge('every movement is what its record says', brokenRecords(books), 'cut at COMMIT');
  judgeEffects(verdict, books, world.attempts, 'cut at COMMIT');
  verdict.judge('the ledger verifies', await verifyLedger(database.url), 'cut at COMMIT');
}

/**
 * Experiment X-04 on PostgreSQL: the connection is cut at COMMIT, before the database hears of it or before its answer
 * arrives. The caller gets its reply or a 503, and a repeat under its key has one effect in all.
 */
export async function runCutCommits(
  source: DatabaseSource,
  rounds: number,
  seed: string,
  verdict: Verdict,
): Promise<void> {
  verdict.say(`Cut at COMMIT on ${source.kind}, ${rounds} rounds, seed ${seed}`);
  const random = new Random(`${seed}/commits`);
  const database = await source.create();
  const proxy = await startCommitCuttingProxy(database.url);
  const variables = { CORRIDOR_STEP_MS: '20' };
  const server = await ServerProcess.start({ databaseUrl: proxy.url, variables });
  try {
    const account = await createTenant(database.url, 'Commit Pty Ltd');
    const world = await prepareTenant(server.url, account, '10000.00');
    const figures: Figures = { cuts: 0, answered: 0, unavailable: 0 };
    for (let round = 1; round <= rounds; round += 1) {
      const cut = CUTS[round % CUTS.length] ?? 'before it is heard';
      const faults = await cutOnce(
        server,
        proxy,
        world,
        { name: `cut-at-commit-${round}`, cut, random },
        figures,
      );
      verdict.judge(`COMMIT cut ${cut}: 201 or 503, and a repeat that agrees`, faults, `round ${round}`);
    }
    await judgeWhole(database, server, world, verdict);
    verdict.say(
      `  ${figures.cuts} commits cut: ${figures.answered} operations answered 201 all the same, ${figures.unavailable} answered 503`,
    );
    await server.stop();
  } finally {
    await server.kill();
    await proxy.close();
  }
  await database.remove();
}
