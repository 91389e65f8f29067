import { setTimeout as delay } from 'node:timers/promises';
import { brokenRecords, brokenHistory } from '../books/faults-of-books.ts';
import { readAtRest } from '../books/read-at-rest.ts';
import { prepareRoutes } from '../client/route-world.ts';
import { prepareTenant } from '../client/tenant-world.ts';
import { textAt, type JsonObject } from '../../conformance/json/json.ts';
import { Random } from '../../conformance/suite/random.ts';
import type { DatabaseSource } from '../server/database-under-test.ts';
import { endLeases } from '../server/end-leases.ts';
import { configure, createTenant, issueStepUp } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import { percentile } from '../percentile.ts';
import type { Verdict } from '../verdict.ts';
import { CRASH_VARIABLES, loadAndKill, recoverAndJudge, type CrashRun } from './crash-cycle.ts';
import {
  isAtRest,
  judgeRoutes,
  readRouteBooks,
  readServedContract,
  type RouteBooks,
} from './judge-routes.ts';
import type { RoutedTenant } from './route-workload.ts';
import type { LoadedTenant, LoadFindings } from './workload.ts';

const TENANTS = 2;

/** Longer than an instruction's lease, which a killed worker leaves behind. */
const REST_LIMIT_MS = 60_000;

const NO_FINDINGS: LoadFindings = { unknown: [], faults: [], replays: 0 };

async function start(databaseUrl: string): Promise<ServerProcess> {
  return ServerProcess.start({ databaseUrl, variables: CRASH_VARIABLES });
}

async function killWhileStarting(databaseUrl: string, random: Random): Promise<void> {
  const server = ServerProcess.spawn({ databaseUrl, variables: CRASH_VARIABLES });
  await delay(random.integer(200, 2_000));
  await server.kill();
}

async function prepareRouted(databaseUrl: string, baseUrl: string, random: Random): Promise<RoutedTenant> {
  const account = await createTenant(databaseUrl, 'Crash Routes Pty Ltd');
  await configure(databaseUrl, account, {
    pricing: {
      fees: [
        { operation: 'transfer', asset: 'AUD', flat: '0.30', bps: 25 },
        { operation: 'transfer', asset: 'USDC', flat: '0.200001', bps: 40 },
        { operation: 'kyc', asset: 'AUD', flat: '1.50', bps: 0 },
        { operation: 'subscription', asset: 'AUD', flat: '99.00', bps: 0 },
      ],
    },
  });
  const limits = [{ max: '300.00' }, { min: '20' }, { daily: '2000.00' }];
  const routes = await prepareRoutes(baseUrl, account, { customers: 2, routes: 8, limits }, random);
  const stepUpToken = await issueStepUp(databaseUrl, account);
  return { account, routes, stepUpToken, fundings: [], others: [] };
}

async function prepare(
  databaseUrl: string,
  random: Random,
): Promise<Pick<CrashRun, 'tenants' | 'routed' | 'contract'>> {
  const server = await start(databaseUrl);
  const tenants: LoadedTenant[] = [];
  for (let index = 0; index < TENANTS; index += 1) {
    const account = await createTenant(databaseUrl, `Crash ${index} Pty Ltd`);
    await configure(databaseUrl, account, {
      pricing: {
        fees: [
          { operation: 'payout', asset: 'AUD', flat: '0.30', bps: 25 },
          { operation: 'stable_withdrawal', asset: 'USDC', flat: '0.300001', bps: 25 },
          { operation: 'conversion', asset: 'AUD', flat: '0.07', bps: 30 },
          { operation: 'deposit', asset: 'USDC', flat: '0.000009', bps: 5 },
        ],
      },
      // A quote whose acceptance nobody answered is accepted again after the restart.
      settlement: { quoteTtlSeconds: 3600 },
    });
    tenants.push({ ...(await prepareTenant(server.url, account, '400.00')), settings: [] });
  }
  const routed = await prepareRouted(databaseUrl, server.url, random);
  const contract = await readServedContract(server.url, routed.account);
  await server.kill();
  return { tenants, routed, contract };
}

async function judgeRoutesAtRest(run: CrashRun, baseUrl: string, verdict: Verdict): Promise<void> {
  const deadline = performance.now() + REST_LIMIT_MS;
  const { account, others } = run.routed;
  const steered = new Set(
    others.flatMap(({ call }) => /\/transfers\/([^/]+)\/advance/.exec(call.path)?.[1] ?? []),
  );
  const moving = ({ transfers }: RouteBooks): JsonObject[] =>
    transfers.filter((transfer) => !isAtRest(transfer, steered));
  let books = await readRouteBooks(baseUrl, account);
  while (moving(books).length > 0 && performance.now() < deadline) {
    await delay(500);
    books = await readRouteBooks(baseUrl, account);
  }
  verdict.judge(
    'every transfer comes to rest',
    moving(books).map((transfer) => `${textAt(transfer, 'id')} is still ${textAt(transfer, 'status')}`),
  );
  await judgeRoutes(run.routed, run, books, run.routeBooks, verdict, 'at rest');
}

async function judgeAtRest(run: CrashRun, baseUrl: string, verdict: Verdict): Promise<void> {
  for (const { account } of run.tenants) {
    const { books, moving } = await readAtRest(baseUrl, account, REST_LIMIT_MS);
    verdict.judge('every operation comes to rest', moving);
    verdict.judge(
      'every prefix of a history is covered, and its sum is the balance',
      brokenHistory(books),
      'at rest',
    );
    verdict.judge('every movement is what its record says', brokenRecords(books), 'at rest');
  }
}

function sayRoutes({ routeBooks: { transfers, invoices } }: CrashRun, verdict: Verdict): void {
  const statuses = new Map<string, number>();
  for (const transfer of transfers) {
    const status = textAt(transfer, 'status');
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const counts = [...statuses].map(([status, count]) => `${count} ${status}`);
  verdict.say(`  ${transfers.length} transfers (${counts.join(', ')}), ${invoices.length} months invoiced`);
}

function sayFigures({ tenants, routed, figures }: CrashRun, cycles: number, verdict: Verdict): void {
  const wallets = tenants.flatMap((tenant) => [...tenant.attempts, ...tenant.settings]);
  const attempts = [...wallets, ...routed.fundings, ...routed.others];
  const count = (outcome: string): number => attempts.filter((one) => one.outcome === outcome).length;
  verdict.say(
    `  ${cycles} cycles: ${attempts.length} calls, ${count('accepted')} accepted, ${count('refused')} refused; ` +
      `${figures.unknown} were unknown when the server died, of which ${figures.unknownAccepted} had or took effect; ` +
      `${figures.replays} replays compared; restart p95 ${Math.round(percentile(figures.recoveriesMs, 0.95))} ms`,
  );
}

export interface CrashShape {
  readonly cycles: number;
  readonly seed: string;
  /** Ends by SQL, after each kill, the leases that run out by themselves otherwise. */
  readonly endsLeases: boolean;
}

/** Experiment X-01: kills the server under load, again and again, on one database, and judges after each restart. */
export async function runCrashCycles(
  source: DatabaseSource,
  { cycles, seed, endsLeases }: CrashShape,
  verdict: Verdict,
): Promise<void> {
  verdict.say(`Killed under load on ${source.kind}, ${cycles} cycles, seed ${seed}`);
  const random = new Random(`${seed}/crash/${source.kind}`);
  const database = await source.create();
  // The first start migrates: a server that dies over it must not stand in the way of the next.
  for (let count = 0; count < 2; count += 1) await killWhileStarting(database.url, random);
  const run: CrashRun = {
    database,
    ...(await prepare(database.url, random)),
    routeBooks: { transfers: [], invoices: [] },
    histories: new Map(),
    figures: { unknown: 0, unknownAccepted: 0, replays: 0, recoveriesMs: [] },
  };
  let findings = NO_FINDINGS;
  for (let cycle = 1; cycle <= cycles + 1; cycle += 1) {
    if (cycle % 4 === 0) await killWhileStarting(database.url, random);
    if (endsLeases) await endLeases(database);
    const startedAt = performance.now();
    const server = await start(database.url);
    run.figures.recoveriesMs.push(performance.now() - startedAt);
    try {
      if (cycle > 1) await recoverAndJudge(run, server.url, cycle - 1, findings, verdict, random);
      if (cycle <= cycles) findings = await loadAndKill(run, server, cycle, random);
      else {
        await judgeAtRest(run, server.url, verdict);
        await judgeRoutesAtRest(run, server.url, verdict);
      }
      if (cycle > cycles) await server.stop();
    } finally {
      await server.kill();
    }
  }
  sayFigures(run, cycles, verdict);
  sayRoutes(run, verdict);
  await database.remove();
}
