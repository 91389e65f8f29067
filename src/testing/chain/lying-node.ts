import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a call answers in place of the node behind it. */
export type Lie = (method: string, answer: unknown) => unknown;

/** Ways in which a node gives no answer that can be read. */
export type Breakage = 'hangs' | 'status 429' | 'html' | 'half';

async function bodyOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/** A node that stands before another one, and passes on what it says: or something else. */
export class LyingNode {
  readonly #server: Server;
  readonly #behind: string;
  lie: Lie | undefined;
  breakage: Breakage | undefined;

  private constructor(server: Server, behind: string) {
    this.#server = server;
    this.#behind = behind;
  }

  static async before(behind: string): Promise<LyingNode> {
    const server = createServer();
    const node = new LyingNode(server, behind);
    server.on('request', (request, response) => {
      node.#answer(request, response).catch(() => response.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return node;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const { method } = JSON.parse(body) as { method: string };
    if (this.breakage === 'hangs') return;
    if (this.breakage === 'status 429') {
      response.writeHead(429).end('slow down');
      return;
    }
    if (this.breakage === 'html') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>a gateway</html>');
      return;
    }
    const passed = await fetch(this.#behind, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    const text = await passed.text();
    if (this.breakage === 'half') {
      response.writeHead(200, { 'content-length': text.length });
      response.write(text.slice(0, text.length / 2));
      response.destroy();
      return;
    }
    const answered = JSON.parse(text) as { result?: unknown };
    if (this.lie !== undefined && 'result' in answered) answered.result = this.lie(method, answered.result);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answered));
  }
}
