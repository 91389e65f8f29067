import { afterAll, beforeAll, expect, it } from 'vitest';
import { type NameServer, startNameServer } from '../testing/server/name-server.ts';
import { HostNames } from './host-names.ts';

const SAID: Readonly<Record<string, readonly string[] | 'silence'>> = {
  'both.example.com': ['93.184.216.34', '2606:2800:220:1:0:0:0:1'],
  'many.example.com': ['93.184.216.34', '10.0.0.1'],
  'silent.example.com': 'silence',
};

let server: NameServer;
let names: HostNames;

beforeAll(async () => {
  server = await startNameServer((name) => SAID[name] ?? []);
  names = new HostNames([server.address]);
});

afterAll(() => server.close());

it('finds every address of a name', async () => {
  expect(await names.lookUp('both.example.com', 5_000)).toEqual(['93.184.216.34', '2606:2800:220:1::1']);
  expect(await names.lookUp('Many.Example.com.', 5_000)).toEqual(['93.184.216.34', '10.0.0.1']);
  expect(await names.lookUp('nobody.example.com', 5_000)).toEqual([]);
});

it('knows the machine itself without asking, whatever a name server would say', async () => {
  const before = server.questions.length;
  for (const name of ['localhost', 'LOCALHOST.', 'app.localhost'])
    expect(await names.lookUp(name, 5_000)).toEqual(['127.0.0.1', '::1']);
  expect(await names.lookUp('93.184.216.34', 5_000)).toEqual(['93.184.216.34']);
  expect(server.questions.length).toBe(before);
});

it('waits no longer than it may for a name server that says nothing, and then knows nothing', async () => {
  const others = names.lookUp('both.example.com', 5_000);
  const silent = names.lookUp('silent.example.com', 50);
  expect(await silent).toEqual([]);
  expect(await others).toHaveLength(2);
});

it('finds nothing where no name server can be reached', async () => {
  expect(await new HostNames(['127.0.0.1:1']).lookUp('both.example.com', 5_000)).toEqual([]);
});
