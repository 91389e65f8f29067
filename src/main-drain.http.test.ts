import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from './db/connection.ts';
import type { Dialect } from './db/statements/statement.ts';
import { createTestDatabase } from './testing/databases/test-database.ts';
import { startServerProgram, type ServerProgram } from './testing/server/run-program.ts';
import { PERSON } from './testing/worlds/test-tenant.ts';

const PATIENCE_MS = 90_000;
const PATH = '/v1/treasury/beneficiaries';

const keyIn = ({ program }: ServerProgram): string =>
  /Secret key +(sk_sandbox_\w+)/.exec(program.output())?.[1] ?? '';

/** Creates a beneficiary; answers the status, or undefined where nothing came back. */
async function create(
  { url }: ServerProgram,
  key: string,
  idempotencyKey: string,
): Promise<number | undefined> {
  const headers = {
    authorization: `Bearer ${key}`,
    'idempotency-key': idempotencyKey,
    'content-type': 'application/json',
  };
  try {
    const response = await fetch(`${url}${PATH}`, { method: 'POST', headers, body: JSON.stringify(PERSON) });
    await response.text();
    return response.status;
  } catch {
    return undefined;
  }
}

/** What a load balancer sees: the statuses of /readyz one after the other, until nobody takes a connection any more. */
class Prober {
  readonly statuses: number[] = [];
  /** What /healthz says once /readyz says no. */
  healthWhenUnready: number | undefined;

  get isUnready(): boolean {
    return this.statuses.includes(503);
  }

  async run({ url }: ServerProgram): Promise<void> {
    const statusOf = async (path: string): Promise<number> => {
      const response = await fetch(`${url}${path}`, { headers: { connection: 'close' } });
      await response.text();
      return response.status;
    };
    try {
      for (;;) {
        this.statuses.push(await statusOf('/readyz'));
        if (this.isUnready) this.healthWhenUnready ??= await statusOf('/healthz');
        await delay(20);
      }
    } catch {
      // The listener is closed.
    }
  }
}

/** Begins a request, waits until the server has taken it, and keeps its body back. */
async function begin({ url }: ServerProgram, key: string, contentLength: number): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), 'localhost');
  // One that is cut ends in 'close' as well.
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  const lines = [
    `POST ${PATH} HTTP/1.1`,
    'Host: x',
    `Authorization: Bearer ${key}`,
    'Idempotency-Key: begun before the stop',
    'Content-Type: application/json',
    `Content-Length: ${contentLength}`,
    'Expect: 100-continue',
  ];
  socket.setEncoding('utf8').write(`${lines.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  return socket;
}

async function untilStopping({ program }: ServerProgram): Promise<void> {
  while (!program.output().includes('"stopping"')) await delay(10);
}

describe.each<Dialect>(['sqlite', 'postgres'])('a stop under load, on %s,', (dialect) => {
  it(
    'is announced by /readyz while everything is served, and loses no request that was taken',
    async () => {
      const made = await createTestDatabase(dialect);
      const server = await startServerProgram({
        DATABASE_URL: made.url,
        CORRIDOR_DRAIN_MS: '20000',
        CORRIDOR_DRAIN_NOTICE_MS: '4000',
        CORRIDOR_WRITE_DEADLINE_MS: '60000',
        // It gets ready beside the first answers, which on a busy machine may take as long as the notice.
        CORRIDOR_CONTRACT_GUARD: 'off',
      });
      const key = keyIn(server);
      const prober = new Prober();
      const probing = prober.run(server);
      const answers: (number | undefined)[] = [];
      const served = new Set<string>();
      const call = async (
        name: string,
        isOver: (last: number | undefined) => boolean,
      ): Promise<unknown[]> => {
        const own: (number | undefined)[] = [];
        do {
          own.push(await create(server, key, `${name} ${own.length}`));
          served.add(name);
        } while (!isOver(own.at(-1)));
        answers.push(...own);
        return own;
      };
      const eight = Array.from({ length: 8 }, (_, index) => index);
      const names = eight.flatMap((each) => [`behind ${each}`, `direct ${each}`]);
      // Behind a load balancer nothing more is begun once that has noticed; whoever has none goes on to the end.
      const behind = Promise.all(eight.map((each) => call(`behind ${each}`, () => prober.isUnready)));
      const direct = Promise.all(eight.map((each) => call(`direct ${each}`, (last) => last === undefined)));
      await vi.waitFor(() => expect(served).toEqual(new Set(names)));
      server.program.process.kill('SIGTERM');
      for (const own of await behind) expect(new Set(own)).toEqual(new Set([201]));
      for (const own of await direct) expect(new Set(own.slice(0, -1))).toEqual(new Set([201]));
      await probing;
      expect(prober.statuses.lastIndexOf(200)).toBeLessThan(prober.statuses.indexOf(503));
      expect(prober.healthWhenUnready).toBe(200);
      const { exitCode, stderr } = await server.program.ended;
      expect([exitCode, stderr]).toEqual([0, '']);
      // Whatever got no answer did not happen: nobody has taken it.
      const database = openDatabase(made.url);
      const rows = await database.reader('beneficiaries').select('id');
      expect(rows).toHaveLength(answers.filter((status) => status === 201).length);
      await database.destroy();
      await made.remove();
    },
    PATIENCE_MS,
  );
});

it(
  'a stop cuts a request that hangs, and ends by itself within its limit',
  async () => {
    const made = await createTestDatabase('sqlite');
    // Only the stop can cut the request: its own limit is longer than the test may take.
    const server = await startServerProgram({
      DATABASE_URL: made.url,
      CORRIDOR_DRAIN_MS: '1000',
      CORRIDOR_REQUEST_MS: '600000',
    });
    const socket = await begin(server, keyIn(server), 100);
    const closed = once(socket, 'close');
    server.program.process.kill('SIGTERM');
    const { exitCode } = await server.program.ended;
    expect(exitCode).toBe(0);
    await closed;
    await made.remove();
  },
  PATIENCE_MS,
);

it(
  'a stop that takes longer than it may is broken off, and says so',
  async () => {
    const made = await createTestDatabase('sqlite');
    const server = await startServerProgram({
      DATABASE_URL: made.url,
      CORRIDOR_DRAIN_MS: '200',
      // Only the stop can end the write: its own deadline is longer than the test may take.
      CORRIDOR_WRITE_DEADLINE_MS: '600000',
    });
    const other = openDatabase(made.url);
    await other.writer.raw('begin immediate');
    const lost = create(server, keyIn(server), 'held up by another');
    const metrics = async (): Promise<string> => (await fetch(`${server.url}/metrics`)).text();
    // A worker's write may wait there too.
    while (!/^corridor_write_queue_writes [1-9]/m.test(await metrics())) await delay(10);
    server.program.process.kill('SIGTERM');
    const { exitCode, stdout } = await server.program.ended;
    expect([exitCode, stdout]).toEqual([1, expect.stringContaining('stopping took too long')]);
    expect(await lost).toBeUndefined();
    await other.writer.raw('rollback');
    await other.destroy();
    await made.remove();
  },
  PATIENCE_MS,
);

it(
  'a second signal ends a stop at once; the echo of the first does not',
  async () => {
    const made = await createTestDatabase('sqlite');
    const body = JSON.stringify(PERSON);
    const variables = { DATABASE_URL: made.url, CORRIDOR_DRAIN_MS: '60000' };
    const first = await startServerProgram(variables);
    await begin(first, keyIn(first), 100);
    first.program.process.kill('SIGTERM');
    await untilStopping(first);
    await delay(1_500);
    first.program.process.kill('SIGTERM');
    const { exitCode, stdout } = await first.program.ended;
    expect([exitCode, stdout]).toEqual([1, expect.stringContaining('second stop signal')]);

    const second = await startServerProgram(variables);
    const socket = await begin(second, keyIn(first), body.length);
    let answer = '';
    socket.on('data', (text: string) => (answer += text));
    // Two of one kind could become one on their way.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) second.program.process.kill(signal);
    await untilStopping(second);
    socket.write(body);
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 201 Created\r\n/);
    expect((await second.program.ended).exitCode).toBe(0);
    await made.remove();
  },
  PATIENCE_MS,
);
