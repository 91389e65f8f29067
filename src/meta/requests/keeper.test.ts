import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { NotedRequest } from '../../contract/noted-request.ts';
import type { Database } from '../../db/connection.ts';
import { runStatement } from '../../db/statements/statement.ts';
import { newId } from '../../identity/ids.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { createKeeper, type RequestKeeper } from './keeper.ts';

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

const noted = (changes: Partial<NotedRequest> = {}): NotedRequest => ({
  id: newId('req'),
  tenantId: 'acct_1',
  source: 'key',
  callerId: 'key_1',
  method: 'POST',
  path: '/v1/treasury/payouts',
  queryText: '',
  operationId: 'createPayout',
  status: 201,
  errorCode: null,
  durationMs: 1,
  isReplayed: false,
  ipAddress: null,
  userAgent: null,
  requestHeaders: {},
  requestBody: undefined,
  responseHeaders: {},
  replyText: undefined,
  ...changes,
});

eachDatabase((dialect, open) => {
  let database: Database;
  let keeper: RequestKeeper;
  let elapsed: number;
  let now: number;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    elapsed = 0;
    now = Date.now();
    const parts = { database, clock: () => now, elapsed: () => elapsed };
    keeper = createKeeper({ requestLog: 'heads' }, parts)!;
    await keeper.open();
    await runStatement(database.notes, 'delete from kept_requests');
  });

  async function count(where = 'true'): Promise<number> {
    const [row] = await runStatement(
      database.notes,
      `select count(*) as count from kept_requests where ${where}`,
    );
    return Number(row?.['count']);
  }

  // A file for notes has one connection.
  it.runIf(dialect === 'postgres')('is read while its one connection is busy with a write', async () => {
    keeper.note(noted());
    await keeper.write();
    const writing = await database.notes.transaction();
    try {
      const found = await runStatement(await keeper.open(), 'select id from kept_requests');
      expect(found).toHaveLength(1);
    } finally {
      await writing.rollback();
    }
  });

  it('keeps a sample while it is busy, refusals before others', async () => {
    for (let number = 0; number < 300; number += 1) keeper.note(noted());
    for (let number = 0; number < 150; number += 1)
      keeper.note(noted({ status: 422, errorCode: 'invalid_state' }));
    expect(keeper.dropped).toBe(100);
    await keeper.write();
    expect([await count('status = 201'), await count('status = 422')]).toEqual([200, 150]);
  });

  it('keeps the newest 1,000 reads of an account, and others beside them', async () => {
    const newest: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      for (let number = 0; number < 200; number += 1) {
        const request = noted({ method: 'GET', operationId: 'listPayouts', status: 200 });
        newest.push(request.id);
        keeper.note(request);
      }
      await keeper.write();
    }
    keeper.note(noted());
    keeper.note(noted({ tenantId: 'acct_2', method: 'GET', status: 200 }));
    elapsed = MINUTE_MS;
    await keeper.write();
    expect([await count(`tenant_id = 'acct_1' and is_read = 1`), await count('is_read = 0')]).toEqual([
      1_000, 1,
    ]);
    expect(await count(`tenant_id = 'acct_2'`)).toBe(1);
    expect(await count(`id = '${newest.at(-1_000) ?? ''}'`)).toBe(1);
    expect(await count(`id = '${newest.at(-1_001) ?? ''}'`)).toBe(0);
  });

  it('keeps less of bodies while much waits, and all of them again when it is written', async () => {
    const parts = { database, clock: () => now, elapsed: () => elapsed };
    const withBodies = createKeeper({ requestLog: 'bodies' }, parts)!;
    const note = (): void => withBodies.note(noted({ requestBody: Buffer.from(`"${'a'.repeat(20_000)}"`) }));
    const lengths = async (): Promise<unknown[]> => {
      const rows = await runStatement(
        database.notes,
        'select length(request_body) as length, count(*) as count from kept_requests group by 1 order by 1',
      );
      return rows.map(({ length, count: of }) => [Number(length), Number(of)]);
    };
    for (let number = 0; number < 50; number += 1) note();
    await withBodies.write();
    expect(await lengths()).toEqual([
      [1_024, 34],
      [16_384, 16],
    ]);
    note();
    await withBodies.write();
    expect(await lengths()).toEqual([
      [1_024, 34],
      [16_384, 17],
    ]);
  });

  it('reads 16 KiB of a body, and says that it was longer', async () => {
    const parts = { database, clock: () => now, elapsed: () => elapsed };
    const withBodies = createKeeper({ requestLog: 'bodies' }, parts)!;
    withBodies.note(noted({ requestBody: Buffer.from(`"${'é'.repeat(10_000)}"`) }));
    await withBodies.write();
    const [row] = await runStatement(database.notes, 'select request_body, truncated from kept_requests');
    expect(Buffer.byteLength(String(row?.['request_body']))).toBeLessThanOrEqual(16_384 + 3);
    expect(Number(row?.['truncated'])).toBe(1);
  });

  it('reads a request in a later turn than that in which it was answered, and keeps at most 20 unread', async () => {
    let read = 0;
    const watched = (): NotedRequest =>
      Object.defineProperty(noted(), 'requestBody', {
        get: () => {
          read += 1;
          return undefined;
        },
      });
    keeper.note(watched());
    expect(read).toBe(0);
    await nextTurn();
    const timesOfOne = read;
    expect(timesOfOne).toBeGreaterThan(0);
    await keeper.write();
    expect(read).toBe(timesOfOne);
    read = 0;
    for (let number = 0; number < 22; number += 1) keeper.note(watched());
    expect(read).toBe(2 * timesOfOne);
    await keeper.write();
    expect(read).toBe(22 * timesOfOne);
    expect(await count()).toBe(23);
  });

  it('keeps nothing for longer than a week', async () => {
    keeper.note(noted());
    await keeper.write();
    now += WEEK_MS + MINUTE_MS;
    elapsed = MINUTE_MS;
    await keeper.write();
    expect(await count()).toBe(0);
  });

  it('writes later what it cannot write now', async () => {
    keeper.note(noted());
    await database.notes.schema.renameTable('kept_requests', 'elsewhere');
    await expect(keeper.write()).rejects.toThrow(/kept_requests/);
    await database.notes.schema.renameTable('elsewhere', 'kept_requests');
    keeper.note(noted());
    await keeper.write();
    expect(await count()).toBe(2);
  });
});

it('is not there if nothing is to be kept', () => {
  const parts = { database: null as never, clock: () => 0, elapsed: () => 0 };
  expect(createKeeper({ requestLog: 'off' }, parts)).toBeUndefined();
});
