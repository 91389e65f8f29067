import type { JsonObject } from '../../conformance/json/json.ts';
import { Random } from '../../conformance/suite/random.ts';
import { exchange } from '../client/exchange.ts';
import { attemptOf, change, readJson, type Shown, type TenantAccount } from '../client/tenant-client.ts';
import type { DatabaseSource } from '../server/database-under-test.ts';
import { createTenant, verifyLedger } from '../server/operator.ts';
import { ServerProcess } from '../server/server-process.ts';
import type { Verdict } from '../verdict.ts';
import { compareSides, unbalanced, type Side } from './figures.ts';
import { liveMonth } from './live-month.ts';
import {
  readAccruals,
  readInvoice,
  readJournal,
  readReport,
  readRevenue,
  readTransfers,
  type MonthSource,
} from './read-sides.ts';

export interface MonthOptions {
  readonly transfers: number;
  readonly seed: string;
}

const HEAD_OF_NOTHING = '0'.repeat(64);

async function settleInvoice(baseUrl: string, account: TenantAccount, { id }: Shown): Promise<Shown> {
  const call = (name: string, body: object) =>
    change(
      baseUrl,
      attemptOf(account, `invoice-${name}`, 'POST', `/v1/sandbox/invoices/${id}/${name}`, body),
    );
  await call('adjust', { amount: '-12.34', description: 'Goodwill' });
  const advance = (to: string) =>
    change(
      baseUrl,
      attemptOf(account, `invoice-${to}`, 'POST', `/v1/sandbox/invoices/${id}/advance`, { to }),
    );
  await advance('issued');
  return advance('settled');
}

async function faultsOfPdf(baseUrl: string, { secretKey }: TenantAccount, { id }: Shown): Promise<string[]> {
  const { answer } = await exchange(baseUrl, { method: 'GET', path: `/v1/invoices/${id}/pdf`, secretKey });
  return answer?.status === 200 && answer.text.startsWith('%PDF-')
    ? []
    : [`there is none: ${answer?.status ?? ''}`];
}

async function faultsOfWallet(baseUrl: string, { secretKey }: TenantAccount): Promise<string[]> {
  const head = await readJson<JsonObject>(baseUrl, secretKey, '/v1/treasury/ledger/head');
  return head['seq'] === 0 && head['hash'] === HEAD_OF_NOTHING ? [] : [`its head is ${JSON.stringify(head)}`];
}

async function readSides(source: MonthSource, shown: Shown): Promise<readonly Side[]> {
  const invoice = shown as unknown as JsonObject;
  return [
    await readTransfers(source),
    await readJournal(source),
    await readReport(source, invoice),
    await readRevenue(source, invoice),
    await readAccruals(source, invoice),
    readInvoice(invoice),
  ];
}

async function judgeMonth(source: MonthSource, invoice: Shown, verdict: Verdict): Promise<void> {
  const { baseUrl, account, database } = source;
  const sides = await readSides(source, invoice);
  const { lines, differences } = compareSides(sides);
  verdict.say(`\n  ${String(invoice['number'])}, ${String(invoice['status'])}\n`);
  for (const line of lines) verdict.say(`  ${line}`);
  verdict.say('');
  verdict.judge('all that count the month say the same', differences);
  verdict.judge('what came in is what became of it', sides.slice(0, 2).flatMap(unbalanced));
  verdict.judge('the wallet knows nothing of it', await faultsOfWallet(baseUrl, account));
  verdict.judge('the invoice has its document', await faultsOfPdf(baseUrl, account, invoice));
  verdict.judge('the ledger verifies', await verifyLedger(database.url));
}

/**
 * Lives through a month of payment routes on one database, invoices it, and compares all that count it: transfers, journal,
 * report, revenue, accruals and invoice.
 */
export async function runMonth(
  source: DatabaseSource,
  { transfers, seed }: MonthOptions,
  verdict: Verdict,
): Promise<void> {
  verdict.say(`A month of ${transfers} transfers on ${source.kind}, seed ${seed}`);
  const since = performance.now();
  const seconds = (): string => `${Math.round((performance.now() - since) / 1_000)} s`;
  const database = await source.create();
  const variables = { CORRIDOR_MARKET_SEED: seed };
  const server = await ServerProcess.start({ databaseUrl: database.url, variables });
  try {
    const baseUrl = server.url;
    const account = await createTenant(database.url, 'A Month Pty Ltd');
    const random = new Random(`${seed}/month/${source.kind}`);
    const month = { baseUrl, databaseUrl: database.url, account, transfers, random };
    const draft = await liveMonth(month, (day) => {
      if (day % 9 === 0) verdict.say(`  ${day} days after ${seconds()}`);
    });
    const invoice = await settleInvoice(baseUrl, account, draft);
    await judgeMonth({ baseUrl, account, database }, invoice, verdict);
    verdict.say(`  ${seconds()} in all`);
    await server.stop();
  } catch (error) {
    verdict.say(server.output.slice(-4_000));
    throw error;
  } finally {
    await server.kill();
    await database.remove();
  }
}
