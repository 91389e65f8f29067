import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { ReceivedRequest } from './received-request.ts';

export type Answering = (request: ReceivedRequest, response: ServerResponse) => void | Promise<void>;

/** Where an endless answer ends after all, should nobody close the connection. */
const MOST_BYTES = 64 * 1024 * 1024;
const DRIP_MS = 50;

export function status(code: number, headers: Readonly<Record<string, string>> = {}, body = ''): Answering {
  return (_request, response) => {
    response.writeHead(code, { connection: 'close', ...headers }).end(body);
  };
}

/** 204, after so many milliseconds. */
export function late(afterMs: number): Answering {
  return (_request, response) => {
    const timer = setTimeout(() => response.writeHead(204, { connection: 'close' }).end(), afterMs);
    response.on('close', () => clearTimeout(timer));
  };
}

/** Nothing, ever; the connection stays. */
export const hang: Answering = () => undefined;

export const reset: Answering = (_request, response) => {
  response.socket?.resetAndDestroy();
};

/** Bytes that are no HTTP. */
export const nonsense: Answering = (_request, response) => {
  response.socket?.end('this is no answer\r\n\r\n');
};

/** A head of more than 16 KiB. */
export const largeHead: Answering = (_request, response) => {
  response.socket?.end(`HTTP/1.1 200 OK\r\nx-filler: ${'x'.repeat(17 * 1024)}\r\n\r\n`);
};

/** 200 at once, and then a byte now and then for as long as somebody listens. */
export const drip: Answering = (_request, response) => {
  response.writeHead(200).flushHeaders();
  const timer = setInterval(() => response.write('.'), DRIP_MS);
  response.on('close', () => clearInterval(timer));
};

/** 200 at once, and then as many bytes as are taken. */
export const endless: Answering = (_request, response) => {
  const chunk = Buffer.alloc(64 * 1024, 'endless ');
  let sent = 0;
  response.writeHead(200);
  const more = (): void => {
    while (!response.destroyed && sent < MOST_BYTES) {
      sent += chunk.length;
      if (!response.write(chunk)) {
        response.once('drain', more);
        return;
      }
    }
    response.end();
  };
  more();
};

const BOMB = gzipSync(Buffer.alloc(32 * 1024 * 1024));

/** 200 with a small body that would be large if somebody unpacked it. */
export const bomb: Answering = (_request, response) => {
  response.writeHead(200, { connection: 'close', 'content-encoding': 'gzip' }).end(BOMB);
};
