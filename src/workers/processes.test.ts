import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { Processes } from './processes.ts';

eachDatabase((dialect, open) => {
  let database: Database;
  let one: Processes;

  beforeAll(async () => {
    database = await open();
    one = new Processes(database, 'one');
  });

  const known = async (): Promise<string[]> =>
    (await database.reader<{ id: string }>('processes').orderBy('id')).map(({ id }) => id);

  async function isCounted(...processes: readonly Processes[]): Promise<readonly number[]> {
    for (const each of processes) await each.round();
    return processes.map(({ count }) => count);
  }

  if (dialect === 'sqlite') {
    it('a server on a file is alone, and writes nothing about itself', async () => {
      expect(await isCounted(one, new Processes(database, 'other'))).toEqual([1, 1]);
      await one.leave();
      expect(await known()).toEqual([]);
    });
    return;
  }

  describe('the processes of a database', () => {
    it('count each other', async () => {
      expect(await isCounted(one)).toEqual([1]);
      expect([200, 1_000, 5_000].map((ms) => one.paced(ms))).toEqual([200, 1_000, 5_000]);
      const [other, third] = [new Processes(await open(), 'other'), new Processes(await open(), 'third')];
      expect(await isCounted(other, third, one)).toEqual([2, 3, 3]);
      // Together they look as often as one alone, and each at least every two seconds, or as often as one alone.
      expect([200, 1_000, 5_000].map((ms) => one.paced(ms))).toEqual([600, 2_000, 5_000]);
      await other.leave();
      expect(await isCounted(one)).toEqual([2]);
      await third.leave();
      expect(await isCounted(one)).toEqual([1]);
    });

    it.each([
      ['for 10 s is counted', 10_000, 2],
      ['for 20 s is not', 20_000, 1],
    ])('that was not seen %s', async (_case, silentMs, count) => {
      const other = new Processes(database, 'other');
      await other.round();
      await database.writer('processes').where({ id: 'other' }).decrement('seen_at', silentMs);
      expect(await isCounted(one)).toEqual([count]);
      await other.leave();
    });

    it('that was not seen for an hour is forgotten', async () => {
      await new Processes(database, 'other').round();
      await database.writer('processes').where({ id: 'other' }).decrement('seen_at', 3_700_000);
      await one.round();
      expect(await known()).toEqual(['one']);
    });
  });
});
