import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

const END_OF_HEADERS = Buffer.from('\r\n\r\n');
const LAST_CHUNK = '0\r\n\r\n';

/** How many bytes an answer has that begins with these; undefined if that cannot be said yet. */
export function answerLength(bytes: Buffer): number | undefined {
  const headers = bytes.indexOf(END_OF_HEADERS);
  if (headers === -1) return undefined;
  const bodyAt = headers + END_OF_HEADERS.length;
  const head = bytes.toString('latin1', 0, headers);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return bodyAt + Number(length);
  if (!/\r\ntransfer-encoding: *chunked/i.test(head)) return bodyAt;
  // With one request on its way, nothing comes behind the last chunk.
  return bytes.toString('latin1', Math.max(bodyAt, bytes.length - LAST_CHUNK.length)) === LAST_CHUNK
    ? bytes.length
    : undefined;
}

/**
 * A connection that is kept and has one request on its way at a time. It reads of an answer what it must, so that it
 * takes little of the processors that the server under measurement is to have.
 */
export class Connection {
  readonly #socket: Socket;
  #received: Buffer | undefined;
  #answered: ((answer: Buffer) => void) | undefined;
  #failed: ((reason: Error) => void) | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (bytes) => this.#hear(bytes));
    socket.on('error', (error) => this.#failed?.(error));
    socket.on('close', () => this.#failed?.(new Error('The server closed a connection')));
  }

  static async open(url: string): Promise<Connection> {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    await once(socket, 'connect');
    return new Connection(socket);
  }

  #hear(bytes: Buffer): void {
    const all = this.#received === undefined ? bytes : Buffer.concat([this.#received, bytes]);
    const length = answerLength(all);
    if (length === undefined || all.length < length) {
      this.#received = all;
      return;
    }
    this.#received = undefined;
    this.#answered?.(all);
  }

  /** Sends a request and resolves with its answer, headers and all. @throws Error if the connection ends before */
  async ask(request: string): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#answered = resolve;
      this.#failed = reject;
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#failed = undefined;
    this.#socket.destroy();
  }
}
