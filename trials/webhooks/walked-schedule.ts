import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { status } from '../../conformance/receiver/answers.ts';
import { Receiver } from '../../conformance/receiver/receiver.ts';
import { textAt, valueAt, type JsonObject } from '../../conformance/json/json.ts';
import { attemptOf, change, readJson } from '../client/tenant-client.ts';
import { beneficiaryAttempt } from '../client/tenant-world.ts';
import type { DatabaseSource } from '../server/database-under-test.ts';
import { createTenant } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import { readDeliveries, subscribe } from './hook-client.ts';

const ATTEMPTS = 10;
const PATIENCE_MS = 60_000;

/** Walks the whole schedule by the sandbox's clock, and says how long that took. */
export async function runWalkedSchedule(source: DatabaseSource, verdict: Verdict): Promise<void> {
  const database = await source.create();
  const receiver = await Receiver.open();
  const server = await ServerProcess.start({ databaseUrl: database.url });
  try {
    const account = await createTenant(database.url, 'Walked Pty Ltd');
    const { id } = await subscribe(server.url, account, receiver, ['beneficiary.created'], status(500));
    const moveTo = async (frozenAt: string): Promise<void> => {
      await change(server.url, attemptOf(account, randomUUID(), 'POST', '/v1/sandbox/clock', { frozenAt }));
    };
    const read = async (): Promise<JsonObject> => (await readDeliveries(server.url, account, id))[0] ?? {};
    const clock = await readJson<{ now: string }>(server.url, account.secretKey, '/v1/sandbox/clock');
    await moveTo(new Date(Date.parse(clock.now) + 1_000).toISOString());
    await change(server.url, beneficiaryAttempt(account, 'walked-schedule'));
    const startedAt = performance.now();
    let calls = 0;
    let delivery = await read();
    for (let attempt = 1; attempt <= ATTEMPTS && performance.now() - startedAt < PATIENCE_MS;) {
      if (Number(valueAt(delivery, 'attemptCount') ?? 0) < attempt) await delay(20);
      else {
        attempt += 1;
        const next = textAt(delivery, 'nextAttemptAt');
        if (next !== '') {
          calls += 1;
          await moveTo(next);
        }
      }
      delivery = await read();
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const said = `${textAt(delivery, 'status')} after ${JSON.stringify(valueAt(delivery, 'attemptCount'))} attempts in ${calls} calls`;
    verdict.say(`The schedule on ${source.kind}: ${said}, ${seconds.toFixed(1)} s`);
    verdict.judge(
      'ten attempts are walked in nine calls of the clock',
      said === 'failed after 10 attempts in 9 calls' ? [] : [said],
    );
    await server.stop();
  } finally {
    await server.kill();
    await receiver.close();
  }
  await database.remove();
}
