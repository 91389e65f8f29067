import type { ReadHandler } from '../../contract/handler.ts';
import { tenantNow } from '../../ledger/wallet.ts';
import { presentBalances } from '../balances/balance-presenter.ts';
import { presentConfiguration } from '../configuration/configuration-presenter.ts';
import { presentDestination } from '../destinations/destination-presenter.ts';
import { presentFundingInstrument } from '../funding-instruments/funding-instrument-presenter.ts';
import { presentReceipt } from '../receipts/receipt-presenter.ts';
import { presentRecentMovement } from '../transactions/transaction-presenter.ts';
import { presentRuntimeCapability } from './overview-presenter.ts';
import { readOverview } from './overview-store.ts';

/** GET /v1/treasury: what the tenant holds and may do, all of one moment. */
export const getTreasury: ReadHandler<'getTreasury'> = {
  kind: 'read',
  read: async (_request, { database, caller: { tenantId }, clock }) => {
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
        runtimeCapabilities: [presentRuntimeCapability(configuration)],
      },
    };
  },
};
