import { type LocalCall, LocalServer } from '../receivers/local-server.ts';

/** What a call answers in place of the node behind it. */
export type Lie = (method: string, answer: unknown) => unknown;

/** Ways in which a node gives no answer that can be read. */
export type Breakage = 'hangs' | 'status 429' | 'html' | 'half';

/** A node that stands before another one, and passes on what it says: or something else. */
export class LyingNode {
  readonly #server: LocalServer;
  readonly #behind: string;
  lie: Lie | undefined;
  breakage: Breakage | undefined;
  /** Calls that it answers with an error, as for too many results. */
  refuses: ((method: string, params: readonly unknown[]) => boolean) | undefined;

  private constructor(server: LocalServer, behind: string) {
    this.#server = server;
    this.#behind = behind;
  }

  static async before(behind: string): Promise<LyingNode> {
    const server = await LocalServer.start();
    const node = new LyingNode(server, behind);
    server.answer = (call) => node.#answer(call);
    return node;
  }

  get url(): string {
    return this.#server.url;
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }

  async #answer({ response, body }: LocalCall): Promise<void> {
    const { method, params } = JSON.parse(body) as { method: string; params: readonly unknown[] };
    if (this.refuses?.(method, params) === true) {
      response.end('{"error":{"code":-32005,"message":"query returned more than 10000 results"}}');
      return;
    }
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
