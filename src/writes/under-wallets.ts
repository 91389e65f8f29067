import { journalEntriesTable } from '../ledger/journal-entry.ts';
import { movementsTable } from '../ledger/movement.ts';
import { postingsTable } from '../ledger/posting.ts';
import { balancesTable, walletsTable } from '../ledger/wallet.ts';
import { eventsTable } from '../outbox/event.ts';
import { webhookDeliveriesTable } from '../outbox/webhook-delivery.ts';
import { webhooksTable } from '../outbox/webhook.ts';
import { tenantsTable } from './tenant.ts';

/** Tables whose rows only a write that holds its tenant's wallet may change. */
export const UNDER_WALLETS = new Set<unknown>([
  tenantsTable,
  walletsTable,
  balancesTable,
  movementsTable,
  journalEntriesTable,
  postingsTable,
  eventsTable,
  webhooksTable,
  webhookDeliveriesTable,
]);
