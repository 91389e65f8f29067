import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readMovements } from '../books/books.ts';
import { newAttempt, sendAttempt, sendUntilDefinite, type Attempt } from '../client/attempt.ts';
import { readJson, type Shown } from '../client/tenant-client.ts';
import { payoutAttempt, type TenantWorld } from '../client/tenant-world.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import type { SweepPoint } from '../sweep/statement-sweep.ts';
import { endLeases } from '../server/end-leases.ts';
import { anyServer, type Cluster } from './cluster.ts';

const LOADER = new URL('../loaders/signal-at-statement.ts', import.meta.url).href;

const AT_ONCE_MS = 2_000;

/** How long a stopped process may keep its own tenants waiting: until the database cuts its transaction, and a little. */
const FREED_MS = 5_000;

const SETTLE_LIMIT_MS = 60_000;

const UNREACHED_MS = 5_000;

/** A server that stops at a statement of its own, as if it had been frozen, until it is told to go on. */
interface Victim {
  readonly server: ServerProcess;
  arm(): Promise<void>;
  /** Waits until it stands still; answers where, or undefined when it never came to that statement. */
  untilStopped(limitMs: number): Promise<string | undefined>;
  end(): Promise<void>;
}

async function startVictim(cluster: Cluster, { side, statement }: SweepPoint): Promise<Victim> {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-victim-'));
  const [marker, log] = [join(folder, 'marker'), join(folder, 'log')];
  const server = await ServerProcess.start({
    databaseUrl: cluster.database.url,
    loader: LOADER,
    variables: {
      CORRIDOR_STEP_MS: '0',
      RESILIENCE_MARKER: marker,
      RESILIENCE_LOG: log,
      RESILIENCE_STATEMENT: String(statement),
      RESILIENCE_SIDE: side,
      RESILIENCE_SIGNAL: 'SIGSTOP',
    },
  });
  return {
    server,
    arm: () => writeFile(marker, ''),
    untilStopped: async (limitMs) => {
      const deadline = performance.now() + limitMs;
      while (!existsSync(log)) {
        if (performance.now() > deadline) return undefined;
        await delay(5);
      }
      return (await readFile(log, 'utf8')).trim();
    },
    end: async () => {
      await server.kill();
      await rm(folder, { recursive: true });
    },
  };
}

/** Sends a payout until its answer is definite, as a caller does; answers what is wrong with it, or with how long that took. */
async function payWithin(
  verdict: Verdict,
  baseUrl: string,
  attempt: Attempt,
  limitMs: number,
): Promise<string[]> {
  const startedAt = performance.now();
  await sendUntilDefinite(baseUrl, attempt);
  const tookMs = Math.round(performance.now() - startedAt);
  const name = attempt.call.idempotencyKey;
  if (attempt.outcome !== 'accepted')
    return [`${name} was ${attempt.outcome}: ${attempt.answer?.text ?? ''}`];
  return verdict.isLate(tookMs, limitMs) ? [`${name} took ${tookMs} ms`] : [];
}

function newPayout(world: TenantWorld, key: string): Attempt {
  const attempt = payoutAttempt(world.account, key, world.beneficiaryId, '1.00');
  world.attempts.push(attempt);
  return attempt;
}

async function untilSettled(cluster: Cluster, world: TenantWorld, attempt: Attempt): Promise<string[]> {
  const { id } = JSON.parse(attempt.answer?.text ?? '{}') as Shown;
  const deadline = performance.now() + SETTLE_LIMIT_MS;
  for (;;) {
    const path = `/v1/treasury/payouts/${id}`;
    const payout = await readJson<Shown>(anyServer(cluster), world.account.secretKey, path);
    if (payout['status'] === 'settled') return [];
    if (performance.now() > deadline) return [`${id} is still ${String(payout['status'])}`];
    await endLeases(cluster.database);
    await delay(100);
  }
}

/** What the stopped process itself answered, once it went on: the answer that others had from its survivors, or that nobody knows. */
function faultsOfLateAnswer(late: Attempt, known: Attempt): string[] {
  if (late.internalErrors > 0) return [`${late.call.idempotencyKey}: was answered 500`];
  if (late.outcome === 'unknown') return [];
  return late.answer?.text === known.answer?.text
    ? []
    : [`${late.call.idempotencyKey}: late ${late.answer?.text ?? ''}, before ${known.answer?.text ?? ''}`];
}

/**
 * Stops a process at one statement of a payout, up to its settlement: other tenants are served at once, its own
 * after a few seconds, others finish its work, and when it goes on it changes nothing more.
 * Answers where it stood still.
 */
export async function stopInMidWrite(
  cluster: Cluster,
  worlds: { readonly stopped: TenantWorld; readonly other: TenantWorld },
  name: string,
  point: SweepPoint,
): Promise<string | undefined> {
  const { stopped, other } = worlds;
  const { verdict } = cluster;
  const victim = await startVictim(cluster, point);
  try {
    const known = newPayout(stopped, name);
    const late = newAttempt(known.call);
    await victim.arm();
    const lateAnswer = sendAttempt(victim.server.url, late);
    const where = await victim.untilStopped(UNREACHED_MS);
    if (where === undefined) {
      await sendUntilDefinite(anyServer(cluster), known);
      return undefined;
    }
    const [others, own] = await Promise.all([
      payWithin(verdict, anyServer(cluster), newPayout(other, `${name}-other`), AT_ONCE_MS),
      payWithin(verdict, anyServer(cluster), known, FREED_MS),
    ]);
    verdict.judge('a stopped process keeps no other tenant waiting', others);
    verdict.judge('a stopped process keeps its own tenant waiting a few seconds', own);
    verdict.judge('others finish what a stopped process began', await untilSettled(cluster, stopped, known));
    victim.server.signal('SIGCONT');
    await lateAnswer;
    await delay(300);
    const kinds = (await readMovements(anyServer(cluster), stopped.account))
      .filter(({ externalReference }) => externalReference === name)
      .map(({ kind }) => kind);
    verdict.judge('a process that goes on adds nothing', [
      ...faultsOfLateAnswer(late, known),
      ...(kinds.join() === 'reservation_captured,payout_reserved' ? [] : [`${name}: ${kinds.join()}`]),
    ]);
    return where;
  } finally {
    await victim.end();
  }
}

/** Stops a process that holds the wallets of many tenants in one group: those who are not among them are served at once. */
export async function stopWithManyTenants(
  cluster: Cluster,
  many: readonly TenantWorld[],
  other: TenantWorld,
  name: string,
): Promise<string | undefined> {
  const victim = await startVictim(cluster, { side: 'before', statement: STATEMENT_OF_SECOND_GROUP });
  try {
    const late = many.map((world) => newPayout(world, name));
    await victim.arm();
    const lateAnswers = late.map((attempt) => sendAttempt(victim.server.url, attempt));
    const where = await victim.untilStopped(UNREACHED_MS);
    if (where === undefined) return undefined;
    const held = await countHeldWallets(cluster);
    // One server meets them all, and has fewer connections to the database than there are tenants that wait.
    const survivor = anyServer(cluster);
    const own = many.map((world) =>
      payWithin(cluster.verdict, survivor, newPayout(world, `${name}-own`), FREED_MS),
    );
    await delay(200);
    const others = await payWithin(cluster.verdict, survivor, newPayout(other, `${name}-other`), AT_ONCE_MS);
    cluster.verdict.judge('a stopped process with many tenants keeps no other tenant waiting', others);
    cluster.verdict.judge(
      'a stopped process with many tenants keeps them waiting a few seconds',
      (await Promise.all(own)).flat(),
    );
    victim.server.signal('SIGCONT');
    await Promise.all(lateAnswers);
    await Promise.all(late.map((attempt) => sendUntilDefinite(anyServer(cluster), attempt)));
    return `${held} wallets held, ${where}`;
  } finally {
    await victim.end();
  }
}

/** The first group is a lone payout; what came meanwhile forms the second, which has locked its wallets by now. */
const STATEMENT_OF_SECOND_GROUP = 28;

async function countHeldWallets({ database }: Cluster): Promise<number> {
  const [all] = await database.query('select count(*) as wallets from wallets');
  const free = await database.query('select tenant_id from wallets for update skip locked');
  return Number(all?.['wallets']) - free.length;
}
