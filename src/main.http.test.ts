import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Dialect } from './db/statements/statement.ts';
import { exchangeRaw } from './testing/server/raw-exchange.ts';
import { runRefusedServer, startServerProgram, type ServerProgram } from './testing/server/run-program.ts';
import { createTestDatabase } from './testing/databases/test-database.ts';
import { PERSON } from './testing/worlds/test-tenant.ts';

const PATIENCE_MS = 60_000;
const PATH = '/v1/treasury/beneficiaries';
const BODY = JSON.stringify(PERSON);

/** Starts the server as people do, and waits until it says where it listens. */
const start = (databaseUrl: string): Promise<ServerProgram> =>
  startServerProgram({ DATABASE_URL: databaseUrl });

const keyIn = (output: string): string => /Secret key +(sk_sandbox_\w+)/.exec(output)?.[1] ?? '';

function head(key: string, idempotencyKey: string): string {
  return [
    `POST ${PATH} HTTP/1.1`,
    'Host: x',
    `Authorization: Bearer ${key}`,
    `Idempotency-Key: ${idempotencyKey}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(BODY)}`,
    'Expect: 100-continue',
    '',
    '',
  ].join('\r\n');
}

/** Begins a request, waits until the server has taken it, and keeps its body back. */
async function begin(url: string, key: string, idempotencyKey: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), 'localhost');
  await once(socket, 'connect');
  socket.setEncoding('utf8').write(head(key, idempotencyKey));
  const [interim] = (await once(socket, 'data')) as [string];
  expect(interim).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  return socket;
}

/** Sends the body, and reads the answer to the end of the connection. */
async function finish(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: string) => (text += chunk));
  socket.write(BODY);
  await once(socket, 'close');
  return text;
}

const send = (url: string, key: string, idempotencyKey: string): Promise<Response> =>
  fetch(`${url}${PATH}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'idempotency-key': idempotencyKey,
      'content-type': 'application/json',
    },
    body: BODY,
  });

describe.each<Dialect>(['sqlite', 'postgres'])('the server as a process, on %s,', (dialect) => {
  it(
    'finishes the requests that are under way when it is stopped, takes no more, and exits with 0',
    async () => {
      const database = await createTestDatabase(dialect);
      const first = await start(database.url);
      const key = keyIn(first.program.output());
      const before = await (await send(first.url, key, 'before the stop')).text();
      const sockets = await Promise.all(
        [1, 2, 3, 4, 5].map((turn) => begin(first.url, key, `request ${turn}`)),
      );
      first.program.process.kill('SIGTERM');
      while (!first.program.output().includes('"stopping"')) await delay(10);
      await expect(fetch(`${first.url}/healthz`)).rejects.toThrow();
      const answers = await Promise.all(sockets.map(finish));
      for (const answer of answers) {
        expect(answer).toMatch(/^HTTP\/1\.1 201 Created\r\n/);
        expect(answer.toLowerCase()).toContain('connection: close');
      }
      const { exitCode, stderr } = await first.program.ended;
      expect([exitCode, stderr]).toEqual([0, '']);

      const second = await start(database.url);
      expect(keyIn(second.program.output())).toBe('');
      const replay = await send(second.url, key, 'before the stop');
      expect([replay.headers.get('idempotent-replayed'), await replay.text()]).toEqual(['true', before]);
      for (const [index, answer] of answers.entries()) {
        const again = await send(second.url, key, `request ${index + 1}`);
        expect(again.headers.get('idempotent-replayed')).toBe('true');
        expect(answer.endsWith(await again.text())).toBe(true);
      }
      const list = await fetch(`${second.url}${PATH}`, { headers: { authorization: `Bearer ${key}` } });
      expect(((await list.json()) as { data: object[] }).data).toHaveLength(6);
      second.program.process.kill('SIGINT');
      expect((await second.program.ended).exitCode).toBe(0);
      await database.remove();
    },
    PATIENCE_MS,
  );
});

it(
  'prints keys that work when pasted, logs no key, and answers what is no request in JSON',
  async () => {
    const database = await createTestDatabase('sqlite');
    const { program, url } = await start(database.url);
    const [, command = ''] = /\nTry: (curl .*)\n/.exec(program.output()) ?? [];
    const [, target = '', authorization = ''] =
      /^curl -s (http:\S+) -H 'Authorization: (Bearer \S+)'$/.exec(command) ?? [];
    expect((await fetch(target, { headers: { authorization } })).status).toBe(200);
    const [answer] = await exchangeRaw(url, 'NONSENSE\r\n\r\n');
    expect([answer?.status, answer?.body['requestId']]).toEqual([400, answer?.headers['x-request-id']]);
    program.process.kill('SIGTERM');
    const { exitCode, stdout } = await program.ended;
    expect(exitCode).toBe(0);
    const key = keyIn(stdout);
    // Once in the notice, once in its command; never in a log line.
    expect(stdout.split(key)).toHaveLength(3);
    await database.remove();
  },
  PATIENCE_MS,
);

it(
  'refuses to start in production with the secret and the bank of the sandbox, and says so',
  async () => {
    const variables = { CORRIDOR_ENV: 'production', CORRIDOR_BANK: 'simulated', DATABASE_URL: 'mysql://x' };
    const { exitCode, stderr } = await runRefusedServer(variables);
    expect(exitCode).not.toBe(0);
    for (const name of ['CORRIDOR_SECRET', 'CORRIDOR_BANK', 'DATABASE_URL']) expect(stderr).toContain(name);
  },
  PATIENCE_MS,
);
