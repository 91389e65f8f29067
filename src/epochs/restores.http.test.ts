import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eachDatabase } from '../testing/databases/databases.ts';
import { openAlarms } from '../testing/databases/open-alarms.ts';
import {
  copyTestDatabase,
  createTestDatabase,
  restoreTestDatabase,
  type TestDatabase,
} from '../testing/databases/test-database.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import { runOperator } from '../testing/server/run-program.ts';
import { startTestService, type TestService } from '../testing/server/test-service.ts';
import { PERSON } from '../testing/worlds/test-tenant.ts';

const PATH = '/v1/treasury/beneficiaries';

eachDatabase((dialect) => {
  let folder: string;
  let pointFile: string;
  let made: TestDatabase;
  let backup: TestDatabase | undefined;
  let services: TestService[];
  let tenant: { readonly clientId: string; readonly secretKey: string };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'corridor-points-'));
    pointFile = join(folder, 'corridor.point');
    made = await createTestDatabase(dialect);
    services = [];
  });

  afterEach(async () => {
    for (const service of services) await service.close();
    await made.remove();
    await backup?.remove();
    backup = undefined;
    await rm(folder, { recursive: true, force: true });
  });

  /** A process whose every commit leaves a point: it takes each look at its clock for a second. */
  async function start(variables = { CORRIDOR_POINT_FILE: pointFile }): Promise<TestService> {
    let now = 0;
    const pace = { now: () => (now += 1_000), rest: () => Promise.resolve() };
    const service = await startTestService(made.url, variables, {}, undefined, { pace });
    services.push(service);
    return service;
  }

  async function stop(service: TestService): Promise<void> {
    services.splice(services.indexOf(service), 1);
    await service.close();
  }

  const create = async ({ send }: TestService): Promise<string> =>
    answerOf(await send('POST', PATH, { key: tenant.secretKey, body: PERSON }));
  const get = ({ send }: TestService) => send('GET', PATH, { key: tenant.secretKey });

  /** One that has written, before a copy was made and after it, and has ended. */
  async function writeAroundBackup(): Promise<void> {
    const first = await start();
    tenant = await first.newTenant();
    expect(await create(first)).toBe('201');
    await stop(first);
    backup = await copyTestDatabase(made);
    const second = await start();
    expect(await create(second)).toBe('201');
    await stop(second);
  }

  async function restore(): Promise<void> {
    if (backup === undefined) throw new Error('There is no backup');
    await restoreTestDatabase(made, backup);
  }

  const say = (...more: string[]) =>
    runOperator(['restored', '--reason', 'the disk was lost', ...more], {
      DATABASE_URL: made.url,
      CORRIDOR_POINT_FILE: 'none',
    });

  describe('a database that is an earlier one', () => {
    it('is noticed at the start: it serves reads, and no writes until an operator says what happened', async () => {
      await writeAroundBackup();
      await restore();
      const service = await start();
      expect(answerOf(await get(service))).toBe('200');
      expect(await create(service)).toBe('503 service_unavailable');
      const ready = await fetch(`${service.url}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([
        503,
        { status: 'not_ready', failing: [{ part: 'writes', code: 'unanswered' }] },
      ]);
      expect(await openAlarms(service.database.reader)).toEqual(['database_regressed database']);
      const lines = service.logLines.filter(({ msg }) => msg === 'the database is unavailable');
      expect(lines).toEqual([
        expect.objectContaining({
          outage: 'regressed',
          reason: expect.stringMatching(
            /^it lacks a commit of \S+ that this process knows of\. Say/,
          ) as string,
        }),
      ]);

      expect((await say()).exitCode).toBe(0);
      await service.restoreWatch.round();
      expect(await create(service)).toBe('201');
      await vi.waitFor(async () => expect((await get(service)).headers.get('corridor-epoch')).toBe('2'));
      expect(await openAlarms(service.database.reader)).toEqual([]);
      await stop(service);
      // What it learned since is in the file, and the database has it.
      expect(await create(await start())).toBe('201');
    });

    it('stops every process, those that know of nothing too', async () => {
      await writeAroundBackup();
      await restore();
      const one = await start({ CORRIDOR_POINT_FILE: 'none' });
      expect(await create(one)).toBe('201');
      const other = await start();
      expect(await create(other)).toBe('503 service_unavailable');
      await one.restoreWatch.round();
      expect(await create(one)).toBe('503 service_unavailable');
      expect((await say()).exitCode).toBe(0);
      for (const each of [one, other]) {
        await each.restoreWatch.round();
        expect(await create(each)).toBe('201');
      }
    });

    it('lets an operator change nothing but say what happened', async () => {
      await writeAroundBackup();
      await restore();
      await start();
      const suspend = await runOperator(['tenant', 'suspend', '--tenant', tenant.clientId], {
        DATABASE_URL: made.url,
        CORRIDOR_POINT_FILE: 'none',
      });
      expect(suspend.exitCode).toBe(1);
      expect(suspend.stderr).toContain('operator restored');
    });

    it('may be of before an earlier restore: its next epoch is none that was before', async () => {
      await writeAroundBackup();
      await restore();
      expect((await say('--anyway')).exitCode).toBe(0);
      const restored = await start();
      expect(await create(restored)).toBe('201');
      await stop(restored);
      await restore();
      const service = await start();
      expect(await create(service)).toBe('503 service_unavailable');
      expect((await say()).exitCode).toBe(0);
      await service.restoreWatch.round();
      expect(await create(service)).toBe('201');
      await vi.waitFor(async () => expect((await get(service)).headers.get('corridor-epoch')).toBe('3'));
    });

    it('is taken for what it is where an operator said so before the server started', async () => {
      await writeAroundBackup();
      await restore();
      expect((await say('--anyway')).exitCode).toBe(0);
      expect(await create(await start())).toBe('201');
    });
  });

  it('another database is refused by this process alone, and nothing is written there', async () => {
    await writeAroundBackup();
    const sound = await start({ CORRIDOR_POINT_FILE: 'none' });
    const identity = sound.database.writer('installation_identity');
    expect(await identity.clone().pluck('id')).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    await identity.update({ id: 'another'.padEnd(32, '0') });
    const service = await start();
    expect(await create(service)).toBe('503 service_unavailable');
    expect(service.logLines.find(({ outage }) => outage === 'regressed')?.['reason']).toContain(
      'it is another database than the one that this process knows. Correct DATABASE_URL',
    );
    expect(await openAlarms(service.database.reader)).toEqual([]);
    expect(await create(sound)).toBe('201');
    const said = await runOperator(['restored', '--reason', 'for a test'], {
      DATABASE_URL: made.url,
      CORRIDOR_POINT_FILE: pointFile,
    });
    expect([said.exitCode, said.stderr]).toEqual([1, expect.stringContaining('This is another database')]);
  });

  describe('a database that contains what is known', () => {
    it('is served, by a process that starts again and beside others', async () => {
      await writeAroundBackup();
      const [one, other] = [await start(), await start()];
      for (const each of [one, other, one, other]) {
        expect(await create(each)).toBe('201');
        await other.restoreWatch.round();
        await one.restoreWatch.round();
      }
      expect(await openAlarms(one.database.reader)).toEqual([]);
    });

    it('is served although the file of points is lost or broken, which is told', async () => {
      await writeAroundBackup();
      await rm(pointFile);
      const first = await start();
      expect(await create(first)).toBe('201');
      await stop(first);
      expect(JSON.parse(await readFile(pointFile, 'utf8'))).toMatchObject({ newest: { epoch: 1 } });
      await writeFile(pointFile, '{"newest": {}}');
      const second = await start();
      expect(second.warnings.join()).toContain('whether the database is an earlier one is not known');
      expect(await create(second)).toBe('201');
    });
  });

  // A server on SQLite notices that its file was replaced, and serves nothing (db/drivers).
  it.runIf(dialect === 'postgres')(
    'a restore while it runs is noticed by the first new connection',
    async () => {
      const service = await start();
      tenant = await service.newTenant();
      await stop(service);
      backup = await copyTestDatabase(made);
      const running = await start();
      expect(await create(running)).toBe('201');
      await restore();
      await vi.waitFor(async () => expect(answerOf(await get(running))).toBe('200'));
      expect(await create(running)).toBe('503 service_unavailable');
      expect(await openAlarms(running.database.reader)).toEqual(['database_regressed database']);
    },
  );
});
