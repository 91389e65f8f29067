import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ApiError } from '../../errors/api-error.ts';

/** Unread bytes over all connections. */
const MOST_UNREAD_BYTES = 64 * 1024 * 1024;

/** A reader that took nothing for so long is cut first. */
const SLOW_MS = 1_000;

/** Handed to a connection at a time: taking that much counts as reading. */
const PIECE_BYTES = 16 * 1024;

/** Looks before a reader is cut, counted instead of time: if the process stood still, no one could read. */
const LOOKS = 4;

interface Reader {
  answers: number;
  unreadBytes: number;
  /** Monotonic. */
  lastTookAt: number;
  /** Looks since without progress. */
  idleLooks: number;
  readonly forget: () => void;
}

/** False if the connection has ended. */
async function untilDrained(response: ServerResponse): Promise<boolean> {
  const { socket } = response.req;
  return new Promise<boolean>((resolve) => {
    const onDrain = (): void => {
      socket.off('close', onClose);
      resolve(true);
    };
    const onClose = (): void => {
      response.off('drain', onDrain);
      resolve(false);
    };
    response.once('drain', onDrain);
    socket.once('close', onClose);
  });
}

/** How long readers may take, and how much may wait for them. */
export interface UnreadLimits {
  /** A reader that takes nothing for so long is cut. */
  readonly stallMs: number;
  readonly mostBytes?: number;
}

/**
 * Answers not yet taken. A reader that stands still is cut and its memory freed; a slow one gets its answer, however
 * long it takes. The total is bounded: beyond it stalled readers are cut, longest first, and if that does not suffice
 * the answer is refused.
 */
export class UnreadAnswers {
  readonly #readers = new Map<Socket, Reader>();
  readonly #stallMs: number;
  readonly #mostBytes: number;
  #bytes = 0;
  #watch: NodeJS.Timeout | undefined;

  constructor({ stallMs, mostBytes = MOST_UNREAD_BYTES }: UnreadLimits) {
    this.#stallMs = stallMs;
    this.#mostBytes = mostBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Makes room for an answer. @throws ApiError service_unavailable where others, who are still reading, hold it all */
  makeRoom(bytes: number): void {
    if (this.#bytes + bytes <= this.#mostBytes) return;
    const slowSince = performance.now() - SLOW_MS;
    const slow = [...this.#readers].filter(([, { lastTookAt }]) => lastTookAt <= slowSince);
    slow.sort(([, one], [, other]) => one.lastTookAt - other.lastTookAt);
    for (const [socket] of slow) {
      this.#cut(socket);
      if (this.#bytes + bytes <= this.#mostBytes) return;
    }
    throw new ApiError('service_unavailable', { reason: 'unread_answers', retryAfterSeconds: 1 });
  }

  /**
   * Ends a response with a body, piece by piece as its reader takes it.
   * @param isShared whether the bytes are kept for others in any case, and so do not count against the bound
   */
  end(response: ServerResponse, body: Buffer | string, isShared = false): void {
    const { socket } = response.req;
    const length = Buffer.byteLength(body);
    const bytes = isShared ? 0 : length;
    if (length <= PIECE_BYTES) {
      // Of a text Node makes one piece with the head.
      response.end(body);
      // Nearly every answer is taken at once, and is not worth counting.
      if (response.writableLength === 0) return;
      this.#begin(socket, bytes);
      response.once('finish', () => this.#finish(socket, bytes));
      return;
    }
    this.#begin(socket, bytes);
    this.#sendFrom(response, typeof body === 'string' ? Buffer.from(body) : body, 0, isShared);
  }

  /** Writes a piece of a response, and waits until its reader has room for more. @returns false where it has gone */
  async write(response: ServerResponse, piece: string): Promise<boolean> {
    const { socket } = response.req;
    if (socket.destroyed) return false;
    if (response.write(piece)) return true;
    const bytes = Buffer.byteLength(piece);
    this.#begin(socket, bytes);
    const isTaken = await untilDrained(response);
    this.#finish(socket, bytes);
    return isTaken;
  }

  #sendFrom(response: ServerResponse, body: Buffer, start: number, isShared: boolean): void {
    const { socket } = response.req;
    let sent = start;
    let hasRoom = true;
    while (sent < body.length && hasRoom) {
      hasRoom = response.write(body.subarray(sent, sent + PIECE_BYTES));
      sent = Math.min(sent + PIECE_BYTES, body.length);
    }
    const bytes = isShared ? 0 : sent - start;
    if (sent === body.length) {
      response.once('finish', () => this.#finish(socket, bytes));
      response.end();
      return;
    }
    response.once('drain', () => {
      this.#take(socket, bytes);
      this.#sendFrom(response, body, sent, isShared);
    });
  }

  /** Counts an answer, or a piece of one, that its reader has yet to take. */
  #begin(socket: Socket, bytes: number): void {
    // Its reader has gone: no event would ever take these bytes from the count.
    if (socket.destroyed) return;
    this.#bytes += bytes;
    const known = this.#readers.get(socket);
    if (known !== undefined) {
      known.answers += 1;
      known.unreadBytes += bytes;
      return;
    }
    const forget = (): void => this.#forget(socket);
    socket.once('close', forget);
    this.#readers.set(socket, {
      answers: 1,
      unreadBytes: bytes,
      lastTookAt: performance.now(),
      idleLooks: 0,
      forget,
    });
    this.#watch ??= setInterval(() => this.#cutStalled(), this.#stallMs / LOOKS).unref();
  }

  #take(socket: Socket, bytes: number): void {
    const reader = this.#readers.get(socket);
    if (reader === undefined) return;
    this.#bytes -= bytes;
    reader.unreadBytes -= bytes;
    reader.lastTookAt = performance.now();
    reader.idleLooks = 0;
  }

  #finish(socket: Socket, bytes: number): void {
    this.#take(socket, bytes);
    const reader = this.#readers.get(socket);
    if (reader === undefined) return;
    reader.answers -= 1;
    if (reader.answers === 0) this.#forget(socket);
  }

  #forget(socket: Socket): void {
    const reader = this.#readers.get(socket);
    if (reader === undefined) return;
    this.#readers.delete(socket);
    this.#bytes -= reader.unreadBytes;
    socket.off('close', reader.forget);
    if (this.#readers.size > 0) return;
    clearInterval(this.#watch);
    this.#watch = undefined;
  }

  #cut(socket: Socket): void {
    this.#forget(socket);
    socket.destroy();
  }

  #cutStalled(): void {
    for (const [socket, reader] of this.#readers) {
      reader.idleLooks += 1;
      if (reader.idleLooks > LOOKS) this.#cut(socket);
    }
  }
}
