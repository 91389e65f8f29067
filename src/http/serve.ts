import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { NewId } from '../ids.ts';
import { answerClientError, type ClientError } from './answer-client-error.ts';

/** A server that listens. */
export interface RunningServer {
  readonly url: string;
  /** Takes no more requests, finishes those under way, and cuts what is left after ten seconds. */
  close(): Promise<void>;
}

/** What a server is started with. */
export interface ServeOptions {
  /** 0 lets the system choose. */
  readonly port: number;
  readonly newId: NewId;
  readonly logger: Logger;
}

const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** Longer than what proxies usually keep, so that it is they who close an idle connection. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const CLOSE_TIMEOUT_MS = 10_000;

/** Starts a server for an application. @throws Error when it cannot listen */
export async function serve(application: RequestListener, options: ServeOptions): Promise<RunningServer> {
  const underWay = new Map<Duplex, ServerResponse>();
  const answer: RequestListener = (request, response) => {
    underWay.set(request.socket, response);
    response.once('close', () => {
      if (underWay.get(request.socket) === response) underWay.delete(request.socket);
    });
    if (!server.listening) response.shouldKeepAlive = false;
    application(request, response);
  };
  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: 2_000,
      // Node would answer a lack of it by itself, without a body; the application refuses it in the usual shape.
      requireHostHeader: false,
    },
    answer,
  );
  // Node would answer an expectation other than 100-continue with 417; it may be ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', answer);
  const refused = new WeakSet<Duplex>();
  server.on('clientError', (error: ClientError, socket) => {
    // The parser complains again about whatever else arrives.
    if (refused.has(socket)) return;
    refused.add(socket);
    answerClientError(error, socket, underWay.get(socket), options);
  });
  await listen(server, options.port);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      // Whoever still waits is told that the connection ends with its answer.
      for (const response of underWay.values()) if (!response.headersSent) response.shouldKeepAlive = false;
      return close(server);
    },
  };
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function close(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  // A connection that falls idle while others still work is not closed by Node itself.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(cut);
  clearInterval(sweep);
}
