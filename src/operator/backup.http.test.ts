import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import { complaintOf, documentOf } from '../testing/server/operator-answer.ts';
import { runOperator } from '../testing/server/run-program.ts';
import { startTestService, type TestService } from '../testing/server/test-service.ts';
import { createTestTenant, type TestTenant } from '../testing/worlds/test-tenant.ts';

const BENEFICIARIES = '/v1/treasury/beneficiaries';

let folder: string;
let made: TestDatabase;
let service: TestService | undefined;
let tenant: TestTenant;
let copy: string;

async function start(): Promise<TestService> {
  service = await startTestService(made.url, { CORRIDOR_POINT_FILE: join(folder, 'corridor.point') });
  return service;
}

async function stop(): Promise<void> {
  await service?.close();
  service = undefined;
}

const operate = (words: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  runOperator(words, {
    DATABASE_URL: made.url,
    CORRIDOR_POINT_FILE: join(folder, 'corridor.point'),
    ...more,
  });

const backUp = async () => documentOf(await operate(['backup', '--to', copy, '--json']));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-backup-'));
  copy = join(folder, 'copy.db');
  made = await createTestDatabase('sqlite');
  const { send, newTenant } = await start();
  tenant = createTestTenant(service!, send, await newTenant());
  await tenant.fund('100.00');
});

afterEach(async () => {
  await stop();
  await made.remove();
  await rm(folder, { recursive: true, force: true });
});

describe('operator backup', () => {
  it('copies a database that is written to, with a manifest of its heads', async () => {
    const head = await tenant.get<{ seq: number; hash: string }>('/v1/treasury/ledger/head');
    expect(await backUp()).toMatchObject({ file: copy, environment: 'sandbox', epoch: 1, ledgers: 1 });
    const manifest = JSON.parse(await readFile(`${copy}.json`, 'utf8')) as Record<string, unknown>;
    expect(manifest['ledgers']).toEqual([{ clientId: tenant.clientId, ...head }]);
    for (const path of [copy, `${copy}.json`]) expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.includes('part'))).toEqual([]);
    await tenant.fund('1.00');
  });

  it.each<[string, () => Promise<unknown>, Readonly<Record<string, string>>, string]>([
    ['a file that exists', () => writeFile(copy, ''), {}, 'exists already'],
    ['a manifest that exists', () => writeFile(`${copy}.json`, ''), {}, 'exists already'],
    ['PostgreSQL', () => Promise.resolve(), { DATABASE_URL: 'postgres://u:p@h/d' }, 'On PostgreSQL use'],
    ['a folder that does not exist', () => rm(folder, { recursive: true }), {}, 'does not exist'],
  ])('refuses %s in one sentence', async (_name, prepare, variables, sentence) => {
    await prepare();
    expect(complaintOf(await operate(['backup', '--to', copy], variables))).toContain(sentence);
  });
});

describe('operator restore', () => {
  const restore = (...more: string[]) => operate(['restore', '--from', copy, '--json', ...more]);

  it('puts the copy in the place of a database that is not in use, and servers notice that it is earlier', async () => {
    await backUp();
    await tenant.newBeneficiary();
    expect(complaintOf(await restore())).toContain('add --replace');
    expect(complaintOf(await restore('--replace'))).toContain('is in use: stop every server');
    const before = await tenant.get<{ data: unknown[] }>(BENEFICIARIES);
    expect(before.data).toHaveLength(1);
    await stop();

    const { putAside } = documentOf(await restore('--replace'));
    expect((await stat(String(putAside))).isFile()).toBe(true);
    await rm(String(putAside));
    expect((await operate(['ledger', 'verify'])).exitCode).toBe(0);
    const said = await operate(['restored', '--reason', 'for a test', '--anyway']);
    expect(said.exitCode).toBe(0);
    const { send } = await start();
    const listed = await send('GET', BENEFICIARIES, { key: tenant.secretKey });
    expect([answerOf(listed), listed.body['data']]).toEqual(['200', []]);
    expect(listed.headers.get('corridor-epoch')).toBe('2');
  });

  it('puts a copy that may only be read where no database is', async () => {
    await backUp();
    await stop();
    await chmod(copy, 0o400);
    await made.remove();
    expect(documentOf(await restore())).toMatchObject({ putAside: null, ledgers: 1 });
    const { send } = await start();
    expect(answerOf(await send('GET', BENEFICIARIES, { key: tenant.secretKey }))).toBe('200');
  });

  it('refuses what is not as it was made, with nothing changed', async () => {
    await backUp();
    await stop();
    await chmod(copy, 0o600);
    const bytes = await readFile(copy);
    for (const [change, sentence] of [
      [() => writeFile(copy, Buffer.concat([bytes, Buffer.from('x')])), 'is not as it was made'],
      [() => writeFile(`${copy}.json`, '{}'), 'is no manifest'],
      [() => rm(`${copy}.json`), 'a backup is two files'],
    ] as const) {
      await change();
      expect(complaintOf(await restore('--replace'))).toContain(sentence);
      await writeFile(copy, bytes);
    }
    expect((await operate(['ledger', 'verify'])).exitCode).toBe(0);
  });

  it('refuses a copy of the other environment', async () => {
    await backUp();
    const manifest = JSON.parse(await readFile(`${copy}.json`, 'utf8')) as Record<string, unknown>;
    await writeFile(`${copy}.json`, JSON.stringify({ ...manifest, environment: 'production' }));
    expect(complaintOf(await restore('--replace'))).toContain('CORRIDOR_ENV is sandbox');
  });
});
