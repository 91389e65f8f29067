import { get, type ClientRequest } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { Dialect } from '../../src/db/statements/statement.ts';
import { newMember } from '../../trials/access/invite.ts';
import { confirm, enrol, type Person, signIn } from '../../trials/access/person.ts';
import { newEmail } from '../../trials/access/scene.ts';
import { createOwnedTenant } from '../../trials/server/operator.ts';
import { ServerProcess } from '../../trials/server/server-process.ts';
import { percentile } from '../../trials/percentile.ts';
import { openDatabases } from '../databases.ts';
import { readTree } from '../usage/process-tree.ts';

/** A session has no more. */
const STREAMS_A_SESSION = 4;

export interface StreamFigure {
  readonly streams: number;
  readonly eventsASecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Of the server, in processors. */
  readonly cpu: number;
  /** Changes that the streams were told of one by one, of all that happened, in per cent. */
  readonly told: number;
  /** How often each stream was told to read everything again, which stands for all others. */
  readonly resyncs: number;
}

class Streams {
  readonly #requests: ClientRequest[] = [];
  told = 0;
  resyncs = 0;

  async open(url: string, people: readonly { readonly cookie: string }[], count: number): Promise<void> {
    const opened = Array.from({ length: count }, async (_, index) => {
      const { cookie = '' } = people[Math.floor(index / STREAMS_A_SESSION)] ?? {};
      await new Promise<void>((resolve, reject) => {
        const headers = { cookie, 'sec-fetch-site': 'same-origin', accept: 'text/event-stream' };
        const request = get(`${url}/console/api/live`, { headers, agent: false }, (response) => {
          if (response.statusCode !== 200)
            reject(new Error(`A stream was answered ${response.statusCode ?? 0}`));
          response.setEncoding('utf8');
          response.on('data', (text: string) => {
            const resyncs = text.split('event: resync').length - 1;
            this.resyncs += resyncs;
            this.told += text.split('\ndata:').length - 1 - resyncs;
          });
          resolve();
        });
        request.once('error', reject);
        this.#requests.push(request);
      });
    });
    await Promise.all(opened);
    for (const request of this.#requests) request.on('error', () => undefined);
  }

  close(): void {
    for (const request of this.#requests) request.destroy();
  }
}

/** Makes so many changes a second for some seconds, each when it is due; answers how long each took. */
async function change(url: string, key: string, aSecond: number, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const began = performance.now();
  const one = async (index: number): Promise<void> => {
    const due = began + (index * 1_000) / aSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const response = await fetch(`${url}/v1/treasury/destinations`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({
        name: 'Bench',
        asset: 'USDC',
        network: 'base',
        address: `0x${randomUUID().replaceAll('-', '').padEnd(40, '0')}`,
      }),
    });
    await response.text();
    if (response.status !== 201) throw new Error(`A change was answered ${response.status}`);
    times.push(performance.now() - due);
  };
  await Promise.all(Array.from({ length: aSecond * seconds }, (_, index) => one(index)));
  return times;
}

async function sessionsOf(url: string, owner: Person, count: number): Promise<{ readonly cookie: string }[]> {
  await confirm(url, owner);
  const sessions: { cookie: string }[] = [];
  while (sessions.length < count) {
    const member = await newMember(owner, url, 'viewer');
    sessions.push({ cookie: (await signIn(url, member)).jar.header });
  }
  return sessions;
}

/** Changes beside no stream and beside some, in turns. */
export async function measureStreams(
  dialect: Dialect,
  {
    streams,
    aSecond,
    seconds,
    rounds,
  }: Readonly<Record<'streams' | 'aSecond' | 'seconds' | 'rounds', number>>,
): Promise<StreamFigure[]> {
  const databases = await openDatabases(dialect);
  const databaseUrl = await databases.fresh();
  const server = await ServerProcess.start({ databaseUrl });
  try {
    const account = await createOwnedTenant(databaseUrl, 'Streams Pty Ltd', newEmail());
    const owner = await enrol(server.url, account.owner.enrolmentUrl);
    const sessions = await sessionsOf(server.url, owner, Math.ceil(streams / STREAMS_A_SESSION));
    const figures: StreamFigure[] = [];
    await change(server.url, account.secretKey, aSecond, 2);
    for (let round = 0; round < rounds; round += 1) {
      for (const count of [0, streams]) {
        const open = new Streams();
        await open.open(server.url, sessions, count);
        const before = readTree(server.pid).cpuSeconds;
        const times = await change(server.url, account.secretKey, aSecond, seconds);
        // What happened last is told within a second.
        await new Promise((resolve) => setTimeout(resolve, 2_000));
        const cpu = (readTree(server.pid).cpuSeconds - before) / seconds;
        open.close();
        const happened = count * aSecond * seconds;
        figures.push({
          streams: count,
          eventsASecond: aSecond,
          p50Ms: percentile(times, 0.5),
          p99Ms: percentile(times, 0.99),
          cpu,
          told: happened === 0 ? 100 : (open.told / happened) * 100,
          resyncs: count === 0 ? 0 : open.resyncs / count,
        });
      }
    }
    return figures;
  } finally {
    await server.kill();
    await databases.stop();
  }
}
