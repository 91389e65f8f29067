import { once } from 'node:events';
import { type Server, type ServerResponse, createServer } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnreadAnswers } from './unread-answers.ts';

const STALL_MS = 400;

/** How long a slow reader rests before it reads on. */
const REST_MS = STALL_MS / 4;

const MIB = 1024 * 1024;

/** More than the sockets of both sides hold. */
const LARGE = Buffer.alloc(24 * MIB, 'x');

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('an answer', () => {
  let server: Server;
  let unread: UnreadAnswers;
  let body: Buffer;
  let refusals: unknown[];
  let responses: ServerResponse[];

  beforeEach(async () => {
    [body, refusals, responses] = [LARGE, [], []];
    unread = new UnreadAnswers({ stallMs: STALL_MS, mostBytes: 60 * MIB });
    server = createServer((_request, response) => {
      responses.push(response);
      try {
        unread.makeRoom(body.length);
        response.writeHead(200, { 'Content-Length': body.length });
        unread.end(response, body);
      } catch (error) {
        refusals.push(error);
        response.writeHead(503, { 'Content-Length': 0 }).end();
      }
    });
    server.listen(0);
    await once(server, 'listening');
  });

  afterEach(() => {
    vi.useRealTimers();
    server.closeAllConnections();
    server.close();
  });

  async function open(): Promise<Socket> {
    const socket = connect((server.address() as AddressInfo).port, 'localhost');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  }

  async function openAndStop(requests = 1): Promise<Socket> {
    const socket = await open();
    socket.pause();
    socket.write(REQUEST.repeat(requests));
    return socket;
  }

  const untilUnread = async (check: (bytes: number) => boolean): Promise<void> =>
    vi.waitFor(() => expect(check(unread.bytes)).toBe(true), { interval: 5 });

  it('whose reader takes nothing is cut, and its memory is free', async () => {
    const socket = await openAndStop();
    await untilUnread((bytes) => bytes > 0);
    await untilUnread((bytes) => bytes === 0);
    expect(responses[0]?.req.socket.destroyed).toBe(true);
    expect(responses[0]?.writableFinished).toBe(false);
    socket.destroy();
  });

  it('whose reader takes nothing is cut, though it goes on asking', async () => {
    const socket = await openAndStop();
    const asking = setInterval(() => socket.write(REQUEST), STALL_MS / 20);
    await untilUnread((bytes) => bytes > 0);
    await untilUnread((bytes) => bytes === 0);
    clearInterval(asking);
    expect(responses[0]?.req.socket.destroyed).toBe(true);
    socket.destroy();
  });

  it('whose reader is slow but goes on reading arrives whole, however long it takes', async () => {
    const socket = await open();
    let [received, rests] = [0, 0];
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received % (2 * MIB) < chunk.length) {
        socket.pause();
        rests += 1;
        setTimeout(() => socket.resume(), REST_MS);
      }
    });
    socket.write(REQUEST);
    await vi.waitFor(() => expect(received).toBeGreaterThan(LARGE.length));
    expect(rests * REST_MS).toBeGreaterThan(2 * STALL_MS);
    await untilUnread((bytes) => bytes === 0);
    expect(socket.destroyed).toBe(false);
    // The connection serves the next request, and stands idle as long as it likes.
    body = Buffer.from('short');
    const before = received;
    await delay(2 * STALL_MS);
    socket.write(REQUEST);
    await vi.waitFor(() => expect(received).toBeGreaterThan(before));
    socket.destroy();
  }, 60_000);

  it('arrives to the byte, whatever its size', async () => {
    const socket = await open();
    for (const length of [0, 1, 16_383, 16_384, 16_385, 100_000, 3 * MIB + 1]) {
      body = Buffer.from(Array.from({ length: Math.min(length, 251) }, (_each, index) => index));
      body = Buffer.alloc(length, body.length === 0 ? 'x' : body);
      const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/`);
      expect(Buffer.from(await response.arrayBuffer()).equals(body)).toBe(true);
    }
    await untilUnread((bytes) => bytes === 0);
    socket.destroy();
  });

  it('that would pass the bound cuts those who have stopped reading, and is refused while others read', async () => {
    // Only the test moves the clock by which a reader is slow.
    vi.useFakeTimers({ toFake: ['performance'] });
    unread = new UnreadAnswers({ stallMs: 600_000, mostBytes: 60 * MIB });
    const stopped = [await openAndStop(), await openAndStop()];
    await vi.waitFor(() => expect(responses).toHaveLength(2));
    const third = await openAndStop();
    await vi.waitFor(() => expect(refusals).toHaveLength(1));
    expect(refusals[0]).toMatchObject({
      code: 'service_unavailable',
      reason: 'unread_answers',
      retryAfterSeconds: 1,
    });
    vi.advanceTimersByTime(1_100);
    const fourth = await openAndStop();
    await vi.waitFor(() => expect(responses).toHaveLength(4));
    expect(refusals).toHaveLength(1);
    expect(unread.bytes).toBeLessThanOrEqual(60 * MIB);
    expect(responses[0]?.req.socket.destroyed).toBe(true);
    for (const socket of [...stopped, third, fourth]) socket.destroy();
    await untilUnread((bytes) => bytes === 0);
  });

  it('behind others on a connection that ends counts no more', async () => {
    body = Buffer.alloc(4 * MIB);
    const socket = await openAndStop(8);
    await untilUnread((bytes) => bytes > 8 * MIB);
    socket.destroy();
    await untilUnread((bytes) => bytes === 0);
  });
});
