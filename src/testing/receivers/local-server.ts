import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call, read to its end. */
export interface LocalCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
  /** With its query, as it was sent. */
  readonly path: string;
  readonly body: string;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** A server on this machine that a test answers for; an answer that throws breaks the connection off. */
export class LocalServer {
  readonly #server: Server;
  /** Set once, before the first call. */
  answer: (call: LocalCall) => void | Promise<void> = () => undefined;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<LocalServer> {
    const server = createServer();
    const local = new LocalServer(server);
    server.on('request', (request, response) => {
      const { method = '', url: path = '/' } = request;
      bodyOf(request)
        .then((body) => local.answer({ request, response, method, path, body }))
        .catch(() => response.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return local;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
