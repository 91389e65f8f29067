import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../../src/testing/databases/free-port.ts';

const SERVERS = ['10.0.0.11:3000', '10.0.0.12:3000', '10.0.0.13:3000', '10.0.0.14:3000'];

/** A recipe as its program reads it. */
interface Recipe {
  readonly program: string;
  readonly file: string;
  readonly wordsOf: (file: string, folder: string) => string[];
  /** The whole configuration of a recipe that is a part of one. */
  readonly whole: (recipe: string, folder: string) => string;
}

const RECIPES: readonly Recipe[] = [
  {
    program: 'haproxy',
    file: 'haproxy.cfg',
    wordsOf: (file) => ['-db', '-f', file],
    whole: (recipe) => recipe,
  },
  {
    program: 'nginx',
    file: 'nginx.conf',
    wordsOf: (file, folder) => ['-c', file, '-p', folder, '-g', 'daemon off; error_log stderr;'],
    whole: (recipe, folder) =>
      `pid ${folder}/pid; events {} http { access_log off; ${[
        'client_body',
        'proxy',
        'fastcgi',
        'uwsgi',
        'scgi',
      ]
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join(' ')}\n${recipe}\n}`,
  },
];

// The project's machine has neither: they are tried where they are installed.
const isInstalled = ({ program }: Recipe): boolean => spawnSync(program, ['-v']).error === undefined;

describe.each(RECIPES)('the recipe for $program', (recipe) => {
  const servers: Server[] = [];
  let balancer: ChildProcess | undefined;
  let folder = '';

  async function startServers(): Promise<number[]> {
    const ports: number[] = [];
    for (const name of SERVERS) {
      const server = createServer((incoming, outgoing) => {
        incoming.resume().on('end', () => outgoing.end(incoming.url === '/readyz' ? '{}' : name));
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      servers.push(server);
      ports.push((server.address() as AddressInfo).port);
    }
    return ports;
  }

  async function start(): Promise<string> {
    folder = await mkdtemp(join(tmpdir(), 'corridor-recipe-'));
    const ports = await startServers();
    const port = await findFreePort();
    const text = await readFile(new URL(`../../deploy/balancers/${recipe.file}`, import.meta.url), 'utf8');
    const local = SERVERS.reduce(
      (so, server, index) => so.replace(server, `127.0.0.1:${ports[index] ?? 0}`),
      text.replace('bind :8080', `bind 127.0.0.1:${port}`).replace('listen 8080', `listen 127.0.0.1:${port}`),
    );
    const file = join(folder, recipe.file);
    await writeFile(file, recipe.whole(local, folder));
    balancer = spawn(recipe.program, recipe.wordsOf(file, folder), { stdio: 'ignore' });
    return `http://127.0.0.1:${port}`;
  }

  const ask = async (url: string, headers: Readonly<Record<string, string>>): Promise<string> =>
    (await fetch(`${url}/v1/treasury/payouts`, { method: 'POST', headers, body: '{}' })).text();

  async function untilReady(url: string): Promise<void> {
    while (
      !(await ask(url, {}).then(
        (name) => SERVERS.includes(name),
        () => false,
      ))
    )
      await delay(50);
  }

  afterEach(async () => {
    balancer?.kill();
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
    await rm(folder, { recursive: true, force: true });
  });

  it.skipIf(!isInstalled(recipe))(
    'sends the requests of a key to one server, and those of a server that is away to the others',
    async () => {
      const url = await start();
      await untilReady(url);
      const keys = Array.from({ length: 60 }, (_, index) => `sk_sandbox_${index}`);
      const askAll = async (nameOf: (key: string) => Readonly<Record<string, string>>): Promise<string[]> => {
        const answers: string[] = [];
        for (const key of keys) answers.push(await ask(url, nameOf(key)));
        return answers;
      };
      const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
      const first = await askAll(bearer);
      expect(new Set(first).size).toBe(SERVERS.length);
      expect(await askAll(bearer)).toEqual(first);
      for (const nameOf of [
        (key: string) => ({ 'x-api-key': key }),
        (key: string) => ({ cookie: `corridor_session=${key}` }),
      ])
        expect(new Set(await askAll(nameOf)).size).toBe(SERVERS.length);
      servers[0]?.closeAllConnections();
      servers[0]?.close();
      const second = await askAll(bearer);
      expect(second).not.toContain(SERVERS[0]);
      const kept = first.flatMap((name, index) => (name === SERVERS[0] ? [] : [index]));
      expect(kept.map((index) => second[index])).toEqual(kept.map((index) => first[index]));
    },
  );
});
