import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findFreePort } from '../../src/testing/databases/free-port.ts';
import { createTestDatabase, type TestDatabase } from '../../src/testing/databases/test-database.ts';
import { openReceiver } from '../../src/testing/receivers/receiver.ts';
import { startProgram, type RunningProgram } from '../../src/testing/server/run-program.ts';
import { startTestServer, type TestServer } from '../../src/testing/server/test-server.ts';
import type { TestTenant } from '../../src/testing/worlds/test-tenant.ts';
import { Corridor } from '../../sdk/src/corridor.ts';
import { listenerSecret } from '../listener/listener-secret.ts';
import { runCorridor } from '../program.ts';
import { Sandbox } from '../triggers/sandbox.ts';

const PATIENCE_MS = 50_000;

async function until(is: () => boolean, program: RunningProgram): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!is()) {
    if (performance.now() > deadline) throw new Error(`It did not come to pass: ${program.output()}`);
    await delay(20);
  }
}

const programs: RunningProgram[] = [];

async function startListener(
  words: readonly string[],
  variables: Record<string, string> = {},
): Promise<RunningProgram> {
  const program = startProgram('cli/corridor.ts', ['listen', ...words], variables);
  programs.push(program);
  await until(() => program.output().includes('Ctrl-C ends it.'), program);
  return program;
}

function eventLines(program: RunningProgram): string[] {
  return program
    .output()
    .split('\n')
    .filter((line) => /^\d{4}-/.test(line));
}

const idsIn = (lines: readonly string[]): string[] => lines.map((line) => line.split('  ')[2] ?? '');

async function interrupt(program: RunningProgram): Promise<void> {
  program.process.kill('SIGINT');
  expect(await program.ended).toMatchObject({ exitCode: 0 });
}

afterEach(() => {
  for (const { process } of programs.splice(0)) process.kill('SIGKILL');
});

describe('without a server', () => {
  const never = new AbortController().signal;
  let said: string[];

  beforeEach(() => {
    said = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ['no server', ['--api-key', 'sk_sandbox_x'], /could not be reached/],
    ['no key', ['--api-key', ''], /An API key is required/],
    ['a pattern that is none', ['--api-key', 'sk_sandbox_x', '--events', 'pay*'], /is not an event type/],
    [
      'an address that is none',
      ['--api-key', 'sk_sandbox_x', '--forward-to', 'localhost:4000'],
      /not an http or https address/,
    ],
  ])('%s is exit code 2', async (_, words, reason) => {
    const url = `http://127.0.0.1:${String(await findFreePort())}`;
    await runCorridor(['listen', '--base-url', url, ...words], never);
    const code = process.exitCode;
    process.exitCode = 0;
    expect(code).toBe(2);
    expect(said.join('')).toMatch(reason);
  });
});

class Relay {
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  port = 0;
  readonly #to: number;

  constructor(url: string) {
    this.#to = Number(new URL(url).port);
  }

  async open(): Promise<void> {
    const server = createServer((socket) => {
      const onward = connect(this.#to, '127.0.0.1');
      for (const each of [socket, onward]) {
        this.#sockets.add(each);
        each.on('error', () => each.destroy()).on('close', () => this.#sockets.delete(each));
      }
      socket.pipe(onward).pipe(socket);
    });
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    this.port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  close(): void {
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}

describe('a listener', () => {
  let database: TestDatabase;
  let server: TestServer;
  let tenant: TestTenant;
  let sandbox: Sandbox;
  const options = (): string[] => ['--base-url', server.url, '--api-key', tenant.secretKey];

  beforeAll(async () => {
    database = await createTestDatabase('sqlite');
    server = await startTestServer(database.url);
    tenant = await server.newTenant();
    sandbox = new Sandbox(new Corridor({ baseUrl: server.url, key: tenant.secretKey }));
    await sandbox.newBeneficiary();
  });

  afterAll(async () => {
    await server.close();
    await database.remove();
  });

  it('prints a line for each event that is asked for, from its start on, and ends with 0 by Ctrl-C', async () => {
    const program = await startListener(['--events', 'destination.*,beneficiary.created'], {
      CORRIDOR_URL: server.url,
      CORRIDOR_API_KEY: tenant.secretKey,
    });
    const made = [
      await sandbox.newBeneficiary(),
      await sandbox.newDestination(),
      await sandbox.newInstrument('AUD'),
      await sandbox.newDestination(),
    ];
    const wanted = made.filter((id) => !id.startsWith('fin_'));
    await until(() => eventLines(program).length >= wanted.length, program);
    expect(idsIn(eventLines(program))).toEqual(wanted);
    expect(eventLines(program)[0]).toMatch(/^\S+Z {2}beneficiary\.created {2}ben_\S+ {2}active {2}v1$/);
    await interrupt(program);
  });

  it('posts each as a delivery is posted, signed by the secret that it prints', async () => {
    const receiver = await openReceiver();
    const program = await startListener([...options(), '--forward-to', receiver.url]);
    const made = [await sandbox.newBeneficiary(), await sandbox.newDestination()];
    await until(() => eventLines(program).length >= made.length, program);
    const secret = /signed with (whsec_\S+)/.exec(program.output())?.[1] ?? '';
    expect(secret).toBe(listenerSecret(tenant.secretKey));
    const webhook = new Webhook(secret);
    for (const { headers, body } of receiver.received) {
      const event = webhook.verify(body, headers as Record<string, string>) as { id: string };
      const listed = await server.request('GET', `/v1/events/${event.id}`, { key: tenant.secretKey });
      expect(body).toBe(listed.text);
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Corridor-Webhooks/1.0',
        'accept-encoding': 'identity',
        'webhook-id': event.id,
      });
    }
    expect(
      receiver.received.map(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id),
    ).toEqual(made);
    for (const line of eventLines(program)) expect(line).toMatch(/ {2}204 in \d+ ms$/);
    await interrupt(program);
    await receiver.close();
  });

  it('shows what a receiver refuses, and sends it once', async () => {
    const receiver = await openReceiver((response) => void response.writeHead(500).end());
    const program = await startListener([...options(), '--forward-to', receiver.url]);
    await sandbox.newBeneficiary();
    await until(() => eventLines(program).length >= 1, program);
    await sandbox.newDestination();
    await until(() => eventLines(program).length >= 2, program);
    expect(eventLines(program).map((line) => line.split('  ')[5])).toEqual([
      expect.stringMatching(/^500 in \d+ ms$/),
      expect.stringMatching(/^500 in \d+ ms$/),
    ]);
    expect(receiver.received).toHaveLength(2);
    await receiver.close();
    await sandbox.newBeneficiary();
    await until(() => eventLines(program).length >= 3, program);
    expect(eventLines(program)[2]).toMatch(/ {2}connection_refused in \d+ ms$/);
    await interrupt(program);
  });

  it('misses nothing and shows nothing twice where the server goes away, though it is more than a page', async () => {
    const relay = new Relay(server.url);
    await relay.open();
    const url = `http://127.0.0.1:${String(relay.port)}`;
    const program = await startListener([
      '--base-url',
      url,
      '--api-key',
      tenant.secretKey,
      '--events',
      'beneficiary.*',
    ]);
    const made = [await sandbox.newBeneficiary()];
    await until(() => eventLines(program).length >= 1, program);
    relay.close();
    // The clock stands still, so that all of them are of one moment.
    await sandbox.send('POST', '/v1/sandbox/clock', { frozenAt: '2031-01-01T00:00:00.000Z' });
    for (let round = 0; round < 23; round++)
      made.push(...(await Promise.all(Array.from({ length: 10 }, () => sandbox.newBeneficiary()))));
    await until(() => program.complaints().includes('Retrying'), program);
    await relay.open();
    await until(() => eventLines(program).length >= made.length, program);
    made.push(await sandbox.newBeneficiary());
    await until(() => eventLines(program).length >= made.length, program);
    const shown = idsIn(eventLines(program));
    expect(shown.toSorted()).toEqual(made.toSorted());
    const listed: string[] = [];
    for (let next = '?type=beneficiary.created&limit=200'; next !== '';) {
      const page = await tenant.get<{ data: { data: { id: string } }[]; nextCursor: string | null }>(
        `/v1/events${next}`,
      );
      listed.unshift(...page.data.map(({ data }) => data.id).reverse());
      next = page.nextCursor === null ? '' : `?type=beneficiary.created&limit=200&cursor=${page.nextCursor}`;
    }
    expect(shown).toEqual(listed.slice(-shown.length));
    await interrupt(program);
    expect((await program.ended).stderr).toMatch(
      /Retrying; nothing is lost\.\nThe server is answering again\.\n$/,
    );
    relay.close();
  });

  it('a key that is refused is exit code 2, from the start as later', async () => {
    const wrong = startProgram(
      'cli/corridor.ts',
      ['listen', '--base-url', server.url, '--api-key', 'sk_sandbox_wrong'],
      {},
    );
    expect(await wrong.ended).toMatchObject({ exitCode: 2, stderr: expect.stringMatching(/401/) as string });
    const scopes = ['treasury:read'];
    const narrow = await server.newKey(tenant.clientId, { scopes });
    const refused = startProgram(
      'cli/corridor.ts',
      ['listen', '--base-url', server.url, '--api-key', narrow],
      {},
    );
    expect(await refused.ended).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/403/) as string,
    });
    const own = await server.newTenant();
    const program = await startListener(['--base-url', server.url, '--api-key', own.secretKey]);
    await server.service.database.writer('tenants').where('id', own.clientId).update({ status: 'suspended' });
    expect(await program.ended).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/account_suspended/) as string,
    });
  });
});
