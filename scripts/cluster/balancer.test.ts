import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Balancer, type Balancing, startBalancer } from './balancer.ts';

describe('a balancer', () => {
  const servers: Server[] = [];
  let balancer: Balancer | undefined;

  async function startServers(count: number): Promise<string[]> {
    const urls: string[] = [];
    for (let started = 0; started < count; started += 1) {
      const server = createServer((incoming, outgoing) => {
        const name = String(started);
        incoming.resume().on('end', () => outgoing.writeHead(201, { 'x-path': incoming.url }).end(name));
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      servers.push(server);
      urls.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    }
    return urls;
  }

  async function start(count: number, balancing: Balancing): Promise<void> {
    let drawn = 0;
    const random = (): number => (drawn += 1) / 100;
    balancer = await startBalancer({ urls: await startServers(count), balancing, port: 0, random });
  }

  async function ask(key: string): Promise<string> {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await fetch(`${balancer?.url ?? ''}/v1/payouts?limit=1`, {
      method: 'POST',
      headers,
      body: '{}',
    });
    expect([answer.status, answer.headers.get('x-path')]).toEqual([201, '/v1/payouts?limit=1']);
    return answer.text();
  }

  const askAll = async (keys: readonly string[]): Promise<string[]> => {
    const answers: string[] = [];
    for (const key of keys) answers.push(await ask(key));
    return answers;
  };

  const KEYS = Array.from({ length: 40 }, (_, index) => `key-${index}`);

  afterEach(async () => {
    await balancer?.close();
    balancer = undefined;
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  it('sends all requests of a key to one server, and uses all servers', async () => {
    await start(4, 'key');
    const first = await askAll(KEYS);
    expect(new Set(first).size).toBe(4);
    expect(await askAll(KEYS)).toEqual(first);
  });

  it('sends a key’s requests anywhere if asked to', async () => {
    await start(4, 'random');
    expect(new Set(await askAll(Array.from({ length: 40 }, () => 'one'))).size).toBe(4);
  });

  it('moves the keys of a server that is away, and no others', async () => {
    await start(3, 'key');
    const first = await askAll(KEYS);
    servers[1]?.closeAllConnections();
    servers[1]?.close();
    const second = await askAll(KEYS);
    expect(second).not.toContain('1');
    const kept = first.flatMap((name, index) => (name === '1' ? [] : [index]));
    expect(kept.map((index) => second[index])).toEqual(kept.map((index) => first[index]));
  });

  it('answers 502 where every server is away', async () => {
    await start(1, 'key');
    servers[0]?.close();
    expect((await fetch(balancer?.url ?? '')).status).toBe(502);
  });
});
