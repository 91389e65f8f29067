import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readClientGenerator, requireClientGenerator, type ClientGenerator } from './client-generator.ts';

const JAR = Buffer.alloc(300_000, 'generator');

let folder: string;
let server: Server | undefined;
let asked: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-generator-'));
  asked = [];
});

afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  await rm(folder, { recursive: true });
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const pinned = (origin: string): ClientGenerator => ({
  version: '1.2.3',
  sha256: createHash('sha256').update(JAR).digest('hex'),
  url: `${origin}/generator-1.2.3.jar`,
  jar: join(folder, 'versions', '1.2.3.jar'),
});

const kept = (): Promise<string[]> => readdir(join(folder, 'versions'));

it('the generator is downloaded once, by several at a time or one after the other', async () => {
  const generator = pinned(await serve((_request, response) => response.end(JAR)));
  await Promise.all([1, 2, 3].map(() => requireClientGenerator(generator)));
  const before = asked.length;
  await requireClientGenerator(generator);
  expect(asked).toHaveLength(before);
  expect(await readFile(generator.jar)).toEqual(JAR);
  expect(await kept()).toEqual(['1.2.3.jar']);
});

it('another generator under the same name is never kept', async () => {
  const generator = pinned(await serve((_request, response) => response.end('another')));
  await expect(requireClientGenerator(generator)).rejects.toThrow('serves another client generator 1.2.3');
  expect(await kept()).toEqual([]);
});

it('a file with other bytes is replaced', async () => {
  const generator = pinned(await serve((_request, response) => response.end(JAR)));
  await requireClientGenerator(generator);
  await writeFile(generator.jar, JAR.subarray(1));
  await requireClientGenerator(generator);
  expect(await readFile(generator.jar)).toEqual(JAR);
});

it.each<[string, RequestListener]>([
  ['is not there', (_request, response) => response.writeHead(404).end()],
  [
    'breaks off',
    (_request, response) => {
      response.writeHead(200, { 'Content-Length': JAR.length });
      response.write(JAR.subarray(1), () => response.destroy());
    },
  ],
])('a download that %s leaves nothing behind, and says from where', async (_, listener) => {
  const generator = pinned(await serve(listener));
  await expect(requireClientGenerator(generator)).rejects.toThrow(
    `could not be downloaded from ${generator.url}`,
  );
  expect(await kept()).toEqual([]);
});

it('the configuration names the version and its hash, and may name a mirror', async () => {
  const path = join(folder, 'openapitools.json');
  const sha256 = 'a'.repeat(64);
  const downloadUrl = 'http://mirror.example/${groupId}/${artifactId}/${versionName}.jar';
  await writeFile(
    path,
    JSON.stringify({ 'generator-cli': { version: '1.2.3', sha256, repository: { downloadUrl } } }),
  );
  expect(await readClientGenerator(path)).toMatchObject({
    version: '1.2.3',
    sha256,
    url: 'http://mirror.example/org/openapitools/openapi-generator-cli/1.2.3.jar',
  });
  await writeFile(path, JSON.stringify({ 'generator-cli': { version: '1.2.3' } }));
  await expect(readClientGenerator(path)).rejects.toThrow('sha256');
});

it('the generator of this repository is pinned', async () => {
  const generator = await readClientGenerator();
  expect(generator.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(generator.url).toMatch(/^https:.*\/openapi-generator-cli-\d+\.\d+\.\d+\.jar$/);
  expect(generator.url).toContain(generator.version);
});
