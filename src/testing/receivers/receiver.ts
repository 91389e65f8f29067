import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createPlainServer, type Server as PlainServer, type Socket } from 'node:net';
import type { TlsOptions } from 'node:tls';
import { LOOPBACK_CERTIFICATE, LOOPBACK_KEY } from './loopback-certificate.ts';

/** What a receiver was sent. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly rawHeaders: readonly string[];
  readonly body: string;
  readonly path: string;
  readonly httpVersion: string;
}

/** A receiver of webhooks on 127.0.0.1. */
export interface Receiver {
  readonly url: string;
  readonly port: number;
  /** Whole requests, oldest first. */
  readonly received: Received[];
  close(): Promise<void>;
}

/** Answers a request whose body has come. */
export type Answering = (
  response: Parameters<RequestListener>[1],
  received: Received,
  place: number,
) => void | Promise<void>;

function portOf(server: Server | PlainServer): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port');
  return address.port;
}

async function open(
  server: Server | PlainServer,
  scheme: 'http' | 'https',
  received: Received[],
): Promise<Receiver> {
  const sockets = new Set<Socket>();
  const track = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  server.on('connection', track);
  server.on('secureConnection', track);
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  return {
    url: `${scheme}://127.0.0.1:${port}/hooks`,
    port,
    received,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Opens a receiver that answers as it is told: 204, where nothing else is said. */
export async function openReceiver(
  answer: Answering = (response) => void response.writeHead(204).end(),
  tls: TlsOptions | null = null,
): Promise<Receiver> {
  const received: Received[] = [];
  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { headers, rawHeaders, httpVersion } = request;
      const body = Buffer.concat(chunks).toString();
      const whole = { headers, rawHeaders, body, path: request.url ?? '', httpVersion };
      received.push(whole);
      void answer(response, whole, received.length);
    });
  };
  const own = { cert: LOOPBACK_CERTIFICATE, key: LOOPBACK_KEY };
  return tls === null
    ? open(createServer(listener), 'http', received)
    : open(createSecureServer({ ...own, ...tls }, listener), 'https', received);
}

/** Opens a receiver that speaks as the test does, from the moment somebody connects. */
export async function openRawReceiver(talk: (socket: Socket) => void): Promise<Receiver> {
  return open(createPlainServer(talk), 'http', []);
}
