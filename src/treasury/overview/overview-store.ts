import type { Knex } from 'knex';
import { mapRows, selectList, selectMatching } from '../../db/rows.ts';
import { columnName, type Table } from '../../db/table.ts';
import { movementsTable, type Movement } from '../../ledger/movement.ts';
import { balancesTable, walletsTable, type Balance, type Wallet } from '../../ledger/wallet.ts';
import { receiptsTable, type Receipt, type ReceiptType } from '../../flows/receipts/receipt.ts';
import { destinationsTable, type StablecoinDestination } from '../destinations/destination-store.ts';
import {
  fundingInstrumentsTable,
  type FundingInstrument,
} from '../../flows/funding-instruments/funding-instrument.ts';

/** The newest of everything that the overview shows: 50 of each kind, 20 movements. */
export interface Newest {
  readonly fundingInstruments: readonly FundingInstrument[];
  /** Pay-ins and deposits together. */
  readonly receipts: readonly Receipt[];
  readonly destinations: readonly StablecoinDestination[];
  readonly movements: readonly Movement[];
}

const NEWEST_RECORDS = 50;
const NEWEST_MOVEMENTS = 20;

function newestOf<Row extends object>(
  db: Knex,
  table: Table<Row>,
  tenantId: string,
  orderBy: keyof Row & string = 'id' as keyof Row & string,
  limit = NEWEST_RECORDS,
): Knex.QueryBuilder {
  return db(table.name)
    .select(db.raw(selectList(table)))
    .where('tenant_id', tenantId)
    .orderBy(columnName(orderBy), 'desc')
    .limit(limit);
}

/** An identifier without its prefix: what is left sorts by time, whatever the record is. */
function timeOrder(id: string): string {
  return id.slice(id.indexOf('_') + 1);
}

/** The newest receipts of either type: each type's newest by its index, then the newest of both. */
async function newestReceipts(db: Knex, tenantId: string): Promise<Receipt[]> {
  const found: Receipt[] = [];
  for (const type of ['aud_payin', 'stable_deposit'] as const satisfies readonly ReceiptType[]) {
    found.push(...(await mapRows(receiptsTable, newestOf(db, receiptsTable, tenantId).where({ type }))));
  }
  return found
    .sort((one, other) => (timeOrder(one.id) < timeOrder(other.id) ? 1 : -1))
    .slice(0, NEWEST_RECORDS);
}

/** The tenant's wallet with its balances. */
export async function loadWallet(
  db: Knex,
  tenantId: string,
): Promise<{ readonly wallet: Wallet; readonly balances: readonly Balance[] }> {
  const [wallet] = await selectMatching(db, walletsTable, [{ tenantId }]);
  if (wallet === undefined) throw new Error(`The tenant ${tenantId} has no wallet`);
  return { wallet, balances: await selectMatching(db, balancesTable, [{ tenantId }]) };
}

/** The newest records of a tenant. */
export async function loadNewest(db: Knex, tenantId: string): Promise<Newest> {
  const movements = newestOf(db, movementsTable, tenantId, 'seq', NEWEST_MOVEMENTS);
  return {
    fundingInstruments: await mapRows(
      fundingInstrumentsTable,
      newestOf(db, fundingInstrumentsTable, tenantId),
    ),
    receipts: await newestReceipts(db, tenantId),
    destinations: await mapRows(destinationsTable, newestOf(db, destinationsTable, tenantId)),
    movements: await mapRows(movementsTable, movements),
  };
}
