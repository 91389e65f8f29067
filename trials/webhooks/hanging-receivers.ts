import { setTimeout as delay } from 'node:timers/promises';
import { hang } from '../../conformance/receiver/answers.ts';
import { eventIn, onlyHeader } from '../../conformance/receiver/received-request.ts';
import { Receiver } from '../../conformance/receiver/receiver.ts';
import { textAt } from '../../conformance/json/json.ts';
import { change, type TenantAccount } from '../client/tenant-client.ts';
import { beneficiaryAttempt } from '../client/tenant-world.ts';
import { percentile } from '../percentile.ts';
import type { DatabaseSource } from '../server/database-under-test.ts';
import { createTenant } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import { subscribe, type TrialSubscription } from './hook-client.ts';

const TYPES = ['beneficiary.created'];
const PATIENCE_MS = 60_000;
const IDLE_P95_MS = 1_000;
const AT_ONCE = 8;

export interface HangingOptions {
  readonly hanging: number;
  readonly events: number;
  readonly pauseMs: number;
}

interface Stretch {
  readonly name: string;
  readonly lagsMs: readonly number[];
}

/** Causes events one after the other, and takes how long each was on its way to the good receiver. */
async function stretchOf(
  name: string,
  baseUrl: string,
  account: TenantAccount,
  good: TrialSubscription,
  { events, pauseMs }: HangingOptions,
): Promise<Stretch> {
  const { place } = good;
  const before = place.received.length;
  for (let index = 0; index < events; index += 1) {
    await change(baseUrl, beneficiaryAttempt(account, `stretch-${name}-${index}`));
    await delay(pauseMs);
  }
  await place.until(({ length }) => length >= before + events, PATIENCE_MS);
  const first = new Map<string, number>();
  for (const request of place.received.slice(before)) {
    const id = onlyHeader(request, 'webhook-id') ?? '';
    const lag = request.receivedAt - Date.parse(textAt(eventIn(request), 'timestamp'));
    if (!first.has(id)) first.set(id, lag);
  }
  return { name, lagsMs: [...first.values()] };
}

async function subscribeMany(
  baseUrl: string,
  account: TenantAccount,
  receiver: Receiver,
  count: number,
): Promise<void> {
  for (let made = 0; made < count; made += AT_ONCE) {
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - made) }, () =>
        subscribe(baseUrl, account, receiver, TYPES, hang),
      ),
    );
  }
}

/** Many receivers that never answer beside one that does: it hears as soon as before. */
export async function runHangingReceivers(
  source: DatabaseSource,
  options: HangingOptions,
  verdict: Verdict,
): Promise<void> {
  verdict.say(
    `${options.hanging} hanging receivers beside a good one on ${source.kind}, ${options.events} events a stretch`,
  );
  const database = await source.create();
  const [good, bad] = [await Receiver.open(), await Receiver.open()];
  const server = await ServerProcess.start({ databaseUrl: database.url });
  try {
    const account = await createTenant(database.url, 'Good Pty Ltd');
    const subscription = await subscribe(server.url, account, good, TYPES);
    await stretchOf('warm', server.url, account, subscription, { ...options, events: 10 });
    const alone = await stretchOf('alone', server.url, account, subscription, options);
    await subscribeMany(server.url, account, bad, options.hanging);
    const beside = await stretchOf('beside', server.url, account, subscription, options);
    const p95 = ({ lagsMs }: Stretch): number => percentile(lagsMs, 0.95);
    const ratio = p95(beside) / p95(alone);
    for (const each of [alone, beside])
      verdict.say(
        `  ${each.name}: ${each.lagsMs.length} events, p50 ${percentile(each.lagsMs, 0.5)} ms, p95 ${p95(each)} ms`,
      );
    verdict.say(`  p95 beside them is ${ratio.toFixed(2)} times that alone`);
    verdict.judge(
      'the good receiver gets everything',
      [alone, beside].flatMap(({ name, lagsMs }) =>
        lagsMs.length === options.events ? [] : [`${name}: ${lagsMs.length} of ${options.events}`],
      ),
    );
    verdict.judge(
      'an idle service starts a first attempt within a second',
      p95(alone) < IDLE_P95_MS ? [] : [`p95 is ${p95(alone)} ms`],
    );
    // On a busy machine some milliseconds double by themselves.
    const isLate = p95(beside) > Math.max(2 * p95(alone), IDLE_P95_MS);
    verdict.judge(
      'the good receiver does not wait for the hanging ones',
      isLate ? [`${ratio.toFixed(2)} times`] : [],
    );
    await server.kill();
  } finally {
    await server.kill();
    await Promise.all([good.close(), bad.close()]);
  }
  await database.remove();
}
