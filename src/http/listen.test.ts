import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { PRODUCTION_VARIABLES } from '../testing/server/production-variables.ts';
import { listen, urlOf } from './listen.ts';

const PRODUCTION = { CORRIDOR_ENV: 'production', ...PRODUCTION_VARIABLES, CORRIDOR_SECRET: 's'.repeat(40) };

/** An address that leads to this machine, and is none of the two by which a sandbox is reached. */
const ELSEWHERE = '127.0.0.2';

const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

async function answers(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

const portOf = (server: Server): number => (server.address() as { port: number }).port;

describe('a port', () => {
  let servers: readonly Server[] = [];
  const begin = async (variables: Record<string, string>, port = 0): Promise<number> => {
    servers = await listen(() => createServer(), readConfig(variables).hosts, port);
    return portOf(servers[0]!);
  };
  afterEach(async () => {
    for (const server of servers) server.close();
    await Promise.all(servers.map((server) => once(server, 'close')));
    servers = [];
  });

  it('of a sandbox is reached from this machine alone, by both of its own addresses', async () => {
    const port = await begin({});
    expect(await answers('127.0.0.1', port)).toBe(true);
    expect(await answers('::1', port)).toBe(hasIpv6);
    expect(await answers(ELSEWHERE, port)).toBe(false);
    expect(urlOf(servers)).toBe(`http://localhost:${port}`);
  });

  it('of production is reached by every address', async () => {
    const port = await begin(PRODUCTION);
    for (const host of ['127.0.0.1', ELSEWHERE]) expect(await answers(host, port)).toBe(true);
    expect(urlOf(servers)).toBe(`http://localhost:${port}`);
  });

  it('is reached by the addresses that are named, and HOST names none', async () => {
    const port = await begin({ CORRIDOR_HOST: ELSEWHERE, HOST: '0.0.0.0' });
    expect(await answers(ELSEWHERE, port)).toBe(true);
    expect(await answers('127.0.0.1', port)).toBe(false);
    expect(urlOf(servers)).toBe(`http://${ELSEWHERE}:${port}`);
  });

  it('of a sandbox is reached by every address when it is told so', async () => {
    const port = await begin({ CORRIDOR_HOST: '0.0.0.0' });
    for (const host of ['127.0.0.1', ELSEWHERE]) expect(await answers(host, port)).toBe(true);
  });

  it('that is taken at one address is refused, and leaves the others free', async () => {
    const other = createTcpServer().listen(0, ELSEWHERE);
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const hosts = { CORRIDOR_HOST: `127.0.0.1,${ELSEWHERE}` };
    await expect(begin(hosts, port)).rejects.toThrow(`Port ${port} is in use by another program.`);
    expect(await answers('127.0.0.1', port)).toBe(false);
    other.close();
  });

  it('of an address that the machine does not have is refused', async () => {
    const message = 'of 192.0.2.1 cannot be used: this machine has no such address.';
    await expect(begin({ CORRIDOR_HOST: '127.0.0.1,192.0.2.1' })).rejects.toThrow(message);
  });
});

it.each(['example.com', '0.0.0.0/0', 'localhost:3000', '*'])('CORRIDOR_HOST is no address as %s', (text) => {
  expect(() => readConfig({ CORRIDOR_HOST: text })).toThrow('CORRIDOR_HOST');
});
