import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readBody } from './read-body.ts';
import { takeTurnsOn, Turns } from './turns.ts';

/** Turns that a test gives by hand. */
class GivenTurns extends Turns {
  readonly waiting: (() => void)[] = [];

  override take(begin: () => void): void {
    this.waiting.push(begin);
  }
}

let server: Server;
let turns: GivenTurns;

beforeEach(async () => {
  turns = new GivenTurns();
  server = createServer();
  server.on('connection', (socket) => takeTurnsOn(socket, { turns, callerOf: () => 'caller' }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A request whose body comes after its headers were read. */
async function receive(size: number): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const sending = send({ port, host: '127.0.0.1', method: 'POST', headers: { 'Content-Length': size } });
  sending.on('error', () => undefined);
  sending.flushHeaders();
  const [received] = (await once(server, 'request')) as [IncomingMessage];
  sending.end(Buffer.alloc(size, ' '));
  return received;
}

it('a body that came after its headers is worked on in a turn of its own', async () => {
  const received = await receive(300);
  let bytes: Buffer | undefined;
  const reading = readBody(received, 60_000).then((read) => (bytes = read));
  await once(received, 'end');
  while (turns.waiting.length === 0) await turn();
  await turn();
  expect([turns.waiting.length, bytes]).toEqual([1, undefined]);
  turns.waiting[0]?.();
  expect((await reading).length).toBe(300);
});

it('one that is there is worked on at once', async () => {
  const received = await receive(300);
  while (!received.complete) await turn();
  expect((await readBody(received, 60_000)).length).toBe(300);
  expect(turns.waiting).toEqual([]);
});
