import { fstatSync, write, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { DestinationStream } from 'pino';
import { systemClock } from '../../calendar/clock.ts';

/** Bytes that wait in memory; further lines are dropped and counted. */
const ROOM_BYTES = 1024 * 1024;

/** Bytes per write. */
const PIECE_BYTES = 64 * 1024;

/** Pause after a failed write. */
const PAUSE_MS = 500;

/** After these there is no reader. */
const GONE = new Set(['EPIPE', 'EBADF', 'ECONNRESET', 'ERR_STREAM_DESTROYED']);

type Done = (error: NodeJS.ErrnoException | null, written: number) => void;

/** Writes a piece and reports how much. */
type Write = (piece: Buffer, done: Done) => void;

function writerTo(fd: number): Write {
  let stat;
  try {
    stat = fstatSync(fd);
  } catch {
    return (_piece, done) => done(Object.assign(new Error('no such descriptor'), { code: 'EBADF' }), 0);
  }
  if (!stat.isFIFO() && !stat.isSocket()) return (piece, done) => write(fd, piece, done);
  // Writing to an unread pipe would block a thread for good, and the end of the process.
  const socket = new Socket({ fd, readable: false, writable: true }).unref();
  socket.on('error', () => undefined);
  return (piece, done) => {
    socket.write(piece, (error) => done(error ?? null, error ? 0 : piece.length));
  };
}

/**
 * Writing blocks and fails no request. While a disk is full or a pipe unread, lines wait in bounded memory; those
 * beyond it are dropped and later counted in a line.
 */
export class LogDestination implements DestinationStream {
  readonly #fd: number;
  #write: Write | undefined;
  #lines: string[] = [];
  #waitingBytes = 0;
  #piece = Buffer.alloc(0);
  #dropped = 0;
  #state: 'idle' | 'due' | 'writing' | 'resting' | 'gone' = 'idle';

  /** @param fd an open file descriptor, such as 1 */
  constructor(fd: number) {
    this.#fd = fd;
    process.once('exit', () => this.#writeLast());
  }

  /** Ends with a newline. */
  write(line: string): void {
    if (this.#state === 'gone') return;
    const bytes = Buffer.byteLength(line);
    if (this.#waitingBytes + bytes > ROOM_BYTES) {
      this.#dropped += 1;
      return;
    }
    this.#tellDropped();
    this.#push(line, bytes);
    if (this.#state !== 'idle') return;
    this.#state = 'due';
    // Lines of one turn of the event loop are one write.
    setImmediate(() => this.#writeNext());
  }

  /** Waits until all is written, within a time. */
  async drain(limitMs: number): Promise<void> {
    const deadline = performance.now() + limitMs;
    while (this.#state === 'due' || this.#state === 'writing') {
      if (performance.now() > deadline) return;
      await delay(5);
    }
  }

  #push(line: string, bytes: number): void {
    this.#lines.push(line);
    this.#waitingBytes += bytes;
  }

  #tellDropped(): void {
    if (this.#dropped === 0) return;
    const facts = { level: 'warn', time: new Date(systemClock()).toISOString(), dropped: this.#dropped };
    const line = `${JSON.stringify({ ...facts, msg: 'log lines were dropped because the output is too slow' })}\n`;
    this.#dropped = 0;
    this.#push(line, line.length);
  }

  #writeNext(): void {
    if (this.#piece.length === 0) this.#piece = this.#takePiece();
    if (this.#piece.length === 0) {
      this.#state = 'idle';
      return;
    }
    this.#state = 'writing';
    // At first use: a pipe has one owner in a process.
    this.#write ??= writerTo(this.#fd);
    this.#write(this.#piece, (error, written) => {
      this.#waitingBytes -= written;
      // The written part of a line stays: its rest comes next.
      this.#piece = this.#piece.subarray(written);
      if (error === null) this.#writeNext();
      else this.#rest(error);
    });
  }

  #takePiece(): Buffer<ArrayBuffer> {
    if (this.#lines.length === 0 && this.#dropped > 0) this.#tellDropped();
    let [count, length] = [0, 0];
    while (count < this.#lines.length && length < PIECE_BYTES) length += this.#lines[count++]?.length ?? 0;
    return Buffer.from(this.#lines.splice(0, count).join(''));
  }

  #rest({ code = '' }: NodeJS.ErrnoException): void {
    if (GONE.has(code)) {
      this.#state = 'gone';
      this.#lines = [];
      return;
    }
    this.#state = 'resting';
    setTimeout(() => this.#writeNext(), PAUSE_MS).unref();
  }

  /** The last lines of a process that ends by itself, tried once. */
  #writeLast(): void {
    if (this.#state !== 'due' && this.#state !== 'resting') return;
    try {
      writeSync(this.#fd, Buffer.concat([this.#piece, Buffer.from(this.#lines.join(''))]));
    } catch {
      // No one is left to tell.
    }
  }
}
