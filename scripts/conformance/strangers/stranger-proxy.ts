import {
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Document } from './without.ts';

/** How an operation answers that is out of order. */
export const NONSENSE = ['html', 'empty', 'other', 'no-id', 'null', '500', 'silence', 'cut'] as const;

export type Nonsense = (typeof NONSENSE)[number];

/** What a server does differently from this one. */
export interface Stranger {
  /** How it answers a request; undefined as this one does. */
  readonly nonsenseFor?: (method: string, path: string) => Nonsense | undefined;
  /** The document that it serves in the place of a document of this one. */
  readonly documentFor?: (document: Document) => Document;
  /** Whether it knows an operation. */
  readonly knows?: (method: string, path: string) => boolean;
}

const DOCUMENTS = ['/openapi.json', '/console/openapi.json'];

const TEXTS: Readonly<Partial<Record<Nonsense, readonly [type: string, text: string]>>> = {
  html: ['text/html', '<!doctype html><title>Maintenance</title><p>Back soon.'],
  empty: ['application/json', ''],
  other: ['application/json', '{"weather":"fine"}'],
  null: ['application/json', 'null'],
};

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headersDistinct'];
  readonly body: Buffer;
}

/** A header that was sent once, as Node sends it once. */
function single(headers: IncomingMessage['headersDistinct']): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).map(([name, values]) => [name, values?.length === 1 ? values[0] : values]),
  );
}

async function send(base: URL, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  const outgoing = request({
    host: base.hostname,
    port: base.port,
    method: incoming.method ?? 'GET',
    path: incoming.url ?? '/',
    headers: { ...single(incoming.headersDistinct), connection: 'close' },
  });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  return response;
}

function withoutId(body: Buffer): Buffer {
  try {
    const value = JSON.parse(body.toString()) as Record<string, unknown>;
    delete value['id'];
    return Buffer.from(JSON.stringify(value));
  } catch {
    return body;
  }
}

function write(outgoing: ServerResponse, { status, headers, body }: Answer): void {
  const { 'transfer-encoding': _encoding, 'content-length': _length, connection: _kept, ...own } = headers;
  outgoing.writeHead(status, { ...single(own), 'content-length': String(body.length) });
  outgoing.end(body);
}

/** Answers by nonsense. The request has had its effect, as far as the service is concerned. */
function writeNonsense(outgoing: ServerResponse, answer: Answer, nonsense: Nonsense): void {
  if (nonsense === 'silence') return;
  if (nonsense === 'cut') {
    outgoing.destroy();
    return;
  }
  if (nonsense === 'no-id') {
    write(outgoing, { ...answer, body: withoutId(answer.body) });
    return;
  }
  const [type, text] = TEXTS[nonsense] ?? ['application/json', '{"code":"internal_error"}'];
  const status = nonsense === '500' ? 500 : answer.status;
  write(outgoing, {
    status,
    headers: { ...answer.headers, 'content-type': [type] },
    body: Buffer.from(text),
  });
}

const NOT_FOUND =
  '{"code":"not_found","message":"There is no such path","requestId":"req_stranger","retryable":false}';

/** Serves what a service behind it serves, but for what makes a stranger of it. */
export async function startStranger(
  target: string,
  { nonsenseFor, documentFor, knows }: Stranger,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const base = new URL(target);
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const [path = ''] = (incoming.url ?? '/').split('?');
    const method = incoming.method ?? 'GET';
    const body = await readAll(incoming);
    if (knows?.(method, path) === false) {
      outgoing.writeHead(404, { 'content-type': 'application/json', 'x-request-id': 'req_stranger' });
      outgoing.end(NOT_FOUND);
      return;
    }
    const sent = await send(base, incoming, body);
    const { statusCode: status = 502, headersDistinct: headers } = sent;
    const nonsense = nonsenseFor?.(method, path);
    if (nonsense === undefined && sent.headers['content-type']?.startsWith('text/event-stream') === true) {
      outgoing.on('close', () => sent.destroy());
      sent.pipe(outgoing.writeHead(status, single(headers)));
      return;
    }
    const response = { status, headers, body: await readAll(sent) };
    if (nonsense !== undefined) writeNonsense(outgoing, response, nonsense);
    else if (documentFor !== undefined && DOCUMENTS.includes(path) && response.status === 200) {
      const document = documentFor(JSON.parse(response.body.toString()) as Document);
      write(outgoing, { ...response, body: Buffer.from(JSON.stringify(document)) });
    } else write(outgoing, response);
  };
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
