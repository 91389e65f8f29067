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
import { Pipeline } from './pipeline.ts';
import { takeTurnsOn, Turns, type CallerOf } from './request/turns.ts';

export interface RunningServer {
  readonly url: string;
  /**
   * Every answer ends its connection from now on. After the notice no more requests are taken; what is left is cut
   * after four fifths of the drain.
   */
  close(): Promise<void>;
}

export interface ServeOptions extends SocketAnswerDependencies {
  /** Null for every address of the machine. */
  readonly hosts: readonly string[] | null;
  /** 0 lets the system choose. */
  readonly port: number;
  /** For headers, at most ten seconds, and then for the body. */
  readonly requestTimeoutMs: number;
  /** For the whole process, of which the server has its part. */
  readonly drainMs: number;
  /** How long requests are still taken once it is closing. */
  readonly drainNoticeMs: number;
}

const MOST_HEADERS_TIMEOUT_MS = 10_000;
/** Longer than proxies usually keep idle connections, so that they close first. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/** The rest is for what the process closes after the server. */
const PART_OF_DRAIN = 0.8;

/** Callers take turns if it tells them apart. */
export type Application = RequestListener & { readonly callerOf?: CallerOf };

/** @throws PortRefused */
export async function serve(application: Application, options: ServeOptions): Promise<RunningServer> {
  const latest = new Map<Duplex, ServerResponse>();
  let isClosing = false;
  const turns = new Turns();
  const { callerOf = () => '' } = application;
  const pipelines = new WeakMap<Duplex, Pipeline>();
  const pipelineOf = (socket: Duplex): Pipeline => {
    const known = pipelines.get(socket);
    if (known !== undefined) return known;
    takeTurnsOn(socket, { turns, callerOf });
    const made = new Pipeline(turns, callerOf);
    pipelines.set(socket, made);
    return made;
  };
  const answer: RequestListener = (request, response) => {
    const { socket } = request;
    latest.set(socket, response);
    response.once('close', () => {
      // If more of the body is to come, the request must be known to have its answer.
      if (request.complete && latest.get(socket) === response) latest.delete(socket);
    });
    if (isClosing) response.shouldKeepAlive = false;
    pipelineOf(socket).add(request, response, () => application(request, response));
  };
  const servers = await listen(() => createAnswering(answer, latest, options), options.hosts, options.port);
  return {
    url: urlOf(servers),
    close: async () => {
      isClosing = true;
      // Waiting callers are told that the connection ends.
      for (const response of latest.values()) if (!response.headersSent) response.shouldKeepAlive = false;
      await Promise.all(servers.map((server) => close(server, options)));
    },
  };
}

/**
 * Not listening yet.
 * @param latest the latest request's answer by connection
 */
function createAnswering(
  answer: RequestListener,
  latest: Map<Duplex, ServerResponse>,
  options: ServeOptions,
): Server {
  const headersTimeout = Math.min(MOST_HEADERS_TIMEOUT_MS, options.requestTimeoutMs);
  const server = createServer(
    {
      headersTimeout,
      // The application gives up a late body earlier, except one that it does not read.
      requestTimeout: headersTimeout + 2 * options.requestTimeoutMs,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      connectionsCheckingInterval: 2_000,
      // Node's own refusal has no body; the application's has the usual shape.
      requireHostHeader: false,
    },
    answer,
  );
  // All: Node would drop some in silence; the application refuses too many (read-headers.ts).
  server.maxHeadersCount = 0;
  // Node would answer other expectations with 417; they may be ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', answer);
  const refused = new WeakSet<Duplex>();
  server.on('clientError', (error: ClientError, socket) => {
    // The parser complains about everything that follows.
    if (refused.has(socket)) return;
    refused.add(socket);
    answerClientError(error, socket, latest.get(socket), options);
  });
  server.on('connection', (socket) => socket.once('close', () => latest.delete(socket)));
  // Node would cut the connection in silence. CONNECT names a server, and no path of this one.
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
  // Node does not close a connection that falls idle later.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(cut);
  clearInterval(sweep);
}
