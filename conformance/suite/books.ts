import { textAt, type JsonObject } from '../json/json.ts';
import type { Books } from '../laws/books.ts';
import type { Tenant } from './tenant.ts';
import type { Trial } from './trial.ts';
import { walkList } from './walk-list.ts';

/** How often the books are read until they stand still. */
const READINGS = 10;

async function walkAll(trial: Trial, tenant: Tenant, lists: readonly string[]): Promise<JsonObject[]> {
  const call = { caller: tenant.caller };
  const records: JsonObject[] = [];
  for (const list of lists.filter((each) => tenant.knows(each))) {
    records.push(...(await walkList(trial, list, { limit: 200 }, { call })));
  }
  return records;
}

/** Reads the books, again while something still moves: what an earlier run left behind may not have ended. */
export async function readBooks(trial: Trial, tenant: Tenant): Promise<Books> {
  const call = { caller: tenant.caller };
  const newest = async (): Promise<string> =>
    textAt(await trial.get('listTransactions', { ...call, query: { limit: 1 } }), 'data', 0, 'id');
  for (let attempt = 1; ; attempt++) {
    const before = await newest();
    const movements = await walkAll(trial, tenant, ['listTransactions']);
    const overview = await trial.get('getTreasury', call);
    const operations = await walkAll(trial, tenant, ['listPayouts', 'listWithdrawals', 'listConversions']);
    const quotes = await walkAll(trial, tenant, ['listConversionQuotes']);
    const receipts = await walkAll(trial, tenant, ['listPayins', 'listDeposits']);
    if (before === (await newest()) || attempt === READINGS) {
      return { overview, movements, operations, quotes, receipts };
    }
  }
}
