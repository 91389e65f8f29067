import { readBooks } from '../books/books.ts';
import { brokenHistory } from '../books/faults-of-books.ts';
import { judgeEffects } from '../books/judge-effects.ts';
import type { TenantWorld } from '../client/tenant-world.ts';
import { verifyLedger } from '../server/operator.ts';
import type { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import { faultsOfRepeats, type Heard, type Load } from './load.ts';

const ANSWER_LIMIT_MS = 6_000;

const READINESS_LIMIT_MS = 2_500;

export interface JudgedServer {
  readonly databaseUrl: string;
  readonly server: ServerProcess;
  readonly worlds: readonly TenantWorld[];
  readonly verdict: Verdict;
}

export const shown = ({ what, status, ms, text }: Heard): string =>
  `${what}: ${status ?? 'no answer'} after ${Math.round(ms)} ms ${text}`;

/** That all was answered in time, and honestly. */
export function judgeAnswers(
  { heard, readiness }: Pick<Load, 'heard' | 'readiness'>,
  verdict: Verdict,
  at: string,
): void {
  verdict.judge(
    `every request is answered${verdict.within(ANSWER_LIMIT_MS)}`,
    heard.filter(({ ms, status }) => status === undefined || verdict.isLate(ms, ANSWER_LIMIT_MS)).map(shown),
    at,
  );
  const isWrong = ({ status = 0 }: Heard): boolean => status >= 500 && status !== 503;
  verdict.judge('what cannot be served is answered 503, and never 500', heard.filter(isWrong).map(shown), at);
  verdict.judge(
    `/readyz is answered${verdict.within(READINESS_LIMIT_MS)}`,
    readiness
      .filter(({ ms, status }) => status === undefined || verdict.isLate(ms, READINESS_LIMIT_MS))
      .map(shown),
    at,
  );
}

/** That nothing was lost or doubled of what was sent under load. */
export async function judgeBooks(
  { databaseUrl, server, worlds, verdict }: JudgedServer,
  at: string,
): Promise<void> {
  for (const world of worlds) {
    const faults = await faultsOfRepeats(server.url, world.attempts);
    verdict.judge('every repeat with the same key agrees', faults, at);
    const books = await readBooks(server.url, world.account);
    verdict.judge(
      'every prefix of a history is covered, and its sum is the balance',
      brokenHistory(books),
      at,
    );
    judgeEffects(verdict, books, world.attempts, at);
  }
  verdict.judge('the ledger verifies', await verifyLedger(databaseUrl), at);
}
