import type { JsonObject } from '../json/json.ts';
import { textAt } from '../json/json.ts';
import { newAddress } from './addresses.ts';
import type { Call } from './call.ts';
import { anyKeptRequest } from './kept-requests.ts';
import { newInvitation, passingInvitation, silentNotifications } from './invitations.ts';
import { enrolled, newMember } from './members.ts';
import {
  newCertification,
  newDelivery,
  newWebhook,
  passingWebhook,
  sharedWebhook,
} from './plain-webhooks.ts';
import { anotherPassingName, firstKey, newKey, passingKey } from './plain-keys.ts';
import { plainBeneficiary, plainCustomer, plainQuote } from './plain-bodies.ts';
import { newRoute, routedCustomer, routeToStablecoin } from './routes.ts';
import type { KeptRecord } from './kept-records.ts';
import type { Session } from './session.ts';
import type { Tenant } from './tenant.ts';
import { newHeldTransfer } from './transfers.ts';

/** Makes a call that the contract allows and that the tenant's records let succeed. */
export type Recipe = (tenant: Tenant, session: Session) => Promise<Call> | Call;

const nothing: Recipe = () => ({});

function byId(kind: KeptRecord): Recipe {
  return async (tenant) => ({ path: { id: await tenant.its(kind) } });
}

/** One record that is made at the first use, for what only reads it. */
function byKept(name: string, make: (tenant: Tenant) => Promise<JsonObject>): Recipe {
  return async (tenant) => ({
    path: { id: await tenant.once(name, async () => textAt(await make(tenant), 'id')) },
  });
}

/** One route, made at the first use. */
async function byRoute(tenant: Tenant): Promise<Call> {
  return { path: { id: await tenant.once('route', () => newRoute(tenant)) } };
}

/** The least that makes a payout, of an amount that holds it. */
async function payoutBody(tenant: Tenant, session: Session): Promise<JsonObject> {
  await tenant.ensureFunds();
  const beneficiaryId = await tenant.its('beneficiaryId');
  return { beneficiaryId, amount: '2.03', currency: 'AUD', externalReference: session.newName('pay') };
}

/** The least that makes a withdrawal, of an amount that holds it. */
async function withdrawalBody(tenant: Tenant, session: Session): Promise<JsonObject> {
  await tenant.ensureFunds(undefined, 'USDC');
  const destinationId = await tenant.its('destinationId');
  return { destinationId, amount: '2.03', externalReference: session.newName('wdr') };
}

/** Stablecoins, their conversion, and evidence. */
const STABLE_RECIPES: Readonly<Record<string, Recipe>> = {
  listDeposits: nothing,
  getDeposit: byId('depositId'),
  listDestinations: nothing,
  getDestination: byId('destinationId'),
  createDestination: async (tenant, session) => {
    const pair = await tenant.pair();
    const address = newAddress(pair.network, session.random);
    return { body: { name: 'Cold wallet', ...pair, address, externalReference: session.newName('dst') } };
  },
  deactivateDestination: async (tenant) => ({ path: { id: await tenant.newDestination() } }),
  listWithdrawals: nothing,
  getWithdrawal: byKept('withdrawal', (tenant) => tenant.newHeldWithdrawal()),
  cancelWithdrawal: async (tenant) => ({ path: { id: textAt(await tenant.newHeldWithdrawal(), 'id') } }),
  previewWithdrawal: async (tenant, session) => ({ body: await withdrawalBody(tenant, session) }),
  createWithdrawal: async (tenant, session) => ({ body: await withdrawalBody(tenant, session) }),
  listConversionQuotes: nothing,
  createConversionQuote: () => ({ body: plainQuote('2.03') }),
  getConversionQuote: byKept('quote', (tenant) => tenant.newQuote()),
  acceptConversionQuote: async (tenant, session) => {
    await tenant.ensureFunds();
    const path = { id: textAt(await tenant.newQuote(), 'id') };
    return { path, body: { externalReference: session.newName('cnv') } };
  },
  listConversions: nothing,
  getConversion: byKept('conversion', (tenant) => tenant.newHeldConversion()),
  listIdentityEvidence: byId('beneficiaryId'),
  createIdentityEvidence: async (tenant, session) => ({
    path: { id: await tenant.its('beneficiaryId') },
    body: { shareToken: `pending_${session.newName('t')}` },
  }),
};

/** Customers; those that the suite makes have no details, so that none moves by itself. */
const CUSTOMER_RECIPES: Readonly<Record<string, Recipe>> = {
  listCustomers: nothing,
  getCustomer: byKept('customer', (tenant) => tenant.newCustomer()),
  createCustomer: (_tenant, session) => ({
    body: { ...plainCustomer(), externalCustomerId: session.newName('cus') },
  }),
  updateCustomer: async (tenant, session) => ({
    path: { id: textAt(await tenant.newCustomer(), 'id') },
    body: { metadata: { note: session.newName('note') } },
  }),
  decideCustomerVerification: async (tenant) => ({
    path: { id: textAt(await tenant.newCustomer(), 'id') },
    body: { verificationStatus: 'approved' },
  }),
};

/** What the books show of themselves. */
const BOOK_RECIPES: Readonly<Record<string, Recipe>> = {
  getBalances: nothing,
  explainBalance: () => ({ query: { asset: 'USDC' } }),
  listRequests: nothing,
  getRequest: async (tenant) => ({ path: { id: textAt(await anyKeptRequest(tenant), 'id') } }),
  getStatement: () => ({ query: { asset: 'USDC', from: '2026-01-01', to: '2026-02-01' } }),
  getBalanceHistory: () => ({ query: { asset: 'USDC', from: '2020-01-01T00:00:00Z', interval: 'month' } }),
  getLedgerHead: nothing,
  exportLedger: nothing,
};

/** What transfers earn, and what is billed. */
const BILLING_RECIPES: Readonly<Record<string, Recipe>> = {
  getDeveloperFees: nothing,
  getRevenue: nothing,
  listRevenueReport: nothing,
  listActivity: nothing,
  listEvents: nothing,
  getEvent: async (tenant) => ({
    path: { id: textAt(await tenant.do('listEvents', { query: { limit: 1 } }), 'data', 0, 'id') },
  }),
  replaceDeveloperFees: () => ({ body: { transfer: { flatAud: '0.25', bps: 15 } } }),
  listInvoices: nothing,
  getInvoice: byKept('invoice', (tenant) => tenant.invoices.newDraft()),
  getInvoicePdf: byKept('invoice', (tenant) => tenant.invoices.newDraft()),
  draftInvoice: async (tenant) => ({ body: { month: await tenant.invoices.voidMonth() } }),
  adjustInvoice: async (tenant) => ({
    path: { id: textAt(await tenant.invoices.newDraft(), 'id') },
    body: { amount: '1.50', description: 'Something more' },
  }),
  advanceInvoice: async (tenant) => ({
    path: { id: textAt(await tenant.invoices.newDraft(), 'id') },
    body: { to: 'issued' },
  }),
};

/** The subscription that calls share. */
const byShared: Recipe = async (tenant) => ({ path: { id: await sharedWebhook(tenant) } });

/** Subscriptions, to events that nothing causes, so that none of them is sent anything. */
const WEBHOOK_RECIPES: Readonly<Record<string, Recipe>> = {
  listWebhooks: nothing,
  createWebhook: async (tenant) => ({ body: await passingWebhook(tenant) }),
  getWebhook: byShared,
  updateWebhook: async (tenant, session) => ({
    path: { id: textAt(await newWebhook(tenant), 'id') },
    body: { description: session.newName('hook') },
  }),
  deleteWebhook: async (tenant) => ({ path: { id: textAt(await newWebhook(tenant), 'id') } }),
  certifyWebhook: async (tenant) => ({ path: { id: textAt(await newWebhook(tenant), 'id') } }),
  getCertification: byKept('certification', (tenant) => newCertification(tenant)),
  rotateWebhookSecret: async (tenant) => ({
    path: { id: textAt(await newWebhook(tenant), 'id') },
    body: { graceSeconds: 60 },
  }),
  testWebhook: byShared,
  replayWebhook: async (tenant) => ({
    path: { id: await sharedWebhook(tenant) },
    body: { from: '2020-01-01T00:00:00Z', to: '2020-01-02T00:00:00Z' },
  }),
  listSubscriptionDeliveries: async (tenant) => ({
    path: { id: await tenant.ownerOfList('listSubscriptionDeliveries') },
  }),
  listWebhookDeliveries: nothing,
  getWebhookDelivery: byKept('webhook delivery', newDelivery),
  redeliverWebhookDelivery: byKept('webhook delivery', newDelivery),
};

/** Whom the account invites, and what it is told by mail: nothing, so that no check finds a mail in its way. */
const TEAM_RECIPES: Readonly<Record<string, Recipe>> = {
  listMembers: nothing,
  updateMember: async (tenant, session) => ({
    path: { id: await tenant.once('member', () => enrolled(tenant, session)) },
    body: { role: 'finance' },
  }),
  removeMember: async (tenant, session) => ({ path: { id: await newMember(tenant, session) } }),
  listInvitations: nothing,
  createInvitation: async (tenant, session) => ({ body: await passingInvitation(tenant, session) }),
  revokeInvitation: async (tenant, session) => ({
    path: { id: textAt(await newInvitation(tenant, session), 'id') },
  }),
  getNotificationSettings: nothing,
  replaceNotificationSettings: () => ({ body: silentNotifications() }),
};

/** Keys, which do next to nothing and are made for one call. */
const KEY_RECIPES: Readonly<Record<string, Recipe>> = {
  listApiKeys: nothing,
  createApiKey: async (tenant) => ({ body: await passingKey(tenant) }),
  getApiKey: byKept('key', firstKey),
  updateApiKey: async (tenant, session) => ({
    path: { id: textAt(await newKey(tenant), 'id') },
    body: { name: anotherPassingName(session) },
  }),
  // Without a grace, so that one comes and one goes.
  rotateApiKey: async (tenant) => ({
    path: { id: textAt(await newKey(tenant), 'id') },
    body: { graceSeconds: 0 },
  }),
  revokeApiKey: async (tenant) => ({ path: { id: textAt(await newKey(tenant), 'id') } }),
};

/** Payment routes, of one customer who may have them. */
const ROUTE_RECIPES: Readonly<Record<string, Recipe>> = {
  listPaymentRoutes: nothing,
  getPaymentRoute: byRoute,
  getPaymentRouteInstructions: byRoute,
  createPaymentRoute: async (tenant, session) => ({
    path: { id: await routedCustomer(tenant) },
    body: routeToStablecoin(await tenant.pair(), session),
  }),
  deactivatePaymentRoute: async (tenant) => ({ path: { id: await newRoute(tenant) } }),
};

/** Transfers; those that the suite makes are held, so that none moves by itself. */
const TRANSFER_RECIPES: Readonly<Record<string, Recipe>> = {
  listTransfers: nothing,
  getTransfer: byKept('transfer', (tenant) => newHeldTransfer(tenant)),
  advanceTransfer: async (tenant) => ({
    path: { id: textAt(await newHeldTransfer(tenant), 'id') },
    body: { to: 'returned' },
  }),
  reportTransferDeposit: async (tenant) => ({
    path: { id: textAt(await newHeldTransfer(tenant), 'id') },
    body: { report: 'confirming' },
  }),
};

/** The sandbox's controls, called so that they change nothing which another call sees. */
const CONTROL_RECIPES: Readonly<Record<string, Recipe>> = {
  simulateDeposit: async (tenant, session) => ({
    body: {
      fundingInstrumentId: await tenant.its('addressId'),
      amount: '3.00',
      outcome: 'held',
      providerReference: session.newName('chain'),
    },
  }),
  advanceDeposit: async (tenant) => ({
    path: { id: textAt(await tenant.newDeposit('2.00', 'detected'), 'id') },
    body: { to: 'confirming' },
  }),
  decideIdentityEvidence: async (tenant) => ({
    path: { id: textAt(await tenant.newEvidence(), 'id') },
    body: { status: 'accepted' },
  }),
  getRate: () => ({ query: { source: 'USDC', destination: 'AUD' } }),
  pinRate: () => ({ body: { source: 'USDT', destination: 'AUD', rate: null } }),
  injectFaults: () => ({ body: { provider: 'identity', fault: 'repeat', count: 1 } }),
  configureSandbox: (_tenant, session) => ({ body: { reason: session.newName('the same again') } }),
  resetSandbox: () => ({ body: {} }),
};

/** How each operation is called so that it succeeds. An operation without a recipe is not tried. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  getTreasury: nothing,
  listTransactions: nothing,
  listFundingInstruments: nothing,
  listPayins: nothing,
  listBeneficiaries: nothing,
  listPayouts: nothing,
  getTreasurySettings: nothing,
  getEffectiveConfiguration: nothing,
  getStateMachines: nothing,
  getErrors: nothing,
  getReasons: nothing,
  getCaller: nothing,
  getClock: nothing,
  listCertifications: nothing,
  listFaults: nothing,
  listPinnedRates: nothing,
  listMail: nothing,
  getHealth: nothing,
  getReadiness: nothing,
  getContract: nothing,
  getDocs: nothing,
  getTransaction: byId('movementId'),
  getFundingInstrument: byId('instrumentId'),
  getPayin: byId('payinId'),
  getBeneficiary: byId('beneficiaryId'),
  getPayout: byId('payoutId'),
  cancelPayout: async (tenant) => ({ path: { id: textAt(await tenant.newHeldPayout(), 'id') } }),
  createFundingInstrument: (_tenant, session) => ({
    body: { type: 'aud_account', externalReference: session.newName('fin') },
  }),
  createBeneficiary: (_tenant, session) => ({
    body: { ...plainBeneficiary(), externalReference: session.newName('ben') },
  }),
  deactivateFundingInstrument: async (tenant) => ({ path: { id: await tenant.newInstrument() } }),
  deactivateBeneficiary: async (tenant) => ({ path: { id: await tenant.newBeneficiary() } }),
  previewPayout: async (tenant, session) => ({ body: await payoutBody(tenant, session) }),
  createPayout: async (tenant, session) => ({ body: await payoutBody(tenant, session) }),
  updateTreasurySettings: async (tenant) => {
    const settings = (await tenant.do('getTreasurySettings')) as JsonObject;
    return { body: { poboEnabled: settings['poboEnabled'] === true } };
  },
  simulatePayin: async (tenant, session) => ({
    body: {
      fundingInstrumentId: await tenant.its('instrumentId'),
      amount: '3.00',
      outcome: 'held',
      externalReference: session.newName('pin'),
    },
  }),
  advancePayin: async (tenant) => ({
    path: { id: textAt(await tenant.newPayin('2.00', 'detected'), 'id') },
    body: { to: 'confirming' },
  }),
  advanceOperation: async (tenant) => ({
    path: { id: textAt(await tenant.newHeldPayout(), 'id') },
    body: { to: 'accepted' },
  }),
  setClock: () => ({ body: { advanceSeconds: 0 } }),
  ...STABLE_RECIPES,
  ...CUSTOMER_RECIPES,
  ...ROUTE_RECIPES,
  ...TRANSFER_RECIPES,
  ...BOOK_RECIPES,
  ...BILLING_RECIPES,
  ...WEBHOOK_RECIPES,
  ...TEAM_RECIPES,
  ...KEY_RECIPES,
  ...CONTROL_RECIPES,
};
