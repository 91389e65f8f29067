import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What one request meets on its way to the server. */
export type Fate =
  | 'pass'
  /** The connection is closed before the server hears of the request, or after it has answered. */
  | 'cut_before'
  | 'cut_after'
  /** Half the answer's body comes, and then the end, or nothing. */
  | 'cut_body'
  | 'stall_body'
  /** A body without an end. */
  | 'endless'
  /** Nothing ever comes. */
  | 'silence'
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string };

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A proxy that does to each request what the test says, and remembers them all. */
export interface FaultProxy {
  readonly url: string;
  readonly seen: SeenRequest[];
  /** What the next requests meet, in their order; those behind pass. */
  fates: Fate[];
  /** What all further requests meet, once there are no fates left. */
  always: Fate;
  /** Closes all connections and stops listening; `reopen` listens at the same address. */
  close(): Promise<void>;
  reopen(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

interface Answered {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** The server's own answer. */
function ask(target: string, request: IncomingMessage, body: Buffer): Promise<Answered> {
  const headers = { ...request.headers, host: new URL(target).host };
  return new Promise((resolve, reject) => {
    const sent = forward(`${target}${request.url ?? ''}`, { method: request.method, headers }, (answer) => {
      bodyOf(answer).then(
        (text) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        reject,
      );
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

async function answer(
  target: string,
  fate: Fate,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): Promise<void> {
  if (fate === 'silence') return;
  if (fate === 'cut_before') {
    request.socket.destroy();
    return;
  }
  if (fate === 'endless') {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '.repeat(65_536)), 1);
    response.once('close', () => clearInterval(timer));
    return;
  }
  if (typeof fate === 'object') {
    response.writeHead(fate.status, fate.headers ?? {}).end(fate.body ?? '');
    return;
  }
  const { status, headers, body: text } = await ask(target, request, body);
  if (fate === 'cut_after') {
    request.socket.destroy();
    return;
  }
  response.writeHead(status, headers);
  if (fate === 'pass') {
    response.end(text);
    return;
  }
  response.write(text.subarray(0, Math.floor(text.byteLength / 2)), () => {
    if (fate === 'cut_body') request.socket.destroy();
  });
}

/** Starts one in front of a server. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const server = createServer((request, response) => {
    void bodyOf(request)
      .then((body) => {
        const { method = '', url = '', headers } = request;
        proxy.seen.push({ method, path: url, headers, body: body.toString() });
        return answer(target, proxy.fates.shift() ?? proxy.always, request, response, body);
      })
      // The caller or the server went away, as a test wanted it.
      .catch(() => request.socket.destroy());
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const proxy: FaultProxy = {
    url: `http://127.0.0.1:${port}`,
    seen: [],
    fates: [],
    always: 'pass',
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
    reopen: () => listen(port),
  };
  return proxy;
}
