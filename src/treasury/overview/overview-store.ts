import type { Knex } from 'knex';
import { mapRows, selectList, selectMatching } from '../../db/rows.ts';
import { columnName, type Table } from '../../db/table.ts';
import { movementsTable, type Movement } from '../../ledger/movement.ts';
import { balancesTable, walletsTable, type Balance, type Wallet } from '../../ledger/wallet.ts';
import { receiptsTable, type Receipt } from '../../operations/receipts/receipt.ts';
import {
  fundingInstrumentsTable,
  type FundingInstrument,
} from '../funding-instruments/funding-instrument-store.ts';

/** The newest of everything that the overview shows: 50 of each kind, 20 movements. */
export interface Newest {
  readonly fundingInstruments: readonly FundingInstrument[];
  readonly payins: readonly Receipt[];
  readonly movements: readonly Movement[];
}

async function newest<Row extends object>(
  db: Knex,
  table: Table<Row>,
  tenantId: string,
  orderBy: keyof Row & string,
  limit: number,
): Promise<Row[]> {
  const query = db(table.name)
    .select(db.raw(selectList(table)))
    .where('tenant_id', tenantId)
    .orderBy(columnName(orderBy), 'desc')
    .limit(limit);
  return mapRows(table, query);
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
  return {
    fundingInstruments: await newest(db, fundingInstrumentsTable, tenantId, 'id', 50),
    payins: await newest(db, receiptsTable, tenantId, 'id', 50),
    movements: await newest(db, movementsTable, tenantId, 'seq', 20),
  };
}
