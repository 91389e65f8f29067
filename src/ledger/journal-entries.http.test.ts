import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Knex } from 'knex';
import { findBrokenBooks } from '../operator/ledger-command.ts';
import { eachServer } from '../testing/server/each-server.ts';
import { dropAppendOnly } from '../testing/databases/drop-append-only.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { PASSED_THROUGH, testJournalEntry } from '../testing/worlds/test-journal-entry.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';
import type { Effect } from '../writes/write.ts';
import type { JournalLine } from './journal-entry.ts';
import { adjust } from './movement-effect.ts';
import { verifyChain } from './verify-chain.ts';

/** Everything that shows a tenant's wallet. */
const SHOWN = [
  '/v1/treasury',
  '/v1/treasury/ledger/export',
  '/v1/treasury/ledger/head',
  '/v1/treasury/transactions?limit=200',
  '/v1/treasury/balances',
  ...['AUD', 'USDC', 'USDT'].map((asset) => `/v1/treasury/balances/explain?asset=${asset}`),
];

/** What the books say of the entries of these tests, which are about no transfer that there is. */
const ABOUT_NOTHING = ['a journal entry is about a transfer of its tenant'];

let made = 0;

function entryId(): string {
  return `jnl_${String((made += 1)).padStart(26, '0')}`;
}

function entry(subjectId: string, kind = 'probe_converted', id = entryId()): Effect {
  return testJournalEntry({ entryId: id, subjectId, kind });
}

eachServer(({ server }) => {
  let tenant: TestTenant;
  const writer = (): Knex => server().service.database.writer;

  beforeAll(async () => {
    tenant = await server().newTenant();
    await tenant.fund('500.00');
    await tenant.newPayout({ amount: '20.02' });
    await tenant.settle();
  });

  // Nor are they to be in books that are sound.
  afterAll(async () => {
    await writer().transaction(async (db) => {
      await dropAppendOnly(server().service.database, db);
      await db('postings').whereIn('entry_id', db('journal_entries').select('id')).delete();
      await db('journal_entries').delete();
    });
  });

  const post = (...effects: Effect[]): Promise<null> =>
    server().service.writeQueue.submit(probeWrite(tenant.clientId, { decide: () => ({ effects }) }));

  const correction = (minor: bigint): Effect => {
    const id = `mov_${String((made += 1)).padStart(26, '0')}`;
    const cause = { movementId: id, reference: id, externalReference: id, reason: 'a test' };
    return adjust(cause, 'AUD', minor, 'adjustments');
  };

  const brokenLaws = async (): Promise<string[]> => (await findBrokenBooks(writer())).map(({ law }) => law);

  const show = async (asOf: string): Promise<string[]> => {
    const past = ['/v1/treasury/balances', '/v1/treasury/balances/explain'].map((path) =>
      `${path}?asset=AUD&asOf=${encodeURIComponent(asOf)}`.replace('balances?asset=AUD&', 'balances?'),
    );
    const replies: string[] = [];
    for (const path of [...SHOWN, ...past]) {
      const { status, text } = await tenant.request('GET', path);
      expect([path, status]).toEqual([path, 200]);
      replies.push(text.replace(/"asOf":"[^"]+"/g, ''));
    }
    return replies;
  };

  describe('a journal entry', () => {
    it('stands in the books and changes nothing that the wallet shows, to the byte', async () => {
      const asOf = new Date(server().service.clock()).toISOString();
      server().passTime(1_000);
      const before = await show(asOf);
      const id = entryId();
      await post(entry('sub_unseen', 'probe_converted', id), entry('sub_unseen', 'probe_delivered'));
      expect(await show(asOf)).toEqual(before);
      const [row] = await writer()<object>('journal_entries').where({ id });
      expect(row).toMatchObject({
        tenant_id: tenant.clientId,
        subject_id: 'sub_unseen',
        kind: 'probe_converted',
      });
      const lines = writer()('postings').where({ entry_id: id }).orderBy('line');
      const amounts = await lines.select<{ amount_minor: string | number }[]>(
        'account',
        'asset',
        'amount_minor',
      );
      expect(amounts.map((line) => ({ ...line, amount_minor: BigInt(line.amount_minor) }))).toEqual(
        PASSED_THROUGH.map(({ account, asset, amountMinor }) => ({
          account,
          asset,
          amount_minor: amountMinor,
        })),
      );
      expect((await verifyChain(writer(), tenant.clientId)).faults).toEqual([]);
      expect(await brokenLaws()).toEqual(ABOUT_NOTHING);
    });

    it('is written beside movements, whichever of the two a group meets first', async () => {
      const count = async (table: string): Promise<number> =>
        ((await writer()(table).where({ tenant_id: tenant.clientId }).pluck('id')) as string[]).length;
      const before = [await count('movements'), await count('journal_entries')];
      await Promise.all([
        post(correction(5n)),
        post(entry('sub_first'), correction(-5n)),
        post(correction(7n), entry('sub_second')),
        post(entry('sub_third')),
      ]);
      const after = [await count('movements'), await count('journal_entries')];
      expect(after.map((each, index) => each - before[index]!)).toEqual([3, 3]);
      expect(await brokenLaws()).toEqual(ABOUT_NOTHING);
    });

    it('is one of its kind for what it is about, and leaves the rest of its group alone', async () => {
      const ends = await Promise.allSettled([
        post(entry('sub_once')),
        post(entry('sub_once')),
        post(entry('sub_once', 'probe_delivered')),
      ]);
      expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      const kinds: unknown = await writer()('journal_entries')
        .where({ subject_id: 'sub_once' })
        .pluck('kind');
      expect(kinds).toEqual(['probe_converted', 'probe_delivered']);
    });

    it('that does not balance, or touches a wallet, is written neither whole nor in part', async () => {
      const [first] = PASSED_THROUGH;
      const wallet = { account: 'available', asset: 'AUD', amountMinor: 10_000n };
      for (const lines of [[first!], [first!, wallet as unknown as JournalLine]]) {
        const id = entryId();
        const wrong = testJournalEntry({ entryId: id, subjectId: id, lines });
        await expect(post(wrong)).rejects.toThrow();
        expect(await writer()('journal_entries').where({ id })).toEqual([]);
        expect(await writer()('postings').where({ entry_id: id })).toEqual([]);
      }
      // The write queue took that for a fault of the program, as it should.
      server().service.logLines.length = 0;
    });
  });

  describe('a posting', () => {
    const PLACE =
      'a posting belongs to one movement, in its asset, or to one journal entry, of its own tenant';
    const NO_WALLET = 'a journal entry moves something, and nothing of a wallet';

    it.each([
      ['of no entry', PLACE, () => ({ entry_id: 'mov_none' })],
      [
        "of another tenant's movement",
        PLACE,
        (movement: string) => ({ entry_id: movement, tenant_id: 'acct_other' }),
      ],
      ["of another tenant's entry", PLACE, () => ({ entry_id: 'jnl_known', tenant_id: 'acct_other' })],
      ['of an entry and a wallet', NO_WALLET, () => ({ entry_id: 'jnl_known', account: 'available' })],
      ['of an entry and a reservation', NO_WALLET, () => ({ entry_id: 'jnl_known', account: 'reserved' })],
    ])('%s breaks a law', async (_what, law, factsOf) => {
      const known = await writer()('journal_entries').where({ id: 'jnl_known' });
      if (known.length === 0) await post(entry('sub_known', 'probe', 'jnl_known'));
      const [movement] = (await writer()('movements').limit(1).pluck('id')) as string[];
      const line = { line: 99, tenant_id: tenant.clientId, account: 'loss', asset: 'AUD', amount_minor: 1 };
      const db = await writer().transaction();
      try {
        await db('postings').insert({ ...line, ...factsOf(movement!) });
        expect((await findBrokenBooks(db)).map((broken) => broken.law)).toContain(law);
      } finally {
        await db.rollback();
      }
    });
  });
});
