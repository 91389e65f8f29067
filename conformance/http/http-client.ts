import {
  Agent as PlainAgent,
  request as plainRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { parseJson } from '../json/json.ts';
import type { ReceivedResponse, SentRequest } from './exchange.ts';

export interface HttpClientOptions {
  /** How long nothing may be heard before a request is given up; 30 s unless said otherwise. */
  readonly timeoutMs?: number;
  /** Connections at once to one server; 64 unless said otherwise. */
  readonly connections?: number;
}

const STALE = 'the kept connection was closed';
const MOST_STALE = 8;

const SILENCE = 'no answer in';

/** An answer that goes on for ever is given up: so many times as long as nothing may be heard, or so large. */
const MOST_TIMES = 4;
const MOST_BYTES = 64 * 1_024 * 1_024;

/** Whether a request failed because nothing was heard in the time that it had. */
export function isSilence({ failure }: Pick<Answer, 'failure'>): boolean {
  return failure?.includes(SILENCE) === true;
}

export interface Answer {
  readonly baseUrl: string;
  readonly response: ReceivedResponse | undefined;
  readonly failure: string | undefined;
}

function outgoingHeaders(headers: SentRequest['headers'], body: SentRequest['body']): OutgoingHttpHeaders {
  const outgoing: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    outgoing[name] = typeof value === 'string' ? value : [...value];
  }
  if (body !== undefined && outgoing['Transfer-Encoding'] === undefined) {
    outgoing['Content-Length'] = Buffer.byteLength(body);
  }
  return outgoing;
}

/** @throws Error if the answer breaks off, or is too large */
async function read(incoming: IncomingMessage): Promise<ReceivedResponse> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new Error(`the answer is larger than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  const bodyText = Buffer.concat(chunks).toString('utf8');
  const distinct = Object.entries(incoming.headersDistinct);
  return {
    status: incoming.statusCode ?? 0,
    headers: new Map(distinct.map(([name, values]) => [name, values ?? []])),
    bodyText,
    json: parseJson(bodyText),
  };
}

/**
 * Sends requests as they are, repeated headers and malformed bodies included, which no friendlier client would send.
 * Where a server has several addresses, each request goes to the next of them.
 */
export class HttpClient {
  readonly #baseUrls: readonly URL[];
  readonly #timeoutMs: number;
  readonly #agents: { readonly plain: PlainAgent; readonly secure: SecureAgent };
  #turn = 0;

  constructor(baseUrls: readonly string[], { timeoutMs = 30_000, connections = 64 }: HttpClientOptions = {}) {
    this.#baseUrls = baseUrls.map((url) => new URL(url));
    this.#timeoutMs = timeoutMs;
    const kept = { keepAlive: true, maxSockets: connections };
    this.#agents = { plain: new PlainAgent(kept), secure: new SecureAgent(kept) };
  }

  /** Closes the connections that are kept open. */
  close(): void {
    this.#agents.plain.destroy();
    this.#agents.secure.destroy();
  }

  /**
   * Sends one request; what goes wrong on the way is part of the answer, and never thrown.
   * @param timeoutMs how long nothing may be heard, if that is not as long as usual
   * @param isAlone whether it has a connection of its own: that this is closed says something of the request
   */
  async send(request: SentRequest, timeoutMs = this.#timeoutMs, isAlone = false): Promise<Answer> {
    const base = this.#baseUrls[this.#turn++ % this.#baseUrls.length];
    if (base === undefined) throw new Error('There is no base address');
    if (isAlone) return this.#sendTo(base, request, timeoutMs, false);
    // A kept connection that the server closed meanwhile says nothing about the request, which never arrived.
    for (let attempt = 0; attempt < MOST_STALE; attempt++) {
      const answer = await this.#sendTo(base, request, timeoutMs);
      if (answer.failure !== STALE) return answer;
    }
    return this.#sendTo(base, request, timeoutMs);
  }

  async #sendTo(
    base: URL,
    { method, target, headers, body }: SentRequest,
    timeoutMs: number,
    agent?: false,
  ): Promise<Answer> {
    const isSecure = base.protocol === 'https:';
    const prefix = base.pathname.replace(/\/$/, '');
    return new Promise<Answer>((settle) => {
      const resolve = (answer: Answer): void => {
        clearTimeout(limit);
        settle(answer);
      };
      const fail = (failure: string): void => resolve({ baseUrl: base.href, response: undefined, failure });
      const send = isSecure ? secureRequest : plainRequest;
      const outgoingRequest = send(
        {
          protocol: base.protocol,
          hostname: base.hostname.replace(/^\[|\]$/g, ''),
          port: base.port,
          method,
          path: `${prefix}${target}`,
          headers: outgoingHeaders(headers, body),
          agent: agent ?? (isSecure ? this.#agents.secure : this.#agents.plain),
          timeout: timeoutMs,
          setHost: true,
        },
        (incoming) => {
          read(incoming).then(
            (response) => resolve({ baseUrl: base.href, response, failure: undefined }),
            (error: unknown) => fail(error instanceof Error ? error.message : String(error)),
          );
        },
      );
      outgoingRequest.on('timeout', () => outgoingRequest.destroy(new Error(`${SILENCE} ${timeoutMs} ms`)));
      outgoingRequest.on('error', (error: NodeJS.ErrnoException) =>
        fail(
          (error.code === 'ECONNRESET' || error.code === 'EPIPE') && outgoingRequest.reusedSocket
            ? STALE
            : `${error.code ?? error.name}: ${error.message}`,
        ),
      );
      const limit = setTimeout(
        () =>
          outgoingRequest.destroy(new Error(`the answer was not over after ${timeoutMs * MOST_TIMES} ms`)),
        timeoutMs * MOST_TIMES,
      );
      outgoingRequest.end(body);
    });
  }
}
