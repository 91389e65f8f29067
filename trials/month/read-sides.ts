import { parse } from 'csv-parse/sync';
import { objectsAt, textAt, valueAt, type JsonObject } from '../../conformance/json/json.ts';
import { moneyAt, toMinor } from '../../conformance/json/minor-units.ts';
import { exchange } from '../client/exchange.ts';
import { readJson, readList, type TenantAccount } from '../client/tenant-client.ts';
import type { DatabaseUnderTest, SqlRow } from '../server/database-under-test.ts';
import {
  CAME_IN,
  COMPLETED,
  CREDITED,
  DEVELOPER_FEES_COMPLETED,
  EXCHANGED,
  feesTaken,
  IN_FLIGHT,
  PLATFORM_EARNED,
  PLATFORM_FEES_COMPLETED,
  Side,
  TENANT_EARNED,
  TRANSFERS,
  VERIFICATIONS_BILLED,
  VERIFIED,
  WENT_BACK,
  WENT_OUT,
} from './figures.ts';

export interface MonthSource {
  readonly baseUrl: string;
  readonly account: TenantAccount;
  readonly database: DatabaseUnderTest;
}

function addTransfer(side: Side, transfer: JsonObject): void {
  const status = textAt(transfer, 'status');
  const source = textAt(transfer, 'source', 'currency');
  const [gross, platformFee, developerFee, converted, arrives] = [
    'source',
    'platformFee',
    'developerFee',
    'converted',
    'destination',
  ].map((name) => moneyAt(transfer, name)) as [bigint, bigint, bigint, bigint, bigint];
  side.add(TRANSFERS, 'pieces', 1n);
  side.add(CAME_IN, source, gross);
  const isConverted = status === 'delivering' || status === 'completed';
  if (status === 'returned') side.add(WENT_BACK, source, gross);
  else if (!isConverted) side.add(IN_FLIGHT, source, gross);
  const statuses = objectsAt(transfer, 'statusHistory').map((change) => textAt(change, 'status'));
  if (statuses.includes('delivering') && platformFee > 0n) side.add(feesTaken(source), 'pieces', 1n);
  if (!isConverted) return;
  const destination = textAt(transfer, 'destination', 'currency');
  side.add(PLATFORM_EARNED, source, platformFee);
  side.add(TENANT_EARNED, source, developerFee);
  side.add(EXCHANGED, source, converted);
  side.add(EXCHANGED, destination, -arrives);
  side.add(status === 'completed' ? WENT_OUT : IN_FLIGHT, destination, arrives);
  if (status !== 'completed') return;
  side.add(COMPLETED, 'pieces', 1n);
  side.add(PLATFORM_FEES_COMPLETED, source, platformFee);
  side.add(DEVELOPER_FEES_COMPLETED, source, developerFee);
  side.add(CREDITED, 'AUD', toMinor(textAt(transfer, 'developerFeeAud'), 'AUD'));
}

export async function readTransfers({ baseUrl, account }: MonthSource): Promise<Side> {
  const side = new Side('transfers');
  for (const transfer of await readList(baseUrl, account.secretKey, '/v1/transfers'))
    addTransfer(side, transfer as unknown as JsonObject);
  return side;
}

const POSTINGS = `
  select e.kind, p.account, p.asset, sum(p.amount_minor) as minor,
    count(case when p.amount_minor > 0 then 1 end) as above
  from journal_entries e join postings p on p.entry_id = e.id
  where e.tenant_id = ? group by e.kind, p.account, p.asset order by e.kind, p.account, p.asset`;

const ENTRIES = 'select kind, count(*) as count from journal_entries where tenant_id = ? group by kind';

function countAt(value: JsonObject): bigint {
  return BigInt(Number(valueAt(value, 'count')));
}

const number = (row: SqlRow, column: string): bigint => BigInt(String(row[column]));

function addPosting(side: Side, row: SqlRow): void {
  const [kind, account, asset] = [String(row['kind']), String(row['account']), String(row['asset'])];
  const minor = number(row, 'minor');
  if (account === 'transfers_in_flight') side.add(IN_FLIGHT, asset, minor);
  else if (account === 'developer_fees_payable') side.add(TENANT_EARNED, asset, minor);
  else if (account === 'conversion_clearing') side.add(EXCHANGED, asset, minor);
  else if (account === 'fee_income') {
    side.add(PLATFORM_EARNED, asset, minor);
    side.add(feesTaken(asset), 'pieces', number(row, 'above'));
  } else if (kind === 'transfer_detected') side.add(CAME_IN, asset, -minor);
  else if (kind === 'transfer_returned') side.add(WENT_BACK, asset, minor);
  else side.add(WENT_OUT, asset, minor);
}

export async function readJournal({ account: { clientId }, database }: MonthSource): Promise<Side> {
  const side = new Side('journal');
  const counted: Readonly<Record<string, string>> = {
    transfer_detected: TRANSFERS,
    transfer_delivered: COMPLETED,
  };
  for (const row of await database.query(POSTINGS, [clientId])) addPosting(side, row);
  for (const row of await database.query(ENTRIES, [clientId])) {
    const figure = counted[String(row['kind'])];
    if (figure !== undefined) side.add(figure, 'pieces', number(row, 'count'));
  }
  return side;
}

function rangeOf(invoice: JsonObject): string {
  return `from=${textAt(invoice, 'periodFrom')}&to=${textAt(invoice, 'periodTo')}`;
}

/** What the report says as CSV, summed here. @throws Error if there is none */
export async function readReport({ baseUrl, account }: MonthSource, invoice: JsonObject): Promise<Side> {
  const { answer } = await exchange(baseUrl, {
    method: 'GET',
    path: `/v1/reports/revenue?${rangeOf(invoice)}`,
    secretKey: account.secretKey,
    headers: { Accept: 'text/csv' },
  });
  if (answer?.status !== 200) throw new Error(`There is no report: ${answer?.text ?? 'no answer'}`);
  const side = new Side('report');
  const rows = parse<Readonly<Record<string, string>>>(answer.text, { columns: true });
  for (const row of rows) {
    const asset = row['sourceAsset'] ?? '';
    side.add(COMPLETED, 'pieces', 1n);
    side.add(PLATFORM_FEES_COMPLETED, asset, toMinor(row['platformFee'] ?? '', asset));
    side.add(DEVELOPER_FEES_COMPLETED, asset, toMinor(row['developerFee'] ?? '', asset));
    side.add(CREDITED, 'AUD', toMinor(row['developerFeeAud'] ?? '', 'AUD'));
  }
  return side;
}

export async function readRevenue({ baseUrl, account }: MonthSource, invoice: JsonObject): Promise<Side> {
  const side = new Side('revenue');
  const report = await readJson<JsonObject>(baseUrl, account.secretKey, `/v1/revenue?${rangeOf(invoice)}`);
  for (const day of objectsAt(report, 'data')) {
    const asset = textAt(day, 'asset');
    side.add(COMPLETED, 'pieces', countAt(day));
    side.add(DEVELOPER_FEES_COMPLETED, asset, toMinor(textAt(day, 'amount'), asset));
    side.add(CREDITED, 'AUD', toMinor(textAt(day, 'amountAud'), 'AUD'));
  }
  return side;
}

const ACCRUALS = `select item, asset, count, minor_high, minor_low from accruals where tenant_id = ? and month = ?`;

export async function readAccruals(
  { account: { clientId }, database }: MonthSource,
  invoice: JsonObject,
): Promise<Side> {
  const side = new Side('accruals');
  const [year, month] = [textAt(invoice, 'number').slice(4, 8), textAt(invoice, 'number').slice(8, 10)];
  for (const row of await database.query(ACCRUALS, [clientId, `${year}-${month}`])) {
    const asset = String(row['asset']);
    const minor = (number(row, 'minor_high') << 32n) + number(row, 'minor_low');
    switch (String(row['item'])) {
      case 'platform_fee':
        side.add(PLATFORM_EARNED, asset, minor);
        side.add(feesTaken(asset), 'pieces', number(row, 'count'));
        break;
      case 'developer_fee':
        side.add(CREDITED, 'AUD', minor);
        side.add(COMPLETED, 'pieces', number(row, 'count'));
        break;
      default:
        side.add(VERIFICATIONS_BILLED, 'AUD', minor);
        side.add(VERIFIED, 'pieces', number(row, 'count'));
    }
  }
  return side;
}

export function readInvoice(invoice: JsonObject): Side {
  const side = new Side('invoice');
  side.add(CREDITED, 'AUD', toMinor(textAt(invoice, 'developerFeesCredit'), 'AUD'));
  for (const inflow of objectsAt(invoice, 'inflowCollected')) {
    const asset = textAt(inflow, 'asset');
    side.add(PLATFORM_EARNED, asset, toMinor(textAt(inflow, 'amount'), asset));
    side.add(feesTaken(asset), 'pieces', countAt(inflow));
  }
  for (const line of objectsAt(invoice, 'lines')) {
    if (textAt(line, 'type') !== 'kyc') continue;
    side.add(VERIFICATIONS_BILLED, 'AUD', toMinor(textAt(line, 'amount'), 'AUD'));
    side.add(VERIFIED, 'pieces', countAt(line));
  }
  return side;
}
