import { resolveReference } from '../../contract/schema.ts';
import { headerOf, type Exchange } from '../../http/exchange.ts';
import { readCsv } from '../../json/csv.ts';
import { isObject, objectsAt, textAt, valueAt, type JsonObject } from '../../json/json.ts';
import { bearer } from '../../suite/call.ts';
import { named, type Check } from '../../suite/check.ts';
import { routedCustomer } from '../../suite/routes.ts';
import { newCompletedTransfer } from '../../suite/transfers.ts';
import type { Trial } from '../../suite/trial.ts';
import { walkList } from '../../suite/walk-list.ts';

const ID = 'listRevenueReport';
const CSV = { accept: 'text/csv' };

/** What `Accept` prefers, by the weights of RFC 9110; a tie is JSON's. */
const PREFERENCES: readonly (readonly [accept: string, isCsv: boolean])[] = [
  ['text/csv', true],
  ['text/csv, application/json;q=0.9', true],
  ['text/*;q=0.9, application/json;q=0.8', true],
  ['text/csv;q=0.5, application/json', false],
  ['text/csv, application/json', false],
  ['*/*', false],
  ['text/csv;q=0, */*', false],
];

const isCsv = (exchange: Exchange): boolean => /^text\/csv\b/.test(headerOf(exchange, 'content-type') ?? '');

/** The columns, as the fields of a row stand in the document. */
function columnsOf({ session }: Trial): string[] {
  const { document } = session.contract;
  const components = valueAt(document, 'components', 'schemas', 'RevenueReportRow');
  const properties = resolveReference(document, components)['properties'];
  return isObject(properties) ? Object.keys(properties) : [];
}

/** Behind an apostrophe where a spreadsheet would take a text for a formula. */
const shownInCsv = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function rowOf(record: JsonObject, columns: readonly string[]): string {
  return JSON.stringify(columns.map((name) => shownInCsv(textAt(record, name))));
}

async function tryRows(trial: Trial, reference: string): Promise<void> {
  const columns = columnsOf(trial);
  // By the account's clock: what is completed from here on is not looked at.
  const newest = await trial.get(ID, { query: { limit: 1 } });
  const last = Date.parse(textAt(newest, 'data', 0, 'completedAt'));
  const to = new Date(last + 1).toISOString();
  const query = { from: '2000-01-01T00:00:00Z', to };
  const records = await walkList(trial, ID, { ...query, limit: 200 });
  const exchange = await trial.call(ID, { query, headers: CSV });
  trial.demandSuccess(exchange, 'the report as CSV');
  const [header, ...rows] = readCsv(exchange.response?.bodyText ?? '') ?? [];
  const names = (header ?? []).join();
  trial.expect(names === columns.join(), ID, `the columns of the CSV are ${names || 'none'}`, [exchange]);
  const found = rows.map((row) => JSON.stringify(row));
  const expected = records.map((record) => rowOf(record, columns));
  const message = `CSV shows other rows than JSON: ${found.length} and ${expected.length}`;
  trial.expect(found.join('\n') === expected.join('\n'), ID, message, [exchange]);
  const isNamed = rows.some((row) => row.includes(shownInCsv(reference)));
  trial.expect(isNamed, ID, 'a name that looks like a formula is not shown behind an apostrophe', [exchange]);
  const file = headerOf(exchange, 'content-disposition') ?? 'none';
  trial.expect(file.startsWith('attachment;'), ID, `the Content-Disposition of CSV is ${file}`, [exchange]);
}

async function tryPreferences(trial: Trial): Promise<void> {
  for (const [accept, wanted] of PREFERENCES) {
    const exchange = await trial.call(ID, { headers: { accept } });
    trial.demandSuccess(exchange, `the report for who accepts ${accept}`);
    const what = isCsv(exchange) ? 'CSV' : 'JSON';
    trial.expect(isCsv(exchange) === wanted, ID, `who accepts ${accept} gets ${what}`, [exchange]);
    const vary = headerOf(exchange, 'vary') ?? 'nothing';
    trial.expect(/\baccept\b/i.test(vary), ID, `what depends on Accept varies by ${vary}`, [exchange]);
  }
}

async function tryPaging(trial: Trial): Promise<void> {
  for (const query of [{ limit: 1 }, { cursor: 'x' }]) {
    const exchange = await trial.call(ID, { query, headers: CSV, intent: 'open' });
    trial.expectRefusal(exchange, 400, 'invalid_request', `CSV with ${Object.keys(query).join()}`);
  }
}

/** What customers are called is no business of who reads a page's source. */
async function tryPublishable(trial: Trial): Promise<void> {
  const { publishableKey } = trial.session.credentials;
  if (publishableKey === undefined) return;
  const caller = bearer('publishable key', publishableKey);
  const exchange = await trial.call(ID, { headers: CSV, caller });
  const [header = [], ...rows] = readCsv(exchange.response?.bodyText ?? '') ?? [];
  const at = header.indexOf('externalCustomerId');
  const isEmpty = at >= 0 && rows.length > 0 && rows.every((row) => row[at] === '');
  trial.expect(isEmpty, ID, 'the CSV of a publishable key shows what customers are called', [exchange]);
  const page = await trial.call(ID, { caller });
  const shown = objectsAt(page.response?.json, 'data').filter((row) => 'externalCustomerId' in row);
  trial.expect(shown.length === 0, ID, 'a publishable key is shown what customers are called', [page]);
}

export const revenueCsv: Check = {
  name: 'revenue-csv',
  title:
    'The report is CSV where Accept prefers it: whole, with a header and CRLF, the rows of the JSON, and no text that a spreadsheet takes for a formula',
  source: 'decision',
  appliesTo: named(ID),
  run: async (trial) => {
    const { tenant, session } = trial;
    await newCompletedTransfer(tenant);
    const reference = `=1+"${session.newName('sum')}", or none`;
    const path = { id: await routedCustomer(tenant) };
    await tenant.do('updateCustomer', { path, body: { externalCustomerId: reference } });
    await tryRows(trial, reference);
    await tryPreferences(trial);
    await tryPaging(trial);
    await tryPublishable(trial);
  },
};
