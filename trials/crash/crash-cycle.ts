import { setTimeout as delay } from 'node:timers/promises';
import { newAttempt, sendUntilDefinite } from '../client/attempt.ts';
import { readJson } from '../client/tenant-client.ts';
import { readBooks, type ShownMovement } from '../books/books.ts';
import { faultsOfContinuation } from '../books/faults-of-continuation.ts';
import { brokenHistory } from '../books/faults-of-books.ts';
import { judgeEffects } from '../books/judge-effects.ts';
import type { Random } from '../../conformance/suite/random.ts';
import { verifyLedger } from '../server/operator.ts';
import type { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import type { Contract } from '../../conformance/contract/contract.ts';
import type { DatabaseUnderTest } from '../server/database-under-test.ts';
import { judgeRoutes, readRouteBooks, type RouteBooks } from './judge-routes.ts';
import { runRouteClient, type RoutedTenant } from './route-workload.ts';
import { runClient, type LoadedTenant, type LoadFindings } from './workload.ts';

const CLIENTS_A_TENANT = 4;

const ROUTE_CLIENTS = 4;

/** Answers that are compared again after each restart, beside those of the cycle itself. */
const OLD_REPLAYS = 20;

export interface CrashRun {
  readonly database: DatabaseUnderTest;
  readonly contract: Contract;
  readonly tenants: readonly LoadedTenant[];
  readonly routed: RoutedTenant;
  routeBooks: RouteBooks;
  readonly histories: Map<string, readonly ShownMovement[]>;
  readonly figures: CrashFigures;
}

export interface CrashFigures {
  unknown: number;
  unknownAccepted: number;
  replays: number;
  readonly recoveriesMs: number[];
}

/** What a server under crash test is told: bank steps that fall between the kills. */
export const CRASH_VARIABLES = { CORRIDOR_STEP_MS: '20' };

export async function loadAndKill(
  run: CrashRun,
  server: ServerProcess,
  cycle: number,
  random: Random,
): Promise<LoadFindings> {
  const findings: LoadFindings = { unknown: [], faults: [], replays: 0 };
  let isOver = false;
  const clients = run.tenants.flatMap((tenant, tenantIndex) =>
    Array.from({ length: CLIENTS_A_TENANT }, (_, index) => {
      const name = `cycle${cycle}-${tenantIndex}-${index}`;
      const client = { name, writesSettings: index === 0, random: random.fork(name) };
      return runClient(server.url, tenant, client, findings, () => isOver);
    }),
  );
  const routeClients = Array.from({ length: ROUTE_CLIENTS }, (_, index) => {
    const name = `cycle${cycle}-routes-${index}`;
    const client = { name, movesClock: index === 0, setsFees: index === 1, random: random.fork(name) };
    return runRouteClient(server.url, run.routed, client, findings, () => isOver);
  });
  await delay(random.integer(100, 2_500));
  isOver = true;
  await server.kill();
  await Promise.all([...clients, ...routeClients]);
  return findings;
}

/** Retries what is unknown with its key until it is definite, and compares acknowledged answers to the byte. */
async function resolveAndReplay(
  run: CrashRun,
  baseUrl: string,
  findings: LoadFindings,
  random: Random,
): Promise<string[]> {
  const { figures } = run;
  for (const attempt of findings.unknown) {
    await sendUntilDefinite(baseUrl, attempt);
    figures.unknown += 1;
    if (attempt.outcome === 'accepted') figures.unknownAccepted += 1;
  }
  const faults = [...findings.faults];
  const { fundings, others } = run.routed;
  const lists = run.tenants.map(({ attempts, settings }) => [...attempts, ...settings]);
  for (const known of [...lists, [...fundings, ...others]]) {
    const old = Array.from({ length: OLD_REPLAYS }, () => random.pick(known));
    for (const attempt of new Set([...known.slice(-OLD_REPLAYS), ...old])) {
      const answer = await sendUntilDefinite(baseUrl, newAttempt(attempt.call));
      figures.replays += 1;
      if (
        answer.status !== attempt.answer?.status ||
        answer.text !== attempt.answer.text ||
        !answer.isReplay
      ) {
        faults.push(`${attempt.call.idempotencyKey} was answered otherwise: ${answer.text}`);
      }
    }
  }
  figures.replays += findings.replays;
  return faults;
}

async function faultsOfSettings(baseUrl: string, { account, settings }: LoadedTenant): Promise<string[]> {
  const last = settings.findLast(({ outcome }) => outcome === 'accepted')?.answer?.text;
  if (last === undefined) return [];
  const now = JSON.stringify(await readJson(baseUrl, account.secretKey, '/v1/treasury/settings'));
  return now === JSON.stringify(JSON.parse(last))
    ? []
    : [`the settings are ${now}, and ${last} was the last`];
}

/** After a restart: makes every outcome definite, then asks for every law, black box and by the operator's command. */
export async function recoverAndJudge(
  run: CrashRun,
  baseUrl: string,
  cycle: number,
  findings: LoadFindings,
  verdict: Verdict,
  random: Random,
): Promise<void> {
  const at = `cycle ${cycle}`;
  verdict.judge(
    'a repeat answers the first reply to the byte',
    await resolveAndReplay(run, baseUrl, findings, random),
    at,
  );
  for (const tenant of run.tenants) {
    const books = await readBooks(baseUrl, tenant.account);
    const earlier = run.histories.get(books.clientId) ?? [];
    verdict.judge(
      'every prefix of a history is covered, and its sum is the balance',
      brokenHistory(books),
      at,
    );
    verdict.judge('no movement is lost or changed', faultsOfContinuation(earlier, books.movements), at);
    judgeEffects(verdict, books, tenant.attempts, at);
    verdict.judge('the last settings stand', await faultsOfSettings(baseUrl, tenant), at);
    run.histories.set(books.clientId, books.movements);
  }
  const routeBooks = await readRouteBooks(baseUrl, run.routed.account);
  await judgeRoutes(run.routed, run, routeBooks, run.routeBooks, verdict, at);
  run.routeBooks = routeBooks;
  verdict.judge('the ledger verifies', await verifyLedger(run.database.url), at);
}
