import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { status, type Answering } from './answers.ts';
import type { ReceivedRequest } from './received-request.ts';

export interface ReceiverOptions {
  /** On this machine; any free one if omitted. */
  readonly port?: number;
  /** The address of this machine that it listens at; its loopback if omitted. */
  readonly host?: string;
  /** What leads to it from the service, where that is not the loopback of this machine. */
  readonly url?: string;
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export class Place {
  readonly url: string;
  /** Oldest first. */
  readonly received: ReceivedRequest[] = [];
  /** How the next request is answered; 204 unless somebody says otherwise. */
  answer: Answering;
  readonly #waiting = new Set<() => void>();

  constructor(url: string, answer: Answering = status(204)) {
    this.url = url;
    this.answer = answer;
  }

  take(request: ReceivedRequest): void {
    this.received.push(request);
    for (const look of this.#waiting) look();
  }

  /** Waits until what came in is enough; answers whether it was in time. */
  async until(
    isEnough: (received: readonly ReceivedRequest[]) => boolean,
    boundMs: number,
  ): Promise<boolean> {
    if (isEnough(this.received)) return true;
    return new Promise<boolean>((resolve) => {
      const end = (inTime: boolean): void => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve(inTime);
      };
      const look = (): void => {
        if (isEnough(this.received)) end(true);
      };
      const timer = setTimeout(() => end(isEnough(this.received)), boundMs);
      this.#waiting.add(look);
    });
  }
}

/** A plain HTTP server that takes deliveries in: each of its places keeps what comes, and answers as it is told. */
export class Receiver {
  /** What leads to it from the service, without a slash at its end. */
  readonly url: string;
  /** Whether the service reaches it without anything in between. */
  readonly isDirect: boolean;
  readonly #server: Server;
  readonly #places = new Map<string, Place>();
  #strays = 0;

  private constructor(server: Server, url: string, isDirect: boolean) {
    this.#server = server;
    this.url = url;
    this.isDirect = isDirect;
    server.on('request', (incoming, response) => {
      void this.#receive(incoming, response);
    });
    // What is no HTTP, such as the beginning of a TLS connection, is none of ours.
    server.on('clientError', (_error, socket) => socket.destroy());
  }

  /** Opens one. @throws Error if its port is taken */
  static async open({ port = 0, host = '127.0.0.1', url }: ReceiverOptions = {}): Promise<Receiver> {
    const server = createServer({ keepAlive: true });
    server.listen(port, host);
    await once(server, 'listening');
    const { port: bound } = server.address() as AddressInfo;
    const address = host.includes(':') ? `[${host}]` : host;
    return new Receiver(server, url?.replace(/\/$/, '') ?? `http://${address}:${bound}`, url === undefined);
  }

  /** How many requests came to no place. */
  get strays(): number {
    return this.#strays;
  }

  place(name: string, answer?: Answering): Place {
    const path = `/${name}`;
    if (this.#places.has(path)) throw new Error(`There is a place ${name} already`);
    const place = new Place(`${this.url}${path}`, answer);
    this.#places.set(path, place);
    return place;
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #receive(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const body = await bodyOf(incoming);
      const target = incoming.url ?? '';
      const place = [...this.#places].find(([path]) => target.split('?')[0]?.endsWith(path) === true)?.[1];
      if (place === undefined) {
        this.#strays += 1;
        response.writeHead(404).end();
        return;
      }
      const request: ReceivedRequest = {
        method: incoming.method ?? '',
        target,
        httpVersion: incoming.httpVersion,
        headers: new Map(
          Object.entries(incoming.headersDistinct).map(([name, values]) => [name, values ?? []]),
        ),
        body,
        receivedAt: Date.now(),
      };
      place.take(request);
      await place.answer(request, response);
    } catch {
      // A sender that went away in the middle sent nothing.
      response.destroy();
    }
  }
}
