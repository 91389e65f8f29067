import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { HttpClient } from '../http/http-client.ts';
import { isObject, parseJson } from '../json/json.ts';
import type { Credentials } from './credentials.ts';
import { Session } from './session.ts';

const running: Server[] = [];

afterAll(() => {
  for (const server of running) server.close();
});

/** Serves what a test says, until its file has ended. */
export async function serve(listener: RequestListener): Promise<{ server: Server; baseUrl: string }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  running.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return { server, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** What a run is given that has these secret keys alone. */
export const withKeys = (...secretKeys: readonly string[]): Credentials => ({
  secretKeys,
  siblingKey: undefined,
  publishableKey: undefined,
  stepUpTokens: [],
  scopedKeys: [],
  deadKeys: [],
  refusedAddressKey: undefined,
  suspendedKey: undefined,
});

/** A session with a server that was given no key. */
export async function sessionOn(baseUrl: string): Promise<Session> {
  const document = parseJson(await readFile('generated/openapi.json', 'utf8'));
  if (!isObject(document)) throw new Error('The generated document is no object');
  return new Session({
    contract: readContract(document),
    client: new HttpClient([baseUrl]),
    credentials: withKeys(),
    seed: 1,
  });
}
