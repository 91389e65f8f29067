import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { HttpClient } from '../http/http-client.ts';
import { isObject, parseJson } from '../json/json.ts';
import { ServerGone } from './failure.ts';
import { Session } from './session.ts';

const running: Server[] = [];

afterAll(() => {
  for (const server of running) server.close();
});

async function serve(listener: RequestListener): Promise<{ server: Server; baseUrl: string }> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  running.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return { server, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function sessionOn(baseUrl: string): Promise<Session> {
  const document = parseJson(await readFile('generated/openapi.json', 'utf8'));
  if (!isObject(document)) throw new Error('The generated document is no object');
  return new Session({
    contract: readContract(document),
    client: new HttpClient([baseUrl]),
    credentials: {
      secretKeys: [],
      siblingKey: undefined,
      publishableKey: undefined,
      stepUpTokens: [],
      scopedKeys: [],
      deadKeys: [],
      refusedAddressKey: undefined,
      suspendedKey: undefined,
    },
    seed: 1,
  });
}

describe.concurrent('a call that is never answered', () => {
  it('ends the run where nothing else is answered either', async () => {
    const { server, baseUrl } = await serve((_request, response) => response.end());
    await new Promise((resolve) => server.close(resolve));
    const session = await sessionOn(baseUrl);
    await expect(session.call('getTreasury', {}, null)).rejects.toThrow(ServerGone);
    expect(session.failures).toEqual([]);
  });

  it('is an exchange like another where the server still answers others', async () => {
    const { baseUrl } = await serve((request, response) => {
      if (request.url === '/openapi.json') response.end('{}');
      else request.socket.destroy();
    });
    const session = await sessionOn(baseUrl);
    const exchange = await session.call('getTreasury', {}, null);
    expect(exchange.response).toBeUndefined();
    expect(session.failures).toMatchObject([{ operation: 'getTreasury', check: 'exchange' }]);
  });
});
