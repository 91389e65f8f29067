import type { ReadHandler } from '../../contract/handler.ts';
import { rowsAsJson, rowsOfJson } from '../../db/statements/bound-rows.ts';
import {
  type Db,
  type Dialect,
  type StoredRow,
  dialectOf,
  runStatement,
} from '../../db/statements/statement.ts';
import type { Table } from '../../db/statements/table.ts';
import { type Movement, movementsTable } from '../../ledger/movement.ts';
import { type Balance, type Wallet, balancesTable, tenantNow, walletsTable } from '../../ledger/wallet.ts';
import { presentDestination } from '../destinations/present.ts';
import { type StablecoinDestination, destinationsTable } from '../destinations/table.ts';
import { presentFundingInstrument } from '../funding-instruments/present.ts';
import { type FundingInstrument, fundingInstrumentsTable } from '../funding-instruments/table.ts';
import { presentConfiguration } from '../policy/present.ts';
import { type Configuration, configurationsTable } from '../policy/table.ts';
import { presentReceipt } from '../receipts/present.ts';
import { type Receipt, receiptsTable } from '../receipts/table.ts';
import { presentRecentMovement } from '../transactions/present.ts';
import { presentBalances, presentRuntimeCapability } from './present.ts';

export interface Overview {
  readonly wallet: Wallet;
  readonly balances: readonly Balance[];
  readonly configuration: Configuration;
  readonly fundingInstruments: readonly FundingInstrument[];
  readonly receipts: readonly Receipt[];
  readonly destinations: readonly StablecoinDestination[];
  readonly movements: readonly Movement[];
}

const NEWEST_RECORDS = 50;
const NEWEST_MOVEMENTS = 20;

/** One row with a text per part; its only value is the tenant. */
function overviewText(dialect: Dialect): string {
  const part = <Row extends object>(
    name: string,
    table: Table<Row>,
    by?: keyof Row & string,
    most = NEWEST_RECORDS,
    condition = '',
  ): string => {
    const where = `tenant_id = wallet.tenant_id${condition}`;
    return `${rowsAsJson(dialect, table, { where, ...(by === undefined ? {} : { newest: { by, most } }) })} as ${name}`;
  };
  const parts = [
    part('wallets', walletsTable),
    part('balances', balancesTable),
    part('configurations', configurationsTable, 'version', 1),
    part('instruments', fundingInstrumentsTable, 'id'),
    part('payins', receiptsTable, 'id', NEWEST_RECORDS, ` and type = 'aud_payin'`),
    part('deposits', receiptsTable, 'id', NEWEST_RECORDS, ` and type = 'stable_deposit'`),
    part('destinations', destinationsTable, 'id'),
    part('movements', movementsTable, 'seq', NEWEST_MOVEMENTS),
  ];
  return `select ${parts.join(', ')} from wallets as wallet where wallet.tenant_id = ?`;
}

const TEXTS = { sqlite: overviewText('sqlite'), postgres: overviewText('postgres') };

/** Identifiers without prefix sort by time. */
function timeOrder(id: string): string {
  return id.slice(id.indexOf('_') + 1);
}

/** Each type's newest were found by its index. */
function newestReceipts({ payins, deposits }: StoredRow): Receipt[] {
  return [...rowsOfJson(receiptsTable, payins), ...rowsOfJson(receiptsTable, deposits)]
    .sort((one, other) => (timeOrder(one.id) < timeOrder(other.id) ? 1 : -1))
    .slice(0, NEWEST_RECORDS);
}

/** One statement, one moment. */
async function readOverview(db: Db, tenantId: string): Promise<Overview> {
  const [stored = {}] = await runStatement(db, TEXTS[dialectOf(db)], [tenantId], 'kept');
  const [wallet] = rowsOfJson(walletsTable, stored['wallets']);
  const [configuration] = rowsOfJson(configurationsTable, stored['configurations']);
  if (wallet === undefined) throw new Error(`The tenant ${tenantId} has no wallet`);
  if (configuration === undefined) throw new Error(`The tenant ${tenantId} has no configuration`);
  return {
    wallet,
    balances: rowsOfJson(balancesTable, stored['balances']),
    configuration,
    fundingInstruments: rowsOfJson(fundingInstrumentsTable, stored['instruments']),
    receipts: newestReceipts(stored),
    destinations: rowsOfJson(destinationsTable, stored['destinations']),
    movements: rowsOfJson(movementsTable, stored['movements']),
  };
}

/** GET /v1/treasury: what the tenant holds and may do, all of one moment. */
export const getTreasury: ReadHandler<'getTreasury'> = {
  kind: 'read',
  read: async (_request, { database, caller: { tenantId }, clock, market }) => {
    const overview = await readOverview(database.reader, tenantId);
    const { wallet, balances, configuration } = overview;
    return {
      body: {
        clientId: tenantId,
        balances: presentBalances(tenantId, balances, tenantNow(wallet, clock())),
        configurations: [presentConfiguration(configuration)],
        fundingInstruments: overview.fundingInstruments.map(presentFundingInstrument),
        fundingReceipts: overview.receipts.map(presentReceipt),
        cryptoDestinations: overview.destinations.map(presentDestination),
        recentMovements: overview.movements.map(presentRecentMovement),
        runtimeCapabilities: [presentRuntimeCapability(configuration, market.connected)],
      },
    };
  },
};
