import type { Exchange } from '../http/exchange.ts';
import { isObject, objectsAt, parseJson, textAt, type Json, type JsonObject } from '../json/json.ts';

export type RecordKind =
  | 'payout'
  | 'withdrawal'
  | 'conversion'
  | 'conversion_quote'
  | 'payin'
  | 'deposit'
  | 'beneficiary'
  | 'identity_evidence'
  | 'funding_instrument'
  | 'destination'
  | 'movement'
  | 'recent_movement'
  | 'balance'
  | 'explanation'
  | 'history'
  | 'statement'
  | 'configuration'
  | 'settings'
  | 'preview'
  | 'transfer'
  | 'invoice'
  | 'revenue'
  | 'customer'
  | 'payment_route'
  | 'event'
  | 'webhook'
  | 'webhook_delivery';

export interface FoundRecord {
  readonly kind: RecordKind;
  readonly value: JsonObject;
}

type KindOf = RecordKind | ((value: JsonObject) => RecordKind);

const OPERATION_KINDS: Readonly<Record<string, RecordKind>> = {
  payout: 'payout',
  stable_withdrawal: 'withdrawal',
  conversion: 'conversion',
};

const operationKind = (value: JsonObject): RecordKind => OPERATION_KINDS[textAt(value, 'kind')] ?? 'payout';
const receiptKind = (value: JsonObject): RecordKind =>
  textAt(value, 'type') === 'stable_deposit' ? 'deposit' : 'payin';

/** Money that came in by a payment route is a transfer, and no receipt. */
const fundingKind =
  (receipt: RecordKind) =>
  (value: JsonObject): RecordKind =>
    value['paymentRouteId'] === undefined ? receipt : 'transfer';

const SINGLE: Readonly<Record<string, KindOf>> = {
  createPayout: 'payout',
  getPayout: 'payout',
  cancelPayout: 'payout',
  createWithdrawal: 'withdrawal',
  getWithdrawal: 'withdrawal',
  cancelWithdrawal: 'withdrawal',
  acceptConversionQuote: 'conversion',
  getConversion: 'conversion',
  advanceOperation: operationKind,
  createConversionQuote: 'conversion_quote',
  getConversionQuote: 'conversion_quote',
  simulatePayin: fundingKind('payin'),
  advancePayin: 'payin',
  getPayin: 'payin',
  simulateDeposit: fundingKind('deposit'),
  advanceDeposit: 'deposit',
  getDeposit: 'deposit',
  createBeneficiary: 'beneficiary',
  getBeneficiary: 'beneficiary',
  deactivateBeneficiary: 'beneficiary',
  createIdentityEvidence: 'identity_evidence',
  decideIdentityEvidence: 'identity_evidence',
  createFundingInstrument: 'funding_instrument',
  getFundingInstrument: 'funding_instrument',
  deactivateFundingInstrument: 'funding_instrument',
  createDestination: 'destination',
  getDestination: 'destination',
  deactivateDestination: 'destination',
  getTransaction: 'movement',
  explainBalance: 'explanation',
  getBalanceHistory: 'history',
  getStatement: 'statement',
  configureSandbox: 'configuration',
  getEffectiveConfiguration: 'configuration',
  getTreasurySettings: 'settings',
  updateTreasurySettings: 'settings',
  getTransfer: 'transfer',
  advanceTransfer: 'transfer',
  reportTransferDeposit: 'transfer',
  getInvoice: 'invoice',
  draftInvoice: 'invoice',
  adjustInvoice: 'invoice',
  advanceInvoice: 'invoice',
  getRevenue: 'revenue',
  createCustomer: 'customer',
  createPaymentRoute: 'payment_route',
  getPaymentRoute: 'payment_route',
  deactivatePaymentRoute: 'payment_route',
  getCustomer: 'customer',
  updateCustomer: 'customer',
  decideCustomerVerification: 'customer',
  previewPayout: 'preview',
  previewWithdrawal: 'preview',
  getEvent: 'event',
  createWebhook: 'webhook',
  getWebhook: 'webhook',
  updateWebhook: 'webhook',
  rotateWebhookSecret: 'webhook',
  testWebhook: 'webhook_delivery',
  getWebhookDelivery: 'webhook_delivery',
  redeliverWebhookDelivery: 'webhook_delivery',
};

export const LISTED: Readonly<Record<string, RecordKind>> = {
  listPayouts: 'payout',
  listWithdrawals: 'withdrawal',
  listConversions: 'conversion',
  listConversionQuotes: 'conversion_quote',
  listPayins: 'payin',
  listDeposits: 'deposit',
  listBeneficiaries: 'beneficiary',
  listIdentityEvidence: 'identity_evidence',
  listFundingInstruments: 'funding_instrument',
  listDestinations: 'destination',
  listTransactions: 'movement',
  listTransfers: 'transfer',
  listInvoices: 'invoice',
  listCustomers: 'customer',
  listPaymentRoutes: 'payment_route',
  listEvents: 'event',
  listWebhooks: 'webhook',
  listSubscriptionDeliveries: 'webhook_delivery',
  listWebhookDeliveries: 'webhook_delivery',
};

/** What answers hold under a name of their own. */
const WITHIN: Readonly<Record<string, Readonly<Record<string, KindOf>>>> = {
  getTreasury: {
    balances: 'balance',
    configurations: 'configuration',
    fundingInstruments: 'funding_instrument',
    fundingReceipts: receiptKind,
    cryptoDestinations: 'destination',
    recentMovements: 'recent_movement',
  },
  getBalances: { balances: 'balance' },
};

function kindOf(kind: KindOf, value: JsonObject): RecordKind {
  return typeof kind === 'function' ? kind(value) : kind;
}

export function linesOf(text: string): JsonObject[] {
  const lines = text.split('\n').map((line): Json | undefined => parseJson(line));
  return lines.filter(isObject);
}

export function recordsIn(exchange: Exchange): FoundRecord[] {
  const { operationId = '', response } = exchange;
  if (response === undefined || response.status >= 300) return [];
  if (operationId === 'exportLedger') {
    return linesOf(response.bodyText).map((value) => ({ kind: 'movement', value }));
  }
  if (!isObject(response.json)) return [];
  const body = response.json;
  const single = SINGLE[operationId];
  if (single !== undefined) return [{ kind: kindOf(single, body), value: body }];
  const listed = LISTED[operationId];
  if (listed !== undefined) return objectsAt(body, 'data').map((value) => ({ kind: listed, value }));
  return Object.entries(WITHIN[operationId] ?? {}).flatMap(([name, kind]) =>
    objectsAt(body, name).map((value) => ({ kind: kindOf(kind, value), value })),
  );
}
