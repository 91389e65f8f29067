import { systemBytes } from '../../identity/random.ts';
import { OPERATIONS } from '../../../generated/operations.ts';
import type { OperationId } from '../../contract/operation-types.ts';
import { makeSecret } from '../../sealing/signer.ts';
import { STEP_UP_PREFIX } from '../../access/step-up/table.ts';
import { sydneyMonth } from '../../calendar/clock.ts';
import { newId, type IdPrefix } from '../../identity/ids.ts';
import { monthAfter } from '../../calendar/sydney.ts';
import { beginCertification } from '../worlds/certified-world.ts';
import { endMonth, voidInvoice } from '../worlds/test-invoice.ts';
import type { TestReply, TestRequest } from './test-service.ts';
import {
  AUD_TO_USDC,
  COLD_WALLET,
  LOCAL_HOOK,
  PERSON,
  SHOPPER,
  TO_STABLECOIN,
  VIEWER_KEY,
  type TestTenant,
} from '../worlds/test-tenant.ts';

/** The records that requests can name, each with the prefix of its identifiers. */
const PREFIXES = {
  instrumentId: 'fin',
  payinId: 'pin',
  addressId: 'fin',
  depositId: 'dep',
  beneficiaryId: 'ben',
  evidenceId: 'evd',
  payoutId: 'pay',
  movementId: 'mov',
  requestId: 'req',
  destinationId: 'dst',
  withdrawalId: 'wdr',
  quoteId: 'quo',
  conversionId: 'cnv',
  invoiceId: 'bil',
  transferId: 'trf',
  customerId: 'cus',
  entitledId: 'cus',
  routeId: 'rte',
  eventId: 'evt',
  apiKeyId: 'key',
  webhookId: 'whk',
  deliveryId: 'dlv',
  certifiedId: 'whk',
  certificationId: 'crt',
  memberId: 'usr',
  invitationId: 'inv',
} as const satisfies Readonly<Record<string, IdPrefix>>;

/** Records of one tenant, one of each kind, that requests can name, and a confirmation that holds. */
export type ExampleRecords = Readonly<Record<keyof typeof PREFIXES | 'stepUpToken', string>>;

/** Identifiers of each kind that name nothing. */
export function unknownRecords(): ExampleRecords {
  const ids = Object.entries(PREFIXES).map(([record, prefix]) => [record, newId(prefix)] as const);
  return {
    ...Object.fromEntries(ids),
    stepUpToken: makeSecret(STEP_UP_PREFIX, systemBytes),
  } as ExampleRecords;
}

/**
 * Makes a record of each kind, two months on: the newest month's invoice is void, and the one before it a draft; payout,
 * withdrawal and conversion are accepted, pay-in and deposit are credited, the quote is open, and the transfer is held.
 */
export async function makeExampleRecords(tenant: TestTenant): Promise<ExampleRecords> {
  // Before the others, since the end of a month would let them fall due.
  const { id: invoiceId } = await tenant.newInvoice();
  await voidInvoice(tenant, (await endMonth(tenant)).id);
  const { fundingInstrumentId, id: payinId } = await tenant.fund('1000.00');
  const { fundingInstrumentId: addressId, id: depositId } = await tenant.deposit('1000.00');
  const { id: beneficiaryId } = await tenant.newBeneficiary();
  const { id: evidenceId } = await tenant.newEvidence(beneficiaryId, `pending_${beneficiaryId}`);
  const { id: payoutId, movementIds } = await tenant.newPayout({ beneficiaryId });
  const [movementId = ''] = movementIds;
  const { id: destinationId } = await tenant.newDestination();
  await tenant.adjust('USDC', '1000');
  const { id: withdrawalId } = await tenant.newWithdrawal({ destinationId });
  const { id: conversionId } = await tenant.newConversion();
  const { id: quoteId } = await tenant.newQuote();
  const { id: transferId } = await tenant.newTransfer('aud_to_stablecoin', '10.03');
  const { id: customerId } = await tenant.newCustomer({ entitlements: ['aud_onramp'] });
  const { id: entitledId } = await tenant.newEntitledCustomer();
  const { id: routeId } = await tenant.newRoute(TO_STABLECOIN, entitledId);
  const { data: events } = await tenant.get('/v1/events?limit=1');
  const { id: webhookId } = await tenant.newWebhook();
  const { id: certifiedId } = await tenant.newWebhook();
  const { id: certificationId } = await beginCertification(tenant, certifiedId);
  return {
    certifiedId,
    certificationId,
    apiKeyId: (await tenant.newApiKey()).id,
    webhookId,
    deliveryId: (await tenant.newDelivery(webhookId)).id,
    requestId: await tenant.keptRequest(),
    eventId: (events as { id: string }[])[0]?.id ?? '',
    instrumentId: fundingInstrumentId,
    payinId,
    beneficiaryId,
    payoutId,
    movementId,
    addressId,
    depositId,
    evidenceId,
    destinationId,
    withdrawalId,
    quoteId,
    conversionId,
    stepUpToken: await tenant.stepUp(),
    memberId: await tenant.newMember(),
    invitationId: (await tenant.newInvitation()).id,
    invoiceId,
    transferId,
    customerId,
    entitledId,
    routeId,
  };
}

interface Example {
  /** Stands for the path's parameter. */
  readonly id?: string;
  /** What stands behind the question mark, where the contract asks for it. */
  readonly query?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

const payoutOf = ({ beneficiaryId }: ExampleRecords): object => ({
  beneficiaryId,
  amount: '1.00',
  currency: 'AUD',
  externalReference: `order of ${beneficiaryId}`,
});

const withdrawalOf = ({ destinationId }: ExampleRecords): object => ({
  destinationId,
  amount: '1.00',
  externalReference: `order of ${destinationId}`,
});

const EXAMPLES: Readonly<Record<OperationId, (records: ExampleRecords) => Example>> = {
  getTreasury: () => ({}),
  listTransactions: () => ({}),
  getBalances: () => ({}),
  explainBalance: () => ({ query: 'asset=AUD' }),
  listRequests: () => ({}),
  getRequest: ({ requestId }) => ({ id: requestId }),
  getStatement: () => ({ query: 'asset=AUD&from=2026-03-01&to=2026-04-01' }),
  getBalanceHistory: () => ({ query: 'asset=AUD&from=2020-01-01T00:00:00Z&interval=month' }),
  getLedgerHead: () => ({}),
  exportLedger: () => ({}),
  getTransaction: ({ movementId }) => ({ id: movementId }),
  listFundingInstruments: () => ({}),
  createFundingInstrument: () => ({ body: { type: 'aud_account' } }),
  getFundingInstrument: ({ instrumentId }) => ({ id: instrumentId }),
  deactivateFundingInstrument: ({ instrumentId }) => ({ id: instrumentId }),
  listPayins: () => ({}),
  getPayin: ({ payinId }) => ({ id: payinId }),
  listDeposits: () => ({}),
  getDeposit: ({ depositId }) => ({ id: depositId }),
  listBeneficiaries: () => ({}),
  createBeneficiary: () => ({ body: PERSON }),
  getBeneficiary: ({ beneficiaryId }) => ({ id: beneficiaryId }),
  deactivateBeneficiary: ({ beneficiaryId }) => ({ id: beneficiaryId }),
  listIdentityEvidence: ({ beneficiaryId }) => ({ id: beneficiaryId }),
  createIdentityEvidence: ({ beneficiaryId }) => ({
    id: beneficiaryId,
    body: { shareToken: `token-of-${beneficiaryId}` },
  }),
  listPayouts: () => ({}),
  createPayout: (records) => ({ body: payoutOf(records) }),
  previewPayout: (records) => ({ body: payoutOf(records) }),
  getPayout: ({ payoutId }) => ({ id: payoutId }),
  cancelPayout: ({ payoutId }) => ({ id: payoutId }),
  listDestinations: () => ({}),
  createDestination: () => ({ body: COLD_WALLET }),
  getDestination: ({ destinationId }) => ({ id: destinationId }),
  deactivateDestination: ({ destinationId }) => ({ id: destinationId }),
  listWithdrawals: () => ({}),
  createWithdrawal: (records) => ({ body: withdrawalOf(records) }),
  previewWithdrawal: (records) => ({ body: withdrawalOf(records) }),
  getWithdrawal: ({ withdrawalId }) => ({ id: withdrawalId }),
  cancelWithdrawal: ({ withdrawalId }) => ({ id: withdrawalId }),
  listConversionQuotes: () => ({}),
  createConversionQuote: () => ({ body: AUD_TO_USDC }),
  getConversionQuote: ({ quoteId }) => ({ id: quoteId }),
  acceptConversionQuote: ({ quoteId }) => ({
    id: quoteId,
    body: { externalReference: `order of ${quoteId}` },
  }),
  listConversions: () => ({}),
  getConversion: ({ conversionId }) => ({ id: conversionId }),
  getRate: () => ({ query: 'source=AUD&destination=USDC' }),
  getTreasurySettings: () => ({}),
  updateTreasurySettings: () => ({ body: { poboEnabled: true } }),
  getEffectiveConfiguration: () => ({}),
  getDeveloperFees: () => ({}),
  getRevenue: () => ({}),
  listRevenueReport: () => ({}),
  listActivity: () => ({}),
  listEvents: () => ({}),
  getEvent: ({ eventId }) => ({ id: eventId }),
  listApiKeys: () => ({}),
  createApiKey: ({ stepUpToken }) => ({ body: VIEWER_KEY, headers: { 'step-up-token': stepUpToken } }),
  getApiKey: ({ apiKeyId }) => ({ id: apiKeyId }),
  updateApiKey: ({ apiKeyId, stepUpToken }) => ({
    id: apiKeyId,
    body: { name: 'Another' },
    headers: { 'step-up-token': stepUpToken },
  }),
  rotateApiKey: ({ apiKeyId, stepUpToken }) => ({
    id: apiKeyId,
    headers: { 'step-up-token': stepUpToken },
  }),
  revokeApiKey: ({ apiKeyId, stepUpToken }) => ({
    id: apiKeyId,
    headers: { 'step-up-token': stepUpToken },
  }),
  listWebhooks: () => ({}),
  createWebhook: () => ({ body: { url: LOCAL_HOOK } }),
  getWebhook: ({ webhookId }) => ({ id: webhookId }),
  updateWebhook: ({ webhookId }) => ({ id: webhookId, body: { description: 'for a test' } }),
  // Not the one that others name after it.
  deleteWebhook: ({ certifiedId }) => ({ id: certifiedId }),
  certifyWebhook: ({ webhookId }) => ({ id: webhookId }),
  getCertification: ({ certificationId }) => ({ id: certificationId }),
  rotateWebhookSecret: ({ webhookId }) => ({ id: webhookId, body: { graceSeconds: 60 } }),
  testWebhook: ({ webhookId }) => ({ id: webhookId }),
  replayWebhook: ({ webhookId }) => ({ id: webhookId, body: { from: '2020-01-01T00:00:00Z' } }),
  listSubscriptionDeliveries: ({ webhookId }) => ({ id: webhookId }),
  listWebhookDeliveries: () => ({}),
  getWebhookDelivery: ({ deliveryId }) => ({ id: deliveryId }),
  redeliverWebhookDelivery: ({ deliveryId }) => ({ id: deliveryId }),
  replaceDeveloperFees: ({ stepUpToken }) => ({
    body: { transfer: { flatAud: '0.50', bps: 25 } },
    headers: { 'step-up-token': stepUpToken },
  }),
  listMembers: () => ({}),
  updateMember: ({ memberId, stepUpToken }) => ({
    id: memberId,
    body: { role: 'finance' },
    headers: { 'step-up-token': stepUpToken },
  }),
  // Of an owner's key alone it succeeds.
  removeMember: ({ memberId, stepUpToken }) => ({
    id: memberId,
    headers: { 'step-up-token': stepUpToken },
  }),
  listInvitations: () => ({}),
  createInvitation: ({ stepUpToken }) => ({
    body: { email: 'grace@example.com', role: 'viewer' },
    headers: { 'step-up-token': stepUpToken },
  }),
  revokeInvitation: ({ invitationId, stepUpToken }) => ({
    id: invitationId,
    headers: { 'step-up-token': stepUpToken },
  }),
  getNotificationSettings: () => ({}),
  replaceNotificationSettings: () => ({
    body: {
      email: {
        payoutFailed: true,
        payinHeld: false,
        invoiceIssued: true,
        webhookDisabled: true,
        securityAlert: true,
      },
      recipients: ['treasury@example.com'],
    },
  }),
  listInvoices: () => ({}),
  getInvoice: ({ invoiceId }) => ({ id: invoiceId }),
  getInvoicePdf: ({ invoiceId }) => ({ id: invoiceId }),
  draftInvoice: () => ({ body: { month: monthAfter(sydneyMonth(Date.now())) } }),
  adjustInvoice: ({ invoiceId }) => ({ id: invoiceId, body: { amount: '-1.00', description: 'For a test' } }),
  advanceInvoice: ({ invoiceId }) => ({ id: invoiceId, body: { to: 'issued' } }),
  listCustomers: () => ({}),
  createCustomer: () => ({ body: SHOPPER }),
  getCustomer: ({ customerId }) => ({ id: customerId }),
  updateCustomer: ({ customerId }) => ({ id: customerId, body: { metadata: { tier: 'gold' } } }),
  listPaymentRoutes: () => ({}),
  createPaymentRoute: ({ entitledId }) => ({ id: entitledId, body: TO_STABLECOIN }),
  getPaymentRoute: ({ routeId }) => ({ id: routeId }),
  getPaymentRouteInstructions: ({ routeId }) => ({ id: routeId }),
  deactivatePaymentRoute: ({ routeId }) => ({ id: routeId }),
  simulatePayin: ({ instrumentId }) => ({ body: { fundingInstrumentId: instrumentId, amount: '5.00' } }),
  advancePayin: ({ payinId }) => ({ id: payinId, body: { to: 'returned' } }),
  simulateDeposit: ({ addressId }) => ({ body: { fundingInstrumentId: addressId, amount: '5.00' } }),
  advanceDeposit: ({ depositId }) => ({ id: depositId, body: { to: 'returned' } }),
  listTransfers: () => ({}),
  getTransfer: ({ transferId }) => ({ id: transferId }),
  advanceTransfer: ({ transferId }) => ({ id: transferId, body: { to: 'returned' } }),
  reportTransferDeposit: ({ transferId }) => ({ id: transferId, body: { report: 'confirming' } }),
  advanceOperation: ({ payoutId }) => ({ id: payoutId, body: { to: 'submitted' } }),
  decideCustomerVerification: ({ customerId }) => ({
    id: customerId,
    body: { verificationStatus: 'approved' },
  }),
  decideIdentityEvidence: ({ evidenceId }) => ({ id: evidenceId, body: { status: 'accepted' } }),
  pinRate: () => ({ body: { source: 'AUD', destination: 'USDC', rate: '0.65' } }),
  getClock: () => ({}),
  listCertifications: () => ({}),
  listFaults: () => ({}),
  listPinnedRates: () => ({}),
  listMail: () => ({}),
  setClock: () => ({ body: { advanceSeconds: 0 } }),
  configureSandbox: () => ({ body: { reason: 'for a test', settlement: { quoteTtlSeconds: 60 } } }),
  injectFaults: () => ({ body: { provider: 'bank', fault: 'delay', count: 1, delayMs: 1000 } }),
  resetSandbox: () => ({ body: {} }),
  getStateMachines: () => ({}),
  getErrors: () => ({}),
  getReasons: () => ({}),
  getCaller: () => ({}),
  getHealth: () => ({}),
  getReadiness: () => ({}),
  getContract: () => ({}),
  getDocs: () => ({}),
};

/** Every operation of the contract. */
export const OPERATION_IDS = Object.keys(OPERATIONS) as OperationId[];

/** A request that keeps the contract, and that succeeds where its records are as they were made. */
export interface ExampleRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A good request of an operation that names these records. */
export function exampleRequest(operationId: OperationId, records: ExampleRecords): ExampleRequest {
  const { method, path } = OPERATIONS[operationId];
  const { id = '', query, body, headers } = EXAMPLES[operationId](records);
  return {
    method: method.toUpperCase(),
    path: `${path.replace(/\{\w+\}/, id)}${query === undefined ? '' : `?${query}`}`,
    ...(body === undefined ? {} : { body }),
    ...(headers === undefined ? {} : { headers }),
  };
}

/** Sends an operation's example; what is given beside it goes first. */
export function sendExample(
  send: (method: string, path: string, request: TestRequest) => Promise<TestReply>,
  { method, path, ...example }: ExampleRequest,
  request: TestRequest = {},
  suffix = '',
): Promise<TestReply> {
  const target = path.includes('?') ? `${path}${suffix.replace('?', '&')}` : `${path}${suffix}`;
  return send(method, target, {
    ...example,
    ...request,
    headers: { ...example.headers, ...request.headers },
  });
}

/** Status and code of an answer, such as `404 not_found`; the status alone where it succeeded. */
export function answerOf({ status, body }: TestReply): string {
  return typeof body['code'] === 'string' ? `${status} ${body['code']}` : `${status}`;
}
