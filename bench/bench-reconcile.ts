import { cpus, loadavg } from 'node:os';
import { allowLongStatements } from '../src/db/drivers/postgres-client.ts';
import { openDatabase, type Database } from '../src/db/connection.ts';
import type { Dialect } from '../src/db/statements/statement.ts';
import { prepareDatabase } from '../src/db/startup/prepare-database.ts';
import { runStatement } from '../src/db/statements/statement.ts';
import { readReconciliation, USUAL_GRACE_MS } from '../src/provider-seam/reconciliation/read.ts';
import { openDatabases } from './databases.ts';

const SIZES = [0, 100_000, 1_000_000];

const NOW = Date.UTC(2026, 2, 1);

/** Booked, each a millisecond after the one before, up to an hour before the present. */
const FIRST = NOW - 3_600_000;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** What a payout that has settled leaves: a capture with two postings, and the bank's line, matched. */
const TABLES: readonly string[] = [
  `insert into movements (tenant_id, seq, id, asset, kind, available_delta_minor, reserved_delta_minor, reference,
     occurred_at, external_reference, operation_id, operation_kind, previous_hash, hash)
   select 'acct_bench', n, 'mov_' || n, 'AUD', 'payout_settled', 0, -100, 'pay_' || n, FIRST - SIZE + n, 'order ' || n,
     'pay_' || n, 'payout', ZEROS, ZEROS from NUMBERS`,
  `insert into postings (entry_id, line, tenant_id, account, asset, amount_minor)
   select 'mov_' || n, 1, 'acct_bench', 'reserved', 'AUD', -100 from NUMBERS`,
  `insert into postings (entry_id, line, tenant_id, account, asset, amount_minor)
   select 'mov_' || n, 2, 'acct_bench', 'bank_clearing', 'AUD', 100 from NUMBERS`,
  `insert into provider_entries (provider, adapter, entry_id, account, asset, amount_minor, booked_at, received_at)
   select 'bank', 'bench', 'line ' || n, 'operating', 'AUD', -100, FIRST - SIZE + n, FIRST from NUMBERS`,
  `insert into entry_matches (provider, adapter, entry_id, leg, subject_id, difference_minor, apart_ms, matched_at)
   select 'bank', 'bench', 'line ' || n, 'pay_' || n || ':out', 'pay_' || n, 0, 0, FIRST - SIZE + n from NUMBERS`,
];

/** Fills the books behind the backs of the triggers that ask each row whether it belongs there: what is put in does. */
async function fill({ writer, dialect }: Database, postings: number): Promise<void> {
  if (postings === 0) return;
  const size = postings / 2;
  const numbers =
    dialect === 'sqlite'
      ? `(with recursive counted (n) as (select 1 union all select n + 1 from counted where n < ${size}) select n from counted) as numbers`
      : `generate_series(1, ${size}) as numbers (n)`;
  if (dialect === 'sqlite') {
    await runStatement(writer, 'pragma foreign_keys = off', []);
  }
  for (const sql of TABLES) {
    await writer.transaction(async (db) => {
      await allowLongStatements(db, 3_600_000);
      if (dialect === 'postgres') await runStatement(db, 'set local session_replication_role = replica', []);
      const given = sql
        .replaceAll('NUMBERS', numbers)
        .replaceAll('FIRST', String(FIRST))
        .replaceAll('SIZE', String(size))
        .replaceAll('ZEROS', `'${'0'.repeat(64)}'`);
      await runStatement(db, given, []);
    });
  }
  await runStatement(
    writer,
    `insert into provider_holdings (provider, adapter, account, asset, amount_minor, held_at, read_at)
     values ('bank', 'bench', 'operating', 'AUD', ${-100 * size}, ${NOW}, ${NOW})`,
    [],
  );
  await writer.transaction(async (db) => {
    await allowLongStatements(db, 3_600_000);
    await runStatement(db, 'analyze', []);
  });
}

async function measure(dialect: Dialect, url: string, postings: number): Promise<string> {
  const database = openDatabase(url);
  try {
    await prepareDatabase(database, 'sandbox');
    await fill(database, postings);
    const query = { provider: 'bank', now: NOW, graceMs: USUAL_GRACE_MS, limit: 1_000 } as const;
    const took: number[] = [];
    let unexplained = '';
    for (let run = 0; run < 3; run += 1) {
      const since = performance.now();
      const found = await readReconciliation(database, query);
      took.push((performance.now() - since) / 1_000);
      unexplained = String(found.sums[0]?.unexplainedMinor ?? 0n);
      if (found.theirs.length + found.ours.length + found.differing.length > 0)
        throw new Error('The books should agree');
    }
    took.sort((one, other) => one - other);
    return `| ${dialect} | ${postings} | ${took[1]?.toFixed(2) ?? ''} | ${unexplained} |`;
  } finally {
    await database.destroy();
  }
}

print(`${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1) ?? '?'}`);
print('| Database | postings | a run, s | unexplained |');
print('| --- | ---: | ---: | ---: |');
for (const dialect of ['sqlite', 'postgres'] as const) {
  const databases = await openDatabases(dialect);
  try {
    for (const size of SIZES) print(await measure(dialect, await databases.fresh(), size));
  } finally {
    await databases.stop();
  }
}
