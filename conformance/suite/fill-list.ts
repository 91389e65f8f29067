import type { Operation } from '../contract/operation.ts';
import { objectsAt } from '../json/json.ts';
import { enrol } from '../people/person.ts';
import { newRevokedInvitation } from './invitations.ts';
import { newRevokedKey } from './plain-keys.ts';
import { newCertification, newDelivery, newWebhook } from './plain-webhooks.ts';
import { newRoute } from './routes.ts';
import { sideBySide } from './side-by-side.ts';
import type { Session } from './session.ts';
import type { Tenant } from './tenant.ts';
import { newCompletedTransfer, newHeldTransfer } from './transfers.ts';
import type { Trial } from './trial.ts';

/** Enough records for several pages of every size that is tried. */
export const ENOUGH = 24;

const AT_ONCE = 4;

/** Makes one record that a list shows, and that stays as it is. */
const MAKERS: Readonly<Record<string, (tenant: Tenant, session: Session) => Promise<unknown>>> = {
  listBeneficiaries: (tenant) => tenant.newBeneficiary(),
  listFundingInstruments: (tenant) => tenant.newInstrument(),
  listPayins: (tenant) => tenant.newPayin('1.00', 'held'),
  listDeposits: (tenant) => tenant.newDeposit('1.00', 'held'),
  listDestinations: (tenant) => tenant.newDestination(),
  listPayouts: (tenant) => tenant.newHeldPayout(),
  listTransactions: (tenant) => tenant.newHeldPayout(),
  listWithdrawals: (tenant) => tenant.newHeldWithdrawal(),
  listConversionQuotes: (tenant) => tenant.newQuote(),
  listConversions: (tenant) => tenant.newHeldConversion(),
  // Void permanently: a draft would become so with the next one.
  listInvoices: (tenant) => tenant.invoices.newVoid(),
  listCustomers: (tenant) => tenant.newCustomer(),
  listPaymentRoutes: newRoute,
  listTransfers: (tenant) => newHeldTransfer(tenant),
  listRevenueReport: newCompletedTransfer,
  listActivity: (tenant) => tenant.newDestination(),
  listEvents: (tenant) => tenant.newDestination(),
  listInvitations: (tenant, session) => newRevokedInvitation(tenant, session.newName('listed')),
  listMail: (tenant, session) => newRevokedInvitation(tenant, session.newName('mailed')),
  listMembers: (tenant, session) => enrol({ session, tenant }, 'viewer'),
  listWebhooks: newWebhook,
  listApiKeys: newRevokedKey,
  listSubscriptionDeliveries: newDelivery,
  listWebhookDeliveries: newDelivery,
  listCertifications: newCertification,
  listIdentityEvidence: (tenant) => tenant.newEvidence(),
};

/** Makes one more record for a list. @throws Error if the suite does not know what it lists */
export async function addToList(tenant: Tenant, list: string, session: Session): Promise<void> {
  const make = MAKERS[list];
  if (make === undefined) throw new Error(`The suite does not know what ${list} lists`);
  await make(tenant, session);
}

/** Makes lists long enough to have pages. Answers those that are. */
export async function fillLists(trial: Trial): Promise<Operation[]> {
  return trial.prepare(trial.operations, async (part, { id }) => fillList(part, id));
}

/** The first of these that a run makes takes away what earlier runs have left behind. */
export const CLEARED: ReadonlySet<string> = new Set([
  'listWebhooks',
  'listMembers',
  'listApiKeys',
  'listInvitations',
]);

async function fillList(trial: Trial, list: string): Promise<void> {
  if (CLEARED.has(list)) await addToList(trial.tenant, list, trial.session);
  const present = objectsAt(await trial.get(list, { query: { limit: ENOUGH } }), 'data').length;
  const missing = Array.from({ length: Math.max(0, ENOUGH - present) }, (_, place) => `${list}/${place}`);
  const order = {
    atOnce: Math.min(trial.session.atOnce, AT_ONCE),
    turnOf: (place: string) => place,
    randomOf: (place: string) => trial.session.random.fork(place),
  };
  await sideBySide(missing, order, () => addToList(trial.tenant, list, trial.session));
}
