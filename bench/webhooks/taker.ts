import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export class Taker {
  readonly #server: Server;
  readonly #ids = new Set<string>();
  #requests = 0;
  #lastAt = 0;

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request, response) => {
      this.#requests += 1;
      this.#ids.add(`${request.url ?? ''} ${String(request.headers['webhook-id'])}`);
      this.#lastAt = performance.now();
      request.resume();
      response.writeHead(204).end();
    });
  }

  static async open(): Promise<Taker> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Taker(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get taken(): number {
    return this.#ids.size;
  }

  get requests(): number {
    return this.#requests;
  }

  get lastAt(): number {
    return this.#lastAt;
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }
}
