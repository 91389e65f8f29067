import { onlyHeader } from '../../conformance/receiver/received-request.ts';
import { Receiver } from '../../conformance/receiver/receiver.ts';
import { textAt, valueAt } from '../../conformance/json/json.ts';
import { Random } from '../../conformance/suite/random.ts';
import { change, readJson, type TenantAccount } from '../client/tenant-client.ts';
import { payoutAttempt } from '../client/tenant-world.ts';
import { anyServer, atOnce, newTenant, type Cluster } from '../concurrency/cluster.ts';
import type { DatabaseSource } from '../server/database-under-test.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import {
  readDeliveries,
  readEvents,
  subscribe,
  untilDelivered,
  type TrialSubscription,
} from './hook-client.ts';

const CALLERS = 8;
const PROCESSES = 2;
const REST_LIMIT_MS = 120_000;

export interface SharedOptions {
  readonly payouts: number;
  readonly seed: string;
}

interface EventPage {
  readonly data: readonly { readonly id: string }[];
}

/** Follows the newest page of events on any server: nothing may ever appear behind what was seen. */
function followEvents(
  cluster: Cluster,
  account: TenantAccount,
): { stop: () => Promise<string[]>; reads: () => number } {
  let isOver = false;
  let reads = 0;
  const run = async (): Promise<string[]> => {
    let seen: readonly string[] = [];
    const faults: string[] = [];
    while (!isOver) {
      const page = await readJson<EventPage>(anyServer(cluster), account.secretKey, '/v1/events?limit=200');
      const ids = page.data.map(({ id }) => id);
      const at = seen[0] === undefined ? -1 : ids.indexOf(seen[0]);
      if (at >= 0 && ids.slice(at).join() !== seen.slice(0, ids.length - at).join())
        faults.push(`an event appeared behind ${seen[0] ?? ''}`);
      // A server that is behind another shows less, and never something else.
      if (at >= 0 || seen.length === 0) seen = ids;
      reads += 1;
    }
    return faults;
  };
  const ended = run().catch((error: unknown) => [String(error)]);
  return {
    stop: () => {
      isOver = true;
      return ended;
    },
    reads: () => reads,
  };
}

async function judgeShared(
  cluster: Cluster,
  account: TenantAccount,
  { id, place }: TrialSubscription,
): Promise<void> {
  const { verdict } = cluster;
  const events = (await readEvents(anyServer(cluster), account)).filter((event) =>
    textAt(event, 'type').startsWith('payout.'),
  );
  const counts = new Map<string, number>();
  for (const request of place.received) {
    const event = onlyHeader(request, 'webhook-id') ?? '';
    counts.set(event, (counts.get(event) ?? 0) + 1);
  }
  verdict.judge(
    'no first attempt is made twice, and none is left out',
    events.flatMap((event) => {
      const count = counts.get(textAt(event, 'id')) ?? 0;
      return count === 1 ? [] : [`${textAt(event, 'type')} ${textAt(event, 'id')} was sent ${count} times`];
    }),
  );
  const deliveries = await readDeliveries(anyServer(cluster), account, id);
  verdict.judge(
    'each delivery counts one attempt',
    deliveries.filter((each) => valueAt(each, 'attemptCount') !== 1).map((each) => JSON.stringify(each)),
  );
  verdict.say(
    `  ${events.length} events, ${deliveries.length} deliveries, ${place.received.length} attempts`,
  );
}

/** Two servers on one database share deliveries: each event is sent once, by whichever, and read in one order by all. */
export async function runSharedDeliveries(
  source: DatabaseSource,
  { payouts, seed }: SharedOptions,
  verdict: Verdict,
): Promise<void> {
  verdict.say(`${PROCESSES} servers on one ${source.kind} deliver ${payouts} payouts, seed ${seed}`);
  const database = await source.create();
  const variables = { CORRIDOR_STEP_MS: '0' };
  const servers = Array.from({ length: PROCESSES }, () =>
    ServerProcess.spawn({ databaseUrl: database.url, variables }),
  );
  const receiver = await Receiver.open();
  try {
    await Promise.all(servers.map((server) => server.untilListening()));
    const cluster: Cluster = { database, servers, random: new Random(`${seed}/shared`), verdict };
    const world = await newTenant(cluster, 'Shared Pty Ltd', '1000000.00');
    const { account, beneficiaryId } = world;
    const subscription = await subscribe(anyServer(cluster), account, receiver, ['payout.*']);
    const reader = followEvents(cluster, account);
    await atOnce(CALLERS, async (caller) => {
      for (let count = caller; count < payouts; count += CALLERS) {
        await change(anyServer(cluster), payoutAttempt(account, `shared-${count}`, beneficiaryId, '1.00'));
      }
    });
    const isTold = (received: readonly unknown[]): boolean => received.length >= 3 * payouts;
    await subscription.place.until(isTold, REST_LIMIT_MS);
    const pending = await untilDelivered(anyServer(cluster), account, subscription.id, REST_LIMIT_MS);
    verdict.judge('nothing appears behind the newest event that a reader saw', await reader.stop());
    verdict.judge(
      'every delivery ends',
      pending.map((each) => `${textAt(each, 'id')} is still pending`),
    );
    await judgeShared(cluster, account, subscription);
    verdict.say(`  ${reader.reads()} readings of the newest events`);
    await Promise.all(servers.map((server) => server.stop()));
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await receiver.close();
  }
  await database.remove();
}
