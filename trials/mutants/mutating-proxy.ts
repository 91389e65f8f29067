import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseJson } from '../../conformance/json/json.ts';
import type { ProxiedMutant, ProxiedRequest, ProxiedResponse } from './proxied-mutant.ts';

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function headersOf(message: IncomingMessage): Record<string, string | string[] | undefined> {
  const distinct = Object.entries(message.headersDistinct);
  return Object.fromEntries(
    distinct.map(([name, values]) => [name, values?.length === 1 ? values[0] : values]),
  );
}

async function forward(base: URL, request: ProxiedRequest): Promise<ProxiedResponse> {
  // The name by which the suite calls stays: a browser's Origin has to be that of the address it was led to.
  const headers = { ...request.headers, connection: 'close' };
  if (request.body.length > 0) Object.assign(headers, { 'content-length': String(request.body.length) });
  const outgoing = send({
    host: base.hostname,
    port: base.port,
    method: request.method,
    path: request.target,
    headers,
  });
  outgoing.end(request.body);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  const text = (await readAll(incoming)).toString();
  const isJson = String(incoming.headers['content-type']).startsWith('application/json');
  return {
    status: incoming.statusCode ?? 502,
    headers: headersOf(incoming),
    json: isJson ? parseJson(text) : undefined,
    text,
  };
}

export interface MutatingProxy {
  readonly url: string;
  readonly troubles: readonly string[];
  /** Whether the fault has changed any answer or request so far. */
  readonly hasActed: () => boolean;
  close(): Promise<void>;
}

export async function startProxy(mutant: ProxiedMutant, target: string): Promise<MutatingProxy> {
  const base = new URL(target);
  const memory = new Map<string, unknown>();
  const troubles: string[] = [];
  let hasActed = false;
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const request: ProxiedRequest = {
      method: incoming.method ?? 'GET',
      target: incoming.url ?? '/',
      headers: headersOf(incoming),
      body: await readAll(incoming),
    };
    const asked = `${request.method} ${request.target} ${JSON.stringify(request.headers)} ${request.body.toString()}`;
    mutant.request?.(request);
    hasActed ||=
      asked !==
      `${request.method} ${request.target} ${JSON.stringify(request.headers)} ${request.body.toString()}`;
    const response = await forward(base, request);
    const before = JSON.stringify(response.json);
    const head = JSON.stringify([response.status, response.headers, response.text]);
    mutant.response?.(response, request, memory);
    const isSame = JSON.stringify(response.json) === before;
    hasActed ||= !isSame || JSON.stringify([response.status, response.headers, response.text]) !== head;
    // Bytes that no fault touched stay as they are.
    const text = isSame ? response.text : JSON.stringify(response.json);
    const { 'transfer-encoding': _encoding, connection: _connection, ...headers } = response.headers;
    outgoing.writeHead(response.status, { ...headers, 'content-length': String(Buffer.byteLength(text)) });
    outgoing.end(text);
  };
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      troubles.push(error instanceof Error ? error.message : String(error));
      outgoing.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    troubles,
    hasActed: () => hasActed,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
