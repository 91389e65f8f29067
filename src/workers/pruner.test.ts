import { describe, expect, it } from 'vitest';
import type { Moment } from '../calendar/clock.ts';
import { PAST_KINDS } from '../capabilities.ts';
import { saveRow } from '../db/statements/table.ts';
import { ApiError } from '../errors/api-error.ts';
import { checkLedger } from '../testing/databases/check-ledger.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { submitPayout } from '../testing/worlds/submit-payout.ts';
import {
  DAY_MS,
  NEVER,
  START,
  eachRetention,
  payAndSettle,
  pruneAt,
  prunerOf,
} from '../testing/worlds/test-retention.ts';
import { idempotencyKeysTable } from '../writes/idempotency.ts';
import type { WriteQueue } from '../writes/write-queue.ts';
import type { Pruned } from './purge-rows.ts';

eachRetention((test, openOther, dialect) => {
  describe('the work', () => {
    /** Many stored replies of one tenant, all of one age. */
    async function fillReplies(tenantId: string, rows: number, createdAt: Moment): Promise<void> {
      const body = JSON.stringify({ filler: 'x'.repeat(1_000) });
      for (let start = 0; start < rows; start += 100) {
        const effects = Array.from({ length: Math.min(100, rows - start) }, (_, index) =>
          saveRow(idempotencyKeysTable, {
            tenantId,
            keyHash: `key ${start + index}`,
            fingerprint: 'f',
            requestId: 'req_1',
            status: 201,
            body,
            plan: null,
            createdAt,
            leaseUntil: null,
          }),
        );
        await test.writeQueue.submit(probeWrite(tenantId, { decide: () => ({ effects }) }));
      }
    }

    const repliesOf = async (tenantId: string): Promise<number> =>
      (await test.database.reader('idempotency_keys').where('tenant_id', tenantId).whereNotNull('body'))
        .length;

    it('is done in small steps, between which others write', async () => {
      test.clock.now = START;
      const tenantId = await test.newTenant(1_000_000n);
      await fillReplies(tenantId, 450, START);
      const steps: number[] = [];
      test.clock.now = START + 31 * DAY_MS;
      const submit: WriteQueue['submit'] = async (write) => {
        const reply = await test.writeQueue.submit(write);
        steps.push((reply as Pruned).removed);
        return reply;
      };
      const round = { isDone: false };
      const done = prunerOf({ ...test, writeQueue: { submit } })
        .round(NEVER)
        .finally(() => (round.isDone = true));
      let meanwhile = 0;
      for (; !round.isDone; meanwhile += 1) await submitPayout(test, tenantId, '1.00');
      await done;
      expect(await repliesOf(tenantId)).toBe(0);
      expect(Math.max(...steps)).toBeLessThanOrEqual(50);
      expect(steps.length).toBeGreaterThanOrEqual(9);
      expect(meanwhile).toBeGreaterThanOrEqual(2);
    });

    it('is done once by two that work at the same time, in processes of their own', async () => {
      test.clock.now = START;
      const tenants = [await test.newTenant(), await test.newTenant(), await test.newTenant()];
      await pruneAt(test, START + 31 * DAY_MS);
      for (const tenantId of tenants) await fillReplies(tenantId, 150, START);
      const other = await openOther();
      test.clock.now = other.clock.now = START + 31 * DAY_MS;
      const faultsBefore = test.faults.length;
      const [one, two] = [prunerOf(test), prunerOf(other)];
      const removed = (await Promise.all([one.round(NEVER), two.round(NEVER)])).reduce(
        (sum, each) => sum + each,
        0,
      );
      const rest = await one.round(NEVER);
      expect(removed + rest).toBe(450);
      for (const tenantId of tenants) expect(await repliesOf(tenantId)).toBe(0);
      expect([...test.faults.slice(faultsBefore), ...other.faults]).toEqual([]);
    });

    it('goes on where a process that died has left it', async () => {
      test.clock.now = START;
      const tenantId = await test.newTenant();
      await pruneAt(test, START + 31 * DAY_MS);
      await fillReplies(tenantId, 350, START);
      const dying = await openOther();
      test.clock.now = dying.clock.now = START + 31 * DAY_MS;
      const stopping = new AbortController();
      dying.writeQueue.onCommit(() => {
        stopping.abort();
      });
      await prunerOf(dying).round(stopping.signal);
      await dying.writeQueue.idle();
      const left = await repliesOf(tenantId);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(350);
      await checkLedger(test.database);
      expect(await prunerOf(test).round(NEVER)).toBe(left);
      expect(await repliesOf(tenantId)).toBe(0);
    });

    it('is put off while the service has no room for it, and that is no fault', async () => {
      test.clock.now = START;
      const tenantId = await test.newTenant();
      await pruneAt(test, START + 31 * DAY_MS);
      await fillReplies(tenantId, 3, START);
      const faultsBefore = test.faults.length;
      test.clock.now = START + 31 * DAY_MS;
      const submit = (): Promise<never> =>
        Promise.reject(new ApiError('service_unavailable', { reason: 'database' }));
      const round = prunerOf({ ...test, writeQueue: { submit } }).round(NEVER);
      await expect(round).rejects.toMatchObject({ code: 'service_unavailable' });
      expect(test.faults.length).toBe(faultsBefore);
      expect(await repliesOf(tenantId)).toBe(3);
      expect(await pruneAt(test, START + 31 * DAY_MS)).toBe(3);
    });

    it('finds what is past use by an index', async () => {
      test.clock.now = START;
      await payAndSettle(test, await test.newTenant(100_000n));
      const plans: string[] = [];
      const note = async (sql: string, bindings: readonly unknown[]): Promise<void> => {
        await test.database.writer.transaction(async (db) => {
          // A table with few rows is read whole, whatever indexes it has.
          if (dialect === 'postgres') {
            await db.raw('set local enable_seqscan = off');
            await db.raw('set local enable_bitmapscan = off');
          }
          const explain = dialect === 'postgres' ? 'explain' : 'explain query plan';
          const answer: unknown = await db.raw(`${explain} ${sql}`, bindings as string[]);
          plans.push(JSON.stringify(dialect === 'postgres' ? (answer as { rows: unknown }).rows : answer));
        });
      };
      const watched = new Map<string, readonly unknown[]>();
      const watch = ({ sql, bindings }: { sql: string; bindings: readonly unknown[] }): void =>
        void watched.set(sql.replace(/\$\d+/g, '?'), bindings);
      test.database.reader.on('query', watch);
      await pruneAt(test, START + 100 * DAY_MS);
      test.database.reader.off('query', watch);
      for (const [sql, bindings] of watched) await note(sql, bindings);
      expect(watched.size).toBeGreaterThanOrEqual(PAST_KINDS.length);
      for (const plan of plans) expect(plan).not.toMatch(/Seq Scan|SCAN past"|TEMP B-TREE|Sort/);
      for (const index of [
        'idempotency_keys_replies',
        'provider_reports_received',
        'instructions_finished',
        'counters_period',
        'unmatched_reports_closed',
        'events_seq',
      ])
        expect(plans.join()).toContain(index);
    });
  });

  if (dialect === 'sqlite') {
    it('leaves room in the file for what comes after', async () => {
      test.clock.now = START;
      const tenantId = await test.newTenant();
      const pages = async (): Promise<number> => {
        const [counted] = await test.database.writer.raw<{ page_count: number }[]>('pragma page_count');
        return counted!.page_count;
      };
      const effects = (turn: number) =>
        Array.from({ length: 400 }, (_, index) =>
          saveRow(idempotencyKeysTable, {
            tenantId,
            keyHash: `turn ${turn} ${index}`,
            fingerprint: 'f',
            requestId: 'req_1',
            status: 201,
            body: 'x'.repeat(index % 2 === 0 ? 1_000 : 10_000),
            plan: null,
            createdAt: START + turn * 31 * DAY_MS,
            leaseUntil: null,
          }),
        );
      const sizes: number[] = [];
      for (let turn = 0; turn < 5; turn += 1) {
        await test.writeQueue.submit(probeWrite(tenantId, { decide: () => ({ effects: effects(turn) }) }));
        sizes.push(await pages());
        await pruneAt(test, START + (turn + 1) * 31 * DAY_MS);
      }
      // What is written in a turn takes more than 500 pages, and the keys that stay some 30.
      expect(sizes[4]! - sizes[1]!).toBeLessThan(150);
    });
  }

  it('leaves sound books, and meets no fault', async () => {
    await checkLedger(test.database);
    expect(test.faults).toEqual([]);
  });
});
