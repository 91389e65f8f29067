import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Which server gets a request: the one that gets all of its key's, or any. */
export type Balancing = 'key' | 'random';

export interface BalancerOptions {
  /** Of servers that can be reached by http. */
  readonly urls: readonly string[];
  readonly balancing: Balancing;
  readonly port: number;
  /** In [0, 1). */
  readonly random: () => number;
}

export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

/** The credential; the caller's address without one. */
function keyOf({ headers, socket }: IncomingMessage): string {
  const { authorization, cookie, 'x-api-key': apiKey } = headers;
  return String(authorization ?? apiKey ?? cookie ?? socket.remoteAddress);
}

/** Servers by falling preference: if the first is away, a key's requests all go to its second. */
function preferred(urls: readonly string[], key: string): string[] {
  const weight = (url: string): string => createHash('sha256').update(`${url} ${key}`).digest('hex');
  return urls.toSorted((one, other) => weight(one).localeCompare(weight(other)));
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Whether the request certainly reached no server. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}

class Forwarder {
  readonly #options: BalancerOptions;
  // A connection for each request: on one that was kept, a request that fails may have reached its server.
  readonly #agent = new Agent({ keepAlive: false });

  constructor(options: BalancerOptions) {
    this.#options = options;
  }

  close(): void {
    this.#agent.destroy();
  }

  async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { balancing, urls, random } = this.#options;
    const body = await bodyOf(incoming);
    for (const url of preferred(urls, balancing === 'key' ? keyOf(incoming) : String(random()))) {
      try {
        const answer = await this.#ask(url, incoming, body);
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        // A caller who goes away ends the answer too.
        outgoing.on('close', () => answer.destroy());
        answer.pipe(outgoing);
        return;
      } catch (error) {
        // What may have been done is never sent to another server.
        if (!isRefused(error)) break;
      }
    }
    outgoing.writeHead(502).end();
  }

  async #ask(
    url: string,
    { method, url: path, headers: { connection: _ofTheCaller, ...headers } }: IncomingMessage,
    body: Buffer,
  ): Promise<IncomingMessage> {
    const sent = request(new URL(path ?? '/', url), { agent: this.#agent, method, headers });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return answer;
  }
}

/** A small load balancer for trials and demonstrations: no limits, no TLS. */
export async function startBalancer(options: BalancerOptions): Promise<Balancer> {
  const forwarder = new Forwarder(options);
  const server = createServer((incoming, outgoing) => {
    forwarder.answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      forwarder.close();
    },
  };
}
