import { beforeAll, describe, expect, it } from 'vitest';
import { DUE_KINDS } from '../capabilities.ts';
import type { Database } from '../db/connection.ts';
import { runStatement } from '../db/statements/statement.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { countRowsRead, statementsOf } from '../testing/databases/rows-read.ts';
import { fillDueWork, type DueWorkCounts } from '../testing/worlds/fill-due-work.ts';
import { createTestWriteQueue, type TestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { findFirstDue, findReadyWork, workKey } from './due-work.ts';

const PRESENT = Date.UTC(2026, 2, 1);

/** Most orders wait for the chain, which is not connected, and most of the others for their moment or for another adapter. */
const MANY: DueWorkCounts = { absent: 16_000, later: 2_000, standing: 2_000, others: 5_000 };

const NONE: DueWorkCounts = { absent: 0, later: 0, standing: 0 };

/** Orders that can be carried out now. */
const READY = 100;

/** What a round takes of all sources, and some; less than a hundredth of what waits. */
const FEW_ROWS = 200;

const callableOf = (...names: readonly ('bank' | 'chain')[]) => ({
  callable: names.map((name) => ({ name, adapter: 'simulated' })),
  isSimulated: true,
  kinds: DUE_KINDS,
});
const BANK = callableOf('bank');
const BANK_AND_CHAIN = callableOf('bank', 'chain');

eachDatabase((dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;
  let otherId: string;

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database);
    test.clock.now = PRESENT;
    await fillDueWork(database, await test.newTenant(), PRESENT, { ...MANY, ready: READY });
    otherId = await test.newTenant();
    await fillDueWork(database, otherId, PRESENT, { ...NONE, later: 50, ready: 2 });
  });

  const clock = (): number => PRESENT;
  const findReady = () => findReadyWork(database, { clock, ...BANK });
  const findFirst = () => findFirstDue(database, { clock, ...BANK, tenantId: otherId });

  describe('beside many orders that nobody can carry out now', () => {
    it('those are found that can be, the first ones first', async () => {
      const found = await findReady();
      expect(found).toHaveLength(64);
      expect(found.every(({ kind, provider }) => kind === 'instruction' && provider === 'bank')).toBe(true);
      const moments = found.map(({ dueAt }) => dueAt);
      expect(moments).toEqual(moments.toSorted((one, other) => one - other));
      expect(moments[0]).toBe(PRESENT - READY);
    });

    it('those of a provider that is connected later are found then', async () => {
      const found = await findReadyWork(database, { clock, ...BANK_AND_CHAIN });
      expect(found.filter(({ provider }) => provider === 'chain')).toHaveLength(64);
      expect(found.filter(({ provider }) => provider === 'bank')).toHaveLength(64);
    });

    it('those that an adapter has begun are found for it, and for no other of its provider', async () => {
      const another = [{ name: 'bank' as const, adapter: 'another' }];
      const found = await findReadyWork(database, {
        clock,
        kinds: DUE_KINDS,
        callable: another,
        isSimulated: true,
      });
      const begun = found.filter(({ id }) => id.startsWith('other') || id.startsWith('asked'));
      for (const kind of ['ask', 'instruction'])
        expect(begun.filter((work) => work.kind === kind)).toHaveLength(64);
      // What nobody has begun is for whoever comes.
      expect(found.filter(({ id }) => id.startsWith('ready'))).toHaveLength(64);
    });

    it('nothing is found of a tenant whose clock stands before it', async () => {
      const found = await findReadyWork(database, { clock, ...BANK_AND_CHAIN });
      expect(found.filter(({ id }) => id.startsWith('standing'))).toEqual([]);
    });

    it('one statement asks for them', async () => {
      expect(await statementsOf(database, findReady)).toHaveLength(1);
      expect(await statementsOf(database, findFirst)).toHaveLength(1);
    });

    if (dialect === 'postgres') {
      it('few rows are read, whatever is known of the values', async () => {
        const byOwnClock = () => findReadyWork(database, { clock: () => undefined, ...BANK });
        for (const find of [findReady, findFirst, byOwnClock]) {
          const [statement] = await statementsOf(database, find);
          expect(await countRowsRead(database, statement!)).toBeLessThan(FEW_ROWS);
        }
      });
    } else {
      it('each source is read by a range of an index, in its order', async () => {
        for (const [find, range] of [
          [findReady, /^SEARCH (\w+) USING INDEX \w+_ready \((provider=\? AND <expr>=\? AND )?<expr><\?\)$/],
          [
            findFirst,
            // Of next invoices a tenant has one, which its key finds.
            /^SEARCH (\w+) USING INDEX (?:\w+_due \(tenant_id=\? AND (?:\w+>\? AND )?\w+<\?\)|sqlite_autoindex_next_invoices_1 \(tenant_id=\?\))$/,
          ],
        ] as const) {
          const [statement] = await statementsOf(database, find);
          const plan = await runStatement(database.reader, `explain query plan ${statement!.sql}`, [0, '']);
          const lines = plan.map(({ detail }) => String(detail));
          const tables = lines.flatMap((line) => range.exec(line)?.[1] ?? []);
          // Nobody waits for a receiver.
          const sources = DUE_KINDS.filter(
            ({ kind, clock: by }) => by === 'tenant' && (find === findReady || kind !== 'webhook_line'),
          );
          expect([...new Set(tables)].sort()).toEqual(sources.map(({ table }) => table).sort());
          expect(lines).toContain(
            find === findReady
              ? 'SEARCH instructions USING INDEX instructions_ask (provider=? AND adapter=? AND ask_at>? AND ask_at<?)'
              : 'SEARCH instructions USING INDEX instructions_asking (tenant_id=? AND ask_at>? AND ask_at<?)',
          );
          const posting = [
            'SEARCH webhook_fan_outs USING INDEX webhook_fan_outs_written (written_at>? AND written_at<?)',
            'SEARCH webhook_lines USING INDEX webhook_lines_held (held_until>? AND held_until<?)',
          ];
          expect(posting.map((line) => lines.includes(line))).toEqual([
            find === findReady,
            find === findReady,
          ]);
          expect(lines.filter((line) => line.includes('TEMP B-TREE'))).toEqual([]);
        }
      });
    }
  });

  it('what is leased or failing takes nobody else its place', async () => {
    const tenantId = await test.newTenant();
    await fillDueWork(database, tenantId, PRESENT, { ...NONE, ready: 70, since: 9_000_000 });
    const mine = async (failing: readonly string[] = []) => {
      const found = await findReadyWork(database, { clock, ...BANK, failing });
      return found.filter((work) => work.tenantId === tenantId);
    };
    const idsOf = (works: readonly { readonly id: string }[]): string[] => works.map(({ id }) => id);
    const first = await mine();
    expect(first).toHaveLength(64);
    const rest = idsOf(await mine(first.map(workKey)));
    expect(rest).toHaveLength(6);
    const hold = (until: number) =>
      database.writer('instructions').whereIn('subject', idsOf(first)).update({ lease_until: until });
    await hold(PRESENT + 1);
    expect(idsOf(await mine())).toEqual(rest);
    const held = await findFirstDue(database, { clock, ...BANK, tenantId });
    expect(held).toMatchObject({ id: first[0]?.id, isLeased: true });
    await hold(PRESENT);
    expect(idsOf(await mine())).toEqual(idsOf(first));
  });
});
