import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../errors/api-error.ts';
import { answerClientError, type ClientError } from './socket-refusals.ts';
import { answerOnSocket, type SocketAnswerDependencies } from './socket-refusals.ts';
import { listen, urlOf } from './listen.ts';
import { Pipeline, type CallerOf } from './pipeline.ts';
import { Turns } from './pipeline.ts';

/** A server that listens. */
export interface RunningServer {
  readonly url: string;
  /**
   * Has every answer end its connection from now on. After the notice it takes no more requests, finishes those under
   * way, and cuts what is left when four fifths of the drain are over.
   */
  close(): Promise<void>;
}

/** What a server is started with. */
export interface ServeOptions extends SocketAnswerDependencies {
  /** The addresses that are listened on; null for every address of the machine. */
  readonly hosts: readonly string[] | null;
  /** 0 lets the system choose. */
  readonly port: number;
  /** How long the headers of a request may take to arrive, if that is less than ten seconds, and then its body. */
  readonly requestTimeoutMs: number;
  /** How long the process may take to end, of which the server has its part. */
  readonly drainMs: number;
  /** How long the server goes on taking requests once it is to close. */
  readonly drainNoticeMs: number;
}

const MOST_HEADERS_TIMEOUT_MS = 10_000;
/** Longer than what proxies usually keep, so that it is they who close an idle connection. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/** The rest of a drain is for what the process has to close behind the server. */
const PART_OF_DRAIN = 0.8;

/** What answers requests; callers take turns if it knows them apart. */
export type Application = RequestListener & { readonly callerOf?: CallerOf };

/** Starts a server for an application. @throws PortRefused when it cannot listen */
export async function serve(application: Application, options: ServeOptions): Promise<RunningServer> {
  const latest = new Map<Duplex, ServerResponse>();
  let isClosing = false;
  const turns = new Turns();
  const pipelines = new WeakMap<Duplex, Pipeline>();
  const answer: RequestListener = (request, response) => {
    const { socket } = request;
    latest.set(socket, response);
    response.once('close', () => {
      // Where the rest of its body has still to come, it must be known that the request has its answer.
      if (request.complete && latest.get(socket) === response) latest.delete(socket);
    });
    if (isClosing) response.shouldKeepAlive = false;
    const pipeline = pipelines.get(socket) ?? new Pipeline(turns, application.callerOf ?? (() => ''));
    pipelines.set(socket, pipeline);
    pipeline.add(request, response, () => application(request, response));
  };
  const servers = await listen(() => createAnswering(answer, latest, options), options.hosts, options.port);
  return {
    url: urlOf(servers),
    close: async () => {
      isClosing = true;
      // Whoever still waits is told that the connection ends with its answer.
      for (const response of latest.values()) if (!response.headersSent) response.shouldKeepAlive = false;
      await Promise.all(servers.map((server) => close(server, options)));
    },
  };
}

/** A server that does not listen yet. @param latest the answer to the latest request of each connection */
function createAnswering(
  answer: RequestListener,
  latest: Map<Duplex, ServerResponse>,
  options: ServeOptions,
): Server {
  const headersTimeout = Math.min(MOST_HEADERS_TIMEOUT_MS, options.requestTimeoutMs);
  const server = createServer(
    {
      headersTimeout,
      // The application gives a late body up before, but not one that it does not read.
      requestTimeout: headersTimeout + 2 * options.requestTimeoutMs,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: 2_000,
      // Node would answer a lack of it by itself, without a body; the application refuses it in the usual shape.
      requireHostHeader: false,
    },
    answer,
  );
  // All of them: Node would drop those beyond a count in silence, and the application refuses too many (read-headers.ts).
  server.maxHeadersCount = 0;
  // Node would answer an expectation other than 100-continue with 417; it may be ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', answer);
  const refused = new WeakSet<Duplex>();
  server.on('clientError', (error: ClientError, socket) => {
    // The parser complains again about whatever else arrives.
    if (refused.has(socket)) return;
    refused.add(socket);
    answerClientError(error, socket, latest.get(socket), options);
  });
  server.on('connection', (socket) => socket.once('close', () => latest.delete(socket)));
  // Node would cut the connection without a word. What CONNECT names is a server, and no path of this one.
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    socket.once('error', () => socket.destroy());
    const refusal = new ApiError('not_found');
    answerOnSocket(
      socket,
      { refusal, reason: 'CONNECT', latest: latest.get(socket), isHead: false },
      options,
    );
  });
  return server;
}

async function close(server: Server, { drainMs, drainNoticeMs }: ServeOptions): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), drainMs * PART_OF_DRAIN);
  if (drainNoticeMs > 0) await delay(drainNoticeMs);
  // A connection that falls idle while others still work is not closed by Node itself.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(cut);
  clearInterval(sweep);
}
