import { Random } from '../../conformance/suite/random.ts';
import { attemptOf, change, readList, type Shown, type TenantAccount } from '../client/tenant-client.ts';
import { clockAttempt, fundingAttempt, prepareRoutes } from '../client/route-world.ts';
import type { DatabaseSource, DatabaseUnderTest } from '../server/database-under-test.ts';
import { createTenant } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import { CsvDownload, type CsvRow } from './csv-download.ts';

export interface LongReportOptions {
  readonly transfers: number;
  readonly seed: string;
}

const REPORT = '/v1/reports/revenue';

const MOST_GROWTH_BYTES = 64 * 1024 * 1024;

const SENT = 40;

const WHILE_SECONDS = 600;

const NAMES = ['shop "42", Sydney', '=1+1', 'Zażółć & Søn', "it's 漢字; '+2'"];

async function sendSome(baseUrl: string, account: TenantAccount, random: Random): Promise<void> {
  const routes = await prepareRoutes(baseUrl, account, { customers: NAMES.length, routes: 8 }, random);
  const customers = await readList(baseUrl, account.secretKey, '/v1/customers');
  for (const [place, { id }] of customers.entries())
    await change(
      baseUrl,
      attemptOf(account, `name-${id}`, 'PATCH', `/v1/customers/${id}`, { externalCustomerId: NAMES[place] }),
    );
  for (let place = 0; place < SENT; place += 1) {
    const amount = `${random.integer(10, 2_000)}.${random.integer(10, 99)}`;
    await change(baseUrl, fundingAttempt(account, `money-sent-${place}`, random.pick(routes), amount));
  }
  await change(baseUrl, clockAttempt(account, 'until-completed', WHILE_SECONDS));
}

async function fill(database: DatabaseUnderTest, clientId: string, wanted: number): Promise<number> {
  const completed = `from transfers where tenant_id = ? and status = 'completed'`;
  const [row] = await database.query(`select * ${completed} limit 1`, [clientId]);
  const [counted] = await database.query(`select count(*) as count ${completed}`, [clientId]);
  const count = Number(counted?.['count']);
  if (row === undefined) throw new Error('No transfer was completed');
  const columns = Object.keys(row);
  const suffix = 'substr(cast(1000000 + number as text), 2)';
  const made: Readonly<Record<string, string>> = {
    id: `substr(id, 1, 24) || ${suffix}`,
    provider_reference: `provider_reference || '-' || ${suffix}`,
    transaction_hash: `transaction_hash || '-' || ${suffix}`,
    developer_fee_minor: 'developer_fee_minor + number',
    developer_fee_aud_minor: 'developer_fee_aud_minor + number',
    gross_minor: 'gross_minor + number',
    completed_at: 'completed_at + number',
  };
  const pick = columns.map((column) => made[column] ?? column).join(', ');
  // Each that was sent has rows of numbers of its own, for the ends of their identifiers are the numbers.
  await database.query(
    `insert into transfers (${columns.join(', ')})
     with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < ?),
       sent as (select row_number() over (order by id) - 1 as place, transfers.* ${completed})
     select ${pick} from numbers join sent on sent.place = number % ?`,
    [wanted - count, clientId, count],
  );
  // As PostgreSQL does by itself where rows come one after the other.
  if (database.kind === 'postgres') await database.query('analyze transfers');
  const [after] = await database.query(`select count(*) as count ${completed}`, [clientId]);
  return Number(after?.['count']);
}

function asCsv(row: Shown): CsvRow {
  const columns = row as unknown as CsvRow;
  const { externalCustomerId: name = '' } = columns;
  return { ...columns, externalCustomerId: name.startsWith('=') ? `'${name}` : name };
}

async function compareWithJson(
  baseUrl: string,
  { secretKey }: TenantAccount,
  lines: readonly CsvRow[],
): Promise<string[]> {
  const rows = await readList(baseUrl, secretKey, REPORT);
  const faults = rows.flatMap((row, place) => {
    const [said, shown] = [lines[place] ?? {}, asCsv(row)];
    const names = new Set([...Object.keys(said), ...Object.keys(shown)]);
    const other = [...names].filter((name) => said[name] !== shown[name]);
    return other.map(
      (name) => `line ${place}, ${name}: ${said[name] ?? 'nothing'}, JSON ${shown[name] ?? 'nothing'}`,
    );
  });
  return rows.length === lines.length ? faults : [`${lines.length} lines, ${rows.length} rows of JSON`];
}

/** Takes the database away from beneath a server: PostgreSQL's is dropped, of an open file the table goes. */
async function kill(database: DatabaseUnderTest): Promise<void> {
  if (database.kind === 'postgres') await database.remove();
  else await database.query('alter table transfers rename to transfers_gone');
}

/**
 * Reads the report of many transfers as CSV from a server of its own: its memory stays, the lines are what JSON shows, and a
 * database that goes away in the middle breaks the answer off.
 */
export async function runLongReport(
  source: DatabaseSource,
  { transfers, seed }: LongReportOptions,
  verdict: Verdict,
): Promise<void> {
  verdict.say(`A report of ${transfers} transfers as CSV on ${source.kind}, seed ${seed}`);
  const database = await source.create();
  const server = await ServerProcess.start({ databaseUrl: database.url });
  try {
    const account = await createTenant(database.url, 'A Long Report Pty Ltd');
    await sendSome(server.url, account, new Random(`${seed}/report/${source.kind}`));
    // What a first report loads is loaded: growth is what its length costs.
    await CsvDownload.read(server, REPORT, account.secretKey);
    const filled = await fill(database, account.clientId, transfers);

    const whole = await CsvDownload.read(server, REPORT, account.secretKey);
    const { lines, bytes, milliseconds, grownBytes } = whole;
    const megabytes = (count: number): string => (count / 1_048_576).toFixed(1);
    verdict.say(
      `  ${lines.length} lines, ${megabytes(bytes)} MiB in ${Math.round(milliseconds)} ms, memory grown by ${megabytes(grownBytes)} MiB`,
    );
    verdict.judge('a report has a line for each completed transfer', [
      ...(lines.length === filled && whole.isWhole ? [] : [`${lines.length} of ${filled}`]),
    ]);
    verdict.judge('a long report is never held in memory', [
      ...(grownBytes < MOST_GROWTH_BYTES ? [] : [`grown by ${megabytes(grownBytes)} MiB`]),
    ]);
    verdict.judge('CSV says what JSON says, line by line', await compareWithJson(server.url, account, lines));

    const broken = await CsvDownload.read(server, REPORT, account.secretKey, () => kill(database));
    verdict.say(`  broken off after ${broken.lines.length} lines: ${broken.failure ?? 'it was not'}`);
    verdict.judge('a database that goes away breaks a report off', [
      ...(broken.isWhole || broken.failure === undefined ? ['it ended as if it were whole'] : []),
      ...(broken.lines.length > 0 && broken.lines.length < filled ? [] : ['it was not in the middle']),
    ]);
  } finally {
    await server.kill();
    await database.remove();
  }
}
