import { beforeAll, expect, it } from 'vitest';
import { SUBJECTS } from '../../capabilities.ts';
import type { Database } from '../../db/connection.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import type { About } from '../port/provider.ts';
import type { ReportSource } from '../port/provider.ts';

const CHAIN: ReportSource = { provider: 'chain', adapter: 'test' };
const BANK: ReportSource = { provider: 'bank', adapter: 'test' };

/** What a report may be about, and the indexes by which it is found. */
const WAYS: readonly (readonly [string, ReportSource, About, readonly RegExp[]])[] = [
  ['its order', BANK, { instructionId: 'ins_1' }, [/instructions/]],
  [
    'a reference',
    BANK,
    { providerReference: 'x' },
    [
      /operations_provider_reference/,
      /receipts_provider_reference/,
      // In an empty table PostgreSQL takes the smaller index, which has the transfers of one direction.
      /transfers_provider_reference|transfers_transaction/,
      /transfers_delivery_reference/,
    ],
  ],
  [
    'a transaction',
    CHAIN,
    { transactionHash: '0x1' },
    [
      /operations_transaction/,
      /receipts_transaction/,
      /transfers_deposit|transfers_transaction/,
      /transfers_transaction/,
    ],
  ],
  [
    'an account',
    BANK,
    { incoming: { into: { bsb: '802000', accountNumber: '1' } } },
    [/funding_instruments/, /payment_routes_account/],
  ],
  [
    'an address',
    CHAIN,
    { incoming: { into: { asset: 'USDC', network: 'base', address: '0x1', tag: null } } },
    [/funding_instruments_address/, /payment_routes_address/],
  ],
];

eachDatabase((dialect, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });

  async function planOf(sql: string, bindings: readonly unknown[]): Promise<string> {
    return database.writer.transaction(async (db) => {
      // A table with few rows is read whole, whatever indexes it has.
      if (dialect === 'postgres') await db.raw('set local enable_seqscan = off');
      const explain = dialect === 'postgres' ? 'explain' : 'explain query plan';
      const answer: unknown = await db.raw(`${explain} ${sql}`, bindings as string[]);
      return JSON.stringify(dialect === 'postgres' ? (answer as { rows: unknown }).rows : answer);
    });
  }

  it.each(WAYS)('finds what a report is about by %s, by an index', async (_way, source, about, indexes) => {
    const asked: { readonly sql: string; readonly bindings: readonly unknown[] }[] = [];
    const watch = ({ sql, bindings }: (typeof asked)[number]): void => void asked.push({ sql, bindings });
    database.reader.on('query', watch);
    expect(await SUBJECTS.find(database.reader, source, about)).toBeUndefined();
    database.reader.off('query', watch);
    const plans = await Promise.all(
      asked.map(({ sql, bindings }) => planOf(sql.replace(/\$\d+/g, '?'), bindings)),
    );
    expect(plans).toHaveLength(indexes.length);
    for (const [index, plan] of plans.entries()) {
      expect(plan).not.toMatch(/Seq Scan|SCAN/);
      expect(plan).toMatch(indexes[index]!);
    }
  });
});
