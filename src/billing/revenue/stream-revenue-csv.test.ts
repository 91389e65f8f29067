import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { expect, it } from 'vitest';
import { keyActor } from '../../identity/actor.ts';
import type { ReadContext } from '../../contract/handler.ts';
import type { Database } from '../../db/connection.ts';
import { insertRows } from '../../db/statements/rows.ts';
import { transfersTable } from '../../direct-routes/transfers/table.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import { testTransfer } from '../../testing/worlds/test-transfer.ts';
import { presentEarning } from './present.ts';
import { readCompleted } from './earnings.ts';
import { streamRevenueCsv } from './stream-csv.ts';

/** More than two pieces; `CORRIDOR_REPORT_ROWS=100000` shows that it makes no difference. */
const ROWS = Number(process.env['CORRIDOR_REPORT_ROWS'] ?? 1_200);

const PATIENCE_MS = ROWS > 10_000 ? 600_000 : 20_000;

const MOST_GROWTH_BYTES = 64 * 1024 * 1024;

/** Completed transfers of a new tenant, written as they would stand: no flow of theirs is what is tried here. */
async function fill(database: Database, tenantId: string): Promise<void> {
  for (let start = 0; start < ROWS; start += 1_000) {
    const rows = Array.from({ length: Math.min(1_000, ROWS - start) }, (_each, index) => {
      const number = start + index;
      return testTransfer({
        id: `trf_${String(number).padStart(26, '0')}`,
        tenantId,
        status: 'completed',
        providerReference: `SIM-${number}`,
        grossMinor: BigInt(10_000 + number),
        developerFeeMinor: BigInt(number),
        developerFeeAudMinor: BigInt(number),
        convertedMinor: 10_000n,
        rate: '0.6500000000',
        destinationMinor: 65_000_000n,
        completedAt: 1_772_600_000_000 + number,
      });
    });
    await insertRows(database.writer, transfersTable, rows);
  }
}

eachDatabase((_dialect, open) => {
  it(
    'reads back row by row as what JSON shows, and never holds the whole',
    async () => {
      const database = await open();
      const test = createTestWriteQueue(database);
      const tenantId = await test.newTenant();
      await fill(database, tenantId);
      const caller = {
        tenantId,
        actor: keyActor('key_1'),
        keyType: 'secret' as const,
        rank: 'admin' as const,
        scopes: null,
      };
      const context = { database, clock: Date.now, caller } as unknown as ReadContext;
      const request = { path: {}, query: {}, body: undefined };

      const before = process.memoryUsage.rss();
      let most = before;
      let count = 0;
      let behind: string | undefined;
      let expected: Record<string, string>[] = [];
      const lines = Readable.from(streamRevenueCsv(request, context)).pipe(parse({ columns: true }));
      for await (const line of lines as AsyncIterable<Record<string, string>>) {
        if (expected.length === 0) {
          const transfers = await readCompleted(database.reader, tenantId, {}, behind, 200);
          behind = transfers.at(-1)?.id;
          expected = transfers.map((each) => ({ ...presentEarning(each, null), externalCustomerId: '' }));
          most = Math.max(most, process.memoryUsage.rss());
        }
        expect(line).toEqual(expected.shift());
        count += 1;
      }
      expect(count).toBe(ROWS);
      if (ROWS > 10_000)
        process.stdout.write(`grown by ${Math.round((most - before) / 1_048_576)} MiB over ${count} rows\n`);
      expect(most - before).toBeLessThan(MOST_GROWTH_BYTES);

      // What has begun breaks off where the rest cannot be read: nobody takes it for the whole.
      const pieces = streamRevenueCsv(request, context);
      expect((await pieces.next()).done).toBe(false);
      await database.writer.schema.renameTable('transfers', 'transfers_gone');
      await expect(pieces.next()).rejects.toThrow(/transfers/);
    },
    PATIENCE_MS,
  );
});
