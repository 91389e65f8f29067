import type { Knex } from 'knex';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { insertRows, selectWhere } from '../db/statements/rows.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { dropAppendOnly } from '../testing/databases/drop-append-only.ts';
import { fillBooks } from '../testing/worlds/fill-books.ts';
import { createTestWriteQueue, type TestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import type { ChainVerdict } from './verify-chain.ts';
import { hashMovement, movementsTable, type Movement } from './movement.ts';
import { verifyChain } from './verify-chain.ts';
import { GENESIS_HASH } from './wallet.ts';

const LAST = 'select max(seq) from movements where tenant_id = ?';

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;
  let tenantId: string;
  let sound: ChainVerdict;

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database);
    tenantId = await fillBooks(test);
    sound = await verifyChain(database.reader, tenantId);
  });

  /** What is found after somebody with all rights has changed the books. */
  async function faultsAfter(
    tamper: (db: Knex) => Promise<unknown>,
    known?: { seq: number; hash: string },
  ): Promise<readonly string[]> {
    const transaction = await database.writer.transaction();
    try {
      await dropAppendOnly(database, transaction);
      await tamper(transaction);
      return (await verifyChain(transaction, tenantId, known)).faults;
    } finally {
      await transaction.rollback();
    }
  }

  async function readChain(db: Knex): Promise<Movement[]> {
    return selectWhere(db, movementsTable, 'tenant_id = ? order by seq', [tenantId]);
  }

  /** Replaces the chain by one whose every hash is right again. */
  async function rewrite(db: Knex, change: (chain: Movement[]) => Movement[]): Promise<void> {
    const changed = change(await readChain(db));
    await db('postings').where('tenant_id', tenantId).delete();
    await db('movements').where('tenant_id', tenantId).delete();
    let previousHash = GENESIS_HASH;
    const chain = changed.map((movement, index) => {
      const unhashed = { ...movement, seq: index + 1, previousHash };
      previousHash = hashMovement(unhashed);
      return { ...unhashed, hash: previousHash };
    });
    await insertRows(db, movementsTable, chain);
    await db('wallets').where('tenant_id', tenantId).update({ seq: chain.length, head_hash: previousHash });
  }

  const update =
    (change: string, where = 'seq = 3') =>
    async (db: Knex): Promise<void> => {
      await db.raw(`update movements set ${change} where tenant_id = ? and ${where}`, [tenantId]);
    };

  describe('a chain', () => {
    it('that nobody touched is sound, and holds the head that it had', async () => {
      expect(sound.faults).toEqual([]);
      expect(sound.movements).toBeGreaterThan(15);
      expect(sound.head.seq).toBe(sound.movements);
      const chain = await readChain(database.reader);
      for (const { seq, hash } of [...chain, { seq: 0, hash: GENESIS_HASH }]) {
        expect((await verifyChain(database.reader, tenantId, { seq, hash })).faults).toEqual([]);
      }
    });

    it.each([
      ['available_delta_minor', 'available_delta_minor + 1'],
      ['reserved_delta_minor', 'reserved_delta_minor - 1'],
      ['occurred_at', 'occurred_at + 1'],
      ['reason', `'another reason'`],
      ['reference', `'pay_other'`],
      ['external_reference', `'other'`],
      ['kind', `'funding_hold_released'`],
      ['operation_id', `'pay_other'`],
      ['asset', `'USDC'`],
      ['id', `'mov_other'`],
    ])('shows an edited %s', async (column, value) => {
      const faults = await faultsAfter(update(`${column} = ${value}`));
      expect(faults).toContain('movement 3 does not have its own hash');
    });

    it('shows a hash that was made to fit an edited movement, by the one behind it', async () => {
      const faults = await faultsAfter(async (db) => {
        const [, , third] = await readChain(db);
        const edited = { ...third!, availableDeltaMinor: third!.availableDeltaMinor + 1n };
        const delta = edited.availableDeltaMinor.toString();
        await update(`available_delta_minor = ${delta}, hash = '${hashMovement(edited)}'`)(db);
      });
      expect(faults).toEqual(['movement 4 is not chained to the one before it']);
    });

    it('shows a movement that was taken out of its middle', async () => {
      const faults = await faultsAfter(async (db) => {
        await db.raw('delete from postings where entry_id in (select id from movements where seq = 3)');
        await db.raw('delete from movements where tenant_id = ? and seq = 3', [tenantId]);
      });
      expect(faults).toEqual(['movement 4 follows 2', 'movement 4 is not chained to the one before it']);
    });

    it('shows a cut tail by the head of the wallet, and by a known head where that was set back too', async () => {
      const cut = async (db: Knex) => {
        await db.raw(`delete from movements where tenant_id = ? and seq = (${LAST})`, [tenantId, tenantId]);
      };
      const setBack = async (db: Knex) => {
        await cut(db);
        const last = (await readChain(db)).at(-1)!;
        await db('wallets').where('tenant_id', tenantId).update({ seq: last.seq, head_hash: last.hash });
      };
      expect(await faultsAfter(cut)).toEqual(['the wallet has another head than its chain']);
      expect(await faultsAfter(setBack)).toEqual([]);
      const faults = ['the given head is not in this chain'];
      expect(await faultsAfter(setBack, sound.head)).toEqual(faults);
    });

    it('that was rewritten as a whole shows by a known head alone', async () => {
      const edit = async (db: Knex) =>
        rewrite(db, (chain) => chain.map((each) => (each.seq === 2 ? { ...each, reason: 'made up' } : each)));
      expect(await faultsAfter(edit)).toEqual([]);
      const faults = ['the given head is not in this chain'];
      expect(await faultsAfter(edit, sound.head)).toEqual(faults);
      const [first] = await readChain(database.reader);
      expect(await faultsAfter(edit, { seq: 1, hash: first!.hash })).toEqual([]);
    });

    it('whose moments fall is not sound, however well it is hashed', async () => {
      const faults = await faultsAfter(async (db) =>
        rewrite(db, (chain) => chain.map((each) => (each.seq === 5 ? { ...each, occurredAt: 1 } : each))),
      );
      expect(faults).toEqual(['movement 5 occurred before its predecessor']);
    });

    it('of an empty wallet has the head 0 with 64 zeros, and no other', async () => {
      const empty = await test.newTenant();
      const verdict = await verifyChain(database.reader, empty, { seq: 0, hash: GENESIS_HASH });
      expect(verdict).toMatchObject({ movements: 0, head: { seq: 0, hash: GENESIS_HASH }, faults: [] });
      for (const known of [sound.head, { seq: 0, hash: 'a'.repeat(64) }]) {
        expect((await verifyChain(database.reader, empty, known)).faults).toHaveLength(1);
      }
    });

    it('longer than one page is checked to its end', async () => {
      const long = await test.newTenant();
      await Promise.all(Array.from({ length: 1_001 }, () => test.adjust(long, 1n)));
      const verdict = await verifyChain(database.reader, long);
      expect(verdict).toMatchObject({ movements: 1_001, faults: [] });
      expect((await verifyChain(database.reader, long, verdict.head)).faults).toEqual([]);
    });
  });
});
