import { OPERATIONS } from '../../../generated/operations.ts';
import type { OperationId } from '../../contract/operation-types.ts';
import { sydneyMonth } from '../../calendar/clock.ts';
import { monthAfter } from '../../calendar/sydney.ts';
import {
  AUD_TO_USDC,
  COLD_WALLET,
  LOCAL_HOOK,
  PERSON,
  SHOPPER,
  TO_STABLECOIN,
  VIEWER_KEY,
} from '../worlds/test-tenant.ts';
import type { ExampleRecords } from './example-records.ts';
import type { TestReply, TestRequest } from './test-service.ts';

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
