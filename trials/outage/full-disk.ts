import { closeSync, openSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../src/testing/databases/free-port.ts';
import { exchange } from '../client/exchange.ts';
import { prepareTenant } from '../client/tenant-world.ts';
import { openDatabaseSource } from '../server/database-under-test.ts';
import { createTenant, verifyLedger } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import { Random } from '../../conformance/suite/random.ts';
import { startLoad } from './load.ts';

const LOAD_MS = 3_000;

/** Far more than a stop may take in all, as the server's own last resort has it. */
const STOP_LIMIT_MS = 60_000;

export async function runFullDisk(seed: string, verdict: Verdict): Promise<void> {
  verdict.say('A log on a full disk');
  const source = await openDatabaseSource('sqlite');
  const full = openSync('/dev/full', 'w');
  try {
    const { url } = await source.create();
    const server = await ServerProcess.start({
      databaseUrl: url,
      stdout: full,
      // A machine that is busy with other work refuses no write.
      variables: { PORT: String(await findFreePort()), CORRIDOR_WRITE_DEADLINE_MS: '60000' },
    });
    try {
      const account = await createTenant(url, 'Full Disk Pty Ltd');
      const world = await prepareTenant(server.url, account, '90000.00');
      const load = startLoad(server.url, [world], 'full', new Random(seed));
      await delay(LOAD_MS);
      await load.stop();
      const wrong = load.heard.filter(({ status = 500 }) => status >= 500);
      verdict.judge(
        'a server whose log cannot be written serves',
        wrong.map(({ what, status, text }) => `${what}: ${status ?? 'no answer'} ${text}`),
      );
      const alive = await exchange(server.url, { method: 'GET', path: '/readyz', secretKey: 'none' });
      const toldAt = performance.now();
      server.signal('SIGTERM');
      await Promise.race([server.ended, delay(STOP_LIMIT_MS, undefined, { ref: false })]);
      const ms = Math.round(performance.now() - toldAt);
      const isReady = alive.answer?.status === 200;
      verdict.judge(
        'a server whose log cannot be written ends when it is told to',
        isReady && server.hasEnded
          ? []
          : [`ready: ${String(isReady)}, ended after ${ms} ms: ${String(server.hasEnded)}`],
      );
      verdict.say(`  ${load.heard.length} requests; told to end: ended after ${ms} ms`);
    } finally {
      await server.kill();
    }
    verdict.judge('the ledger verifies', await verifyLedger(url), 'full disk');
  } finally {
    closeSync(full);
    await source.close();
  }
}
