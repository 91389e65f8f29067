import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openExchange } from '../request/exchange.ts';
import { sendStream } from './replies.ts';
import { UnreadAnswers } from './unread-answers.ts';

/** Where a caller is cut for reading nothing; far above what a busy machine takes where none is. */
const STALL_MS = 300;
const PATIENT_MS = 60_000;

/** More than the sockets of both sides hold. */
const LARGE = 'x'.repeat(1 << 20);

describe('a streamed reply', () => {
  let server: Server;
  let pieces: () => AsyncIterable<string>;
  let yielded: number;
  let ended: boolean;
  let log: string[];
  let sending: Promise<void>;
  let stallMs: number;

  async function* countingPieces(count: number, piece: string): AsyncGenerator<string> {
    try {
      for (yielded = 0; yielded < count; yielded += 1) yield await Promise.resolve(piece);
    } finally {
      ended = true;
    }
  }

  beforeEach(async () => {
    [log, ended, yielded, stallMs] = [[], false, 0, PATIENT_MS];
    const logger = pino({ level: 'error' }, { write: (line: string) => void log.push(line) });
    server = createServer((request, response) => {
      const reply = { status: 200, contentType: 'application/x-ndjson', headers: {}, pieces: pieces() };
      const unread = new UnreadAnswers({ stallMs });
      sending = sendStream(response, openExchange(request, 'req_1'), reply, { unread, logger });
    });
    server.listen(0);
    await once(server, 'listening');
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const url = (): string => `http://localhost:${(server.address() as AddressInfo).port}/`;

  async function connectAndStop(): Promise<Socket> {
    const socket = connect((server.address() as AddressInfo).port, 'localhost');
    socket.pause();
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return socket;
  }

  it('arrives whole, piece by piece, with the headers of every reply', async () => {
    pieces = () => countingPieces(50, LARGE);
    const response = await fetch(url());
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    expect(response.headers.get('x-request-id')).toBe('req_1');
    expect(response.headers.get('content-length')).toBeNull();
    expect((await response.text()).length).toBe(50 * LARGE.length);
    expect([ended, log]).toEqual([true, []]);
  });

  it('of no pieces is empty', async () => {
    pieces = () => countingPieces(0, '');
    const response = await fetch(url());
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('is read no faster than its caller takes it, and cut where the caller stops', async () => {
    stallMs = STALL_MS;
    pieces = () => countingPieces(1_000, LARGE);
    const socket = await connectAndStop();
    await delay(STALL_MS / 2);
    expect(yielded).toBeLessThan(50);
    await sending;
    expect([yielded < 50, ended]).toEqual([true, true]);
    expect(log).toEqual([]);
    socket.destroy();
  });

  it('stops being read when its caller hangs up', async () => {
    pieces = () => countingPieces(1_000, LARGE);
    const socket = await connectAndStop();
    await delay(50);
    socket.destroy();
    await sending;
    expect([yielded < 100, ended, log]).toEqual([true, true, []]);
  });

  it('that cannot be read on is cut in the middle, which no caller takes for its end, and logged', async () => {
    pieces = async function* () {
      yield 'first';
      await Promise.resolve();
      throw new Error('the database is gone');
    };
    const response = await fetch(url());
    await expect(response.text()).rejects.toThrow();
    await sending;
    expect(log).toHaveLength(1);
    expect(JSON.parse(log[0] ?? '')).toMatchObject({
      requestId: 'req_1',
      msg: 'a streamed answer was cut off',
    });
  });
});
