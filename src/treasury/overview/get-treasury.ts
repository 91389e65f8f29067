import { tenantNow } from '../../clock.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { presentBalances } from '../balances/balance-presenter.ts';
import { presentConfiguration } from '../configuration/configuration-presenter.ts';
import { getEffective } from '../configuration/configuration-store.ts';
import { presentDestination } from '../destinations/destination-presenter.ts';
import { presentFundingInstrument } from '../funding-instruments/funding-instrument-presenter.ts';
import { presentReceipt } from '../receipts/receipt-presenter.ts';
import { presentRecentMovement } from '../transactions/transaction-presenter.ts';
import { presentRuntimeCapability } from './overview-presenter.ts';
import { loadNewest, loadWallet } from './overview-store.ts';

/** GET /v1/treasury: what the tenant holds and may do, read on one snapshot. */
export const getTreasury: ReadHandler<'getTreasury'> = {
  kind: 'read',
  read: async (_request, { database, caller: { tenantId }, clock }) =>
    readSnapshot(database, async (db) => {
      const configuration = await getEffective(db, tenantId);
      const { wallet, balances } = await loadWallet(db, tenantId);
      const newest = await loadNewest(db, tenantId);
      return {
        body: {
          clientId: tenantId,
          balances: presentBalances(tenantId, balances, tenantNow(wallet, clock())),
          configurations: [presentConfiguration(configuration)],
          fundingInstruments: newest.fundingInstruments.map(presentFundingInstrument),
          fundingReceipts: newest.receipts.map(presentReceipt),
          cryptoDestinations: newest.destinations.map(presentDestination),
          recentMovements: newest.movements.map(presentRecentMovement),
          runtimeCapabilities: [presentRuntimeCapability(configuration)],
        },
      };
    }),
};
