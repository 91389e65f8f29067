import type { Assignment, Rule } from './assignment.ts';

/** Sentences that many operations say in the same words. */
export const OF_ALL_OPERATIONS: readonly Rule[] = [
  [/^Lists .*newest first/, ['pagination', 'filters']],
  [/`from` and `to` (?:filter|read)/, ['filters']],
  [/^The next page is in the `Link` header/, ['links', 'pagination']],
  [/^A second deactivation is/, ['deactivation']],
  [/^Requires a recent second-factor confirmation/, ['step-up', 'confirmations']],
  [/no other answer does\.$/, ['key-lifecycle', 'webhook-subscriptions', 'webhook-rotations', 'replay']],
  [/^A caller cannot grant more than it has/, ['key-reach']],
  [
    /^If the connection breaks, the CSV is incomplete/,
    { unobservable: 'the suite cannot break the connection of an answer that is under way' },
  ],
  [/^It is UTF-8 with a header line/, ['statement']],
  [
    /^If no identity provider is connected/,
    { unobservable: 'a sandbox always has its simulated identity provider' },
  ],
];

/** Each operation's description, sentence by sentence. */
export const OF_OPERATIONS: Readonly<Record<string, Assignment>> = {
  getTreasury: { others: ['overview', 'ledger'] },
  listTransactions: {
    rules: [
      ['A movement never changes', ['record', 'filters', 'chain']],
      ['The page contains no bank details', ['exchange']],
    ],
  },
  getTransaction: { others: ['chain', 'export'] },
  getBalances: { others: ['balances-as-of'] },
  explainBalance: { others: ['balances-as-of'] },
  getBalanceHistory: { others: ['balance-history'] },
  getStatement: { others: ['statement'] },
  getLedgerHead: { others: ['export', 'chain'] },
  exportLedger: {
    others: ['export'],
    rules: [['The export of an empty ledger', { unobservable: 'the account under test has a history' }]],
  },
  createFundingInstrument: {
    others: ['round-trip', 'plain-success'],
    rules: [
      ['It moves no money', ['ledger', 'chain']],
      ['What arrives becomes', ['payin-moves', 'deposit-moves']],
      ['A new account or PayID can take', { unobservable: 'it is advice for people' }],
    ],
  },
  getFundingInstrument: { others: ['round-trip', 'deactivation'] },
  deactivateFundingInstrument: {
    others: ['deactivation'],
    rules: [
      ['It moves no money', ['ledger', 'chain']],
      ['The record stays readable', ['deactivation', 'inactive-records']],
    ],
  },
  listPayins: { rules: [['Only credited pay-ins', ['unspendable']]] },
  getPayin: { others: ['payin-moves', 'record', 'round-trip'] },
  listDeposits: { rules: [['Only credited deposits', ['unspendable']]] },
  getDeposit: { others: ['deposit-moves', 'record', 'round-trip'] },
  createBeneficiary: {
    others: ['round-trip'],
    rules: [
      ['It moves no money', ['ledger', 'payout-rules']],
      ['A PayID or ABN with a wrong form', ['payout-rules']],
      ['A share token that was used before', ['evidence']],
    ],
  },
  getBeneficiary: { others: ['round-trip', 'deactivation'] },
  deactivateBeneficiary: {
    others: ['deactivation'],
    rules: [['New payouts to it are refused', ['inactive-records', 'snapshots']]],
  },
  createIdentityEvidence: { others: ['evidence'] },
  createDestination: {
    others: ['round-trip', 'addresses'],
    rules: [['It moves no money', ['ledger', 'chain']]],
  },
  getDestination: { others: ['round-trip', 'deactivation'] },
  deactivateDestination: {
    others: ['deactivation'],
    rules: [['New withdrawals to it are refused', ['inactive-records', 'snapshots']]],
  },
  createPayout: {
    others: ['payout-moves', 'settlement', 'model-sequential', 'model-parallel'],
    rules: [
      ['If policy and balance allow it', ['payout-moves', 'overspend', 'ledger']],
      ['If policy requires a review', ['limits', 'payout-limits', 'evidence']],
      ['A refused request', ['payout-rules', 'stored-refusals', 'events']],
      ['The remitter', ['snapshots', 'settings']],
    ],
  },
  previewPayout: { others: ['preview', 'limits'] },
  getPayout: { others: ['payout-moves', 'record', 'ledger'] },
  cancelPayout: {
    others: ['cancellation'],
    rules: [['No mail about', ['notification-mail']]],
  },
  createWithdrawal: {
    others: ['withdrawal-moves', 'settlement'],
    rules: [
      ['If policy and balance allow it', ['withdrawal-moves', 'overspend', 'ledger']],
      ['If policy requires a review', ['limits']],
      ['A refused request', ['operation-rules', 'stored-refusals', 'events']],
      ['The destination and the fee', ['snapshots', 'fees']],
    ],
  },
  previewWithdrawal: { others: ['preview', 'limits'] },
  getWithdrawal: { others: ['withdrawal-moves', 'record', 'ledger'] },
  cancelWithdrawal: {
    others: ['cancellation'],
    rules: [['No mail about', ['notification-mail']]],
  },
  createConversionQuote: { others: ['quotes'] },
  getConversionQuote: { others: ['acceptance', 'round-trip'] },
  acceptConversionQuote: {
    others: ['acceptance'],
    rules: [
      ['The conversion is created', ['conversion-moves', 'limits', 'ledger']],
      ['The destination is credited', ['conversion-atomicity']],
      ['A refused acceptance', ['acceptance', 'operation-rules']],
    ],
  },
  getConversion: { others: ['conversion-moves', 'record', 'ledger'] },
  getTreasurySettings: { others: ['settings'] },
  updateTreasurySettings: { others: ['settings', 'transfer-snapshots'] },
  getEffectiveConfiguration: { others: ['controls', 'overview'] },
  createCustomer: {
    others: ['customers'],
    rules: [['An invalid e-mail address', ['customer-details']]],
  },
  getCustomer: { others: ['customers', 'round-trip'] },
  updateCustomer: { others: ['customers'] },
  getDeveloperFees: {
    others: ['developer-fees'],
    rules: [['An account that never set one', { unobservable: 'the account under test may have set one' }]],
  },
  replaceDeveloperFees: {
    others: ['developer-fees'],
    rules: [
      ['It applies to transfers', ['transfer-snapshots', 'model-transfers']],
      ['It moves no money', ['developer-fees', 'chain']],
      ['With a key it requires', ['step-up', 'confirmations']],
    ],
  },
  getRevenue: { others: ['billing', 'model-transfers'] },
  listRevenueReport: {
    others: ['model-transfers', 'filters'],
    rules: [
      ['The answer is CSV', ['revenue-csv']],
      ['CSV is never paged', ['revenue-csv']],
      ['It is UTF-8', ['revenue-csv']],
    ],
  },
  listEvents: { others: ['events', 'filters', 'paging-while-writing'] },
  getEvent: {
    others: ['events', 'webhook-deliveries'],
    rules: [['It is deleted after thirty days', { unobservable: 'it would take thirty days' }]],
  },
  createWebhook: {
    others: ['webhook-subscriptions', 'webhook-deliveries'],
    rules: [
      ['The host name is resolved', ['webhook-urls']],
      ['If there is no result', ['webhook-urls']],
    ],
  },
  getWebhook: { others: ['webhook-subscriptions'] },
  updateWebhook: { others: ['webhook-subscriptions', 'webhook-redeliveries', 'webhook-schedule'] },
  deleteWebhook: { others: ['webhook-subscriptions'] },
  rotateWebhookSecret: { others: ['webhook-rotations'] },
  testWebhook: { others: ['webhook-redeliveries'] },
  replayWebhook: {
    others: ['webhook-redeliveries'],
    rules: [['More than 10000', { unobservable: 'it would take ten thousand events' }]],
  },
  listSubscriptionDeliveries: {
    others: ['webhook-deliveries'],
    rules: [['A delivery is kept', ['webhook-subscriptions']]],
  },
  listWebhookDeliveries: {
    others: ['webhook-deliveries', 'pagination'],
    rules: [['A delivery is kept', ['webhook-subscriptions']]],
  },
  getWebhookDelivery: { others: ['webhook-attempts', 'webhook-deliveries'] },
  redeliverWebhookDelivery: { others: ['webhook-redeliveries'] },
  listRequests: {
    others: ['kept-requests'],
    rules: [
      [
        'Requests are kept for 7 days',
        { unobservable: 'it would take seven days, or twenty thousand requests' },
      ],
      ['Operators can switch it off', { unobservable: 'only the operator can' }],
    ],
  },
  getRequest: { others: ['kept-requests'] },
  listMembers: { rules: [['Removed members', ['members']]] },
  updateMember: { others: ['members', 'confirmations'] },
  removeMember: { others: ['members'] },
  createInvitation: {
    others: ['invitations'],
    rules: [
      ['More than 50 pending', ['account-limits']],
      ['The caller must be able', ['members']],
    ],
  },
  revokeInvitation: { others: ['invitations'] },
  getNotificationSettings: {
    others: ['notification-settings'],
    rules: [['A new account notifies', { unobservable: 'the account under test may have changed it' }]],
  },
  replaceNotificationSettings: {
    others: ['notification-settings', 'notification-mail'],
    rules: [['Users are always notified', ['passwords', 'enrolment']]],
  },
  createApiKey: {
    others: ['key-lifecycle'],
    rules: [
      ['An owner can grant every role', ['key-reach']],
      ['An account can have at most 100 keys', ['account-limits']],
    ],
  },
  getApiKey: { others: ['key-lifecycle'] },
  updateApiKey: {
    others: ['key-terms', 'key-addresses', 'key-lifecycle'],
  },
  rotateApiKey: {
    others: ['key-lifecycle', 'key-addresses'],
    rules: [["Scopes that the key's role", ['key-terms']]],
  },
  revokeApiKey: { others: ['key-lifecycle', 'key-reach'] },
  listActivity: { others: ['activity-privacy', 'filters'] },
  getRate: {
    others: ['rates'],
    rules: [['If the market has no usable rate', { unobservable: 'the market of a sandbox always has one' }]],
  },
  listInvoices: { others: ['billing'] },
  getInvoice: { others: ['billing', 'invoice-moves'] },
  getInvoicePdf: {
    others: ['invoice-document'],
    rules: [
      [
        'Above zero it is a tax invoice',
        { unobservable: 'the words of a PDF are compressed, and are for people' },
      ],
      ['Drafts and void invoices', { unobservable: 'the words of a PDF are compressed, and are for people' }],
    ],
  },
  listTransfers: { rules: [['A filter with an unknown record', ['filters', 'isolation']]] },
  getTransfer: { others: ['transfer-moves', 'record'] },
  createPaymentRoute: {
    others: ['route-instructions'],
    rules: [
      ['The customer must have', ['route-entitlement']],
      ['It moves no money', ['route-instructions', 'one-transfer']],
      ['The pair of stablecoin', ['route-refusals']],
      ['If there is none', ['route-refusals']],
      ["If the account's PayID", { unobservable: 'a sandbox issues the PayID with the route' }],
    ],
  },
  getPaymentRoute: { others: ['route-instructions', 'deactivation'] },
  getPaymentRouteInstructions: {
    others: ['route-instructions'],
    rules: [['Instructions do not prove', { unobservable: 'it is advice for people' }]],
  },
  deactivatePaymentRoute: { others: ['deactivation', 'transfer-holds', 'transfer-snapshots'] },
  getStateMachines: { others: ['served-tables', 'payout-moves', 'transfer-moves'] },
  getErrors: { others: ['served-tables', 'exchange'] },
  getReasons: {
    others: ['served-tables'],
    rules: [['More reasons can be added', { unobservable: 'it is for clients' }]],
  },
  getCaller: { others: ['scopes'] },
  getHealth: {
    others: ['served-tables'],
    rules: [['Answers while the process runs', { unobservable: 'no caller can take its database away' }]],
  },
  getReadiness: {
    others: ['served-tables'],
    rules: [['Otherwise it answers', { unobservable: 'no caller can make it so' }]],
  },
  getContract: { others: ['served-tables', 'served-documents'] },
  getDocs: { others: ['served-tables', 'served-documents'] },
};

/** What a plain call of every operation shows. */
export const OF_ANY_OPERATION: Assignment = { others: ['plain-success', 'exchange'] };
