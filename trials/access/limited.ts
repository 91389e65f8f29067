import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTenant } from '../server/operator.ts';
import type { DatabaseSource } from '../server/database-under-test.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import { TrialBrowser, type Answer } from './browser.ts';

const LOADER = new URL('../loaders/count-statements.ts', import.meta.url).href;

/** Tokens a second, and at most. */
const RATE = 100;
const BURST = 200;

const PROCESSES = 2;

const CALLERS = 12;

const MOST_STATEMENTS = 0.1;

async function storm(urls: readonly string[], key: string, seconds: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  const endsAt = performance.now() + seconds * 1_000;
  const headers = { Authorization: `Bearer ${key}` };
  const caller = async (url: string): Promise<void> => {
    while (performance.now() < endsAt) {
      const path = '/v1/treasury/settings';
      answers.push(await new TrialBrowser().sendApart(url, { method: 'GET', path, headers }));
    }
  };
  await Promise.all(urls.flatMap((url) => Array.from({ length: CALLERS }, () => caller(url))));
  return answers;
}

/**
 * Several servers on one PostgreSQL share a limit: together they let as much through as one would, and ask the database
 * for few of the requests.
 */
export async function limitTogether(
  source: DatabaseSource,
  seconds: number,
  verdict: Verdict,
): Promise<void> {
  verdict.say(`A limit of ${RATE} a second and ${BURST} at once, for ${seconds} s on ${PROCESSES} servers`);
  const database = await source.create();
  const folder = await mkdtemp(join(tmpdir(), 'corridor-limited-'));
  const servers: ServerProcess[] = [];
  try {
    while (servers.length < PROCESSES) {
      const variables = {
        CORRIDOR_RATE_LIMIT: `${RATE}/${BURST}`,
        CORRIDOR_TENANT_RATE_LIMIT: 'off',
        COUNTED_TEXT: 'rate_limits',
        COUNTED_LOG: join(folder, String(servers.length)),
      };
      servers.push(await ServerProcess.start({ databaseUrl: database.url, loader: LOADER, variables }));
    }
    const { secretKey } = await createTenant(database.url, 'Limited Pty Ltd');
    const beganAt = performance.now();
    const answers = await storm(
      servers.map(({ url }) => url),
      secretKey,
      seconds,
    );
    const took = (performance.now() - beganAt) / 1_000;
    await Promise.all(servers.map((server) => server.stop()));
    const counts = await Promise.all(
      servers.map((_, index) => readFile(join(folder, String(index)), 'utf8')),
    );
    judge(
      answers,
      took,
      counts.reduce((sum, text) => sum + Number(text), 0),
      verdict,
    );
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await rm(folder, { recursive: true });
  }
  await database.remove();
}

function judge(answers: readonly Answer[], took: number, statements: number, verdict: Verdict): void {
  const passed = answers.filter(({ status }) => status === 200).length;
  const limited = answers.filter(({ status }) => status === 429).length;
  const most = BURST + Math.ceil(RATE * took);
  const strange = answers.filter(({ status }) => status !== 200 && status !== 429);
  verdict.judge('several servers let through together what one may', [
    ...(passed <= most ? [] : [`${passed} passed in ${took.toFixed(1)} s, and ${most} may`]),
    // What one of them holds back is not lost: nobody is kept from most of what they may.
    ...(passed >= BURST ? [] : [`only ${passed} passed`]),
    ...(limited > 0 ? [] : ['nothing met the limit']),
    ...strange.map(({ status, text }) => `answered ${status} ${text}`),
  ]);
  // Whoever passes may cost a statement; what is left of them was for those who were limited.
  const each = Math.max(0, statements - passed) / Math.max(1, limited);
  verdict.judge(
    'what is limited costs the database nothing',
    each <= MOST_STATEMENTS ? [] : [`${each.toFixed(2)} statements a limited request`],
  );
  verdict.say(
    `  ${passed} of ${most} passed in ${took.toFixed(1)} s, ${limited} were limited; ` +
      `${statements} statements about limits, ${(statements / answers.length).toFixed(3)} a request`,
  );
}
