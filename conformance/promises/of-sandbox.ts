import type { Assignment } from './assignment.ts';

/** The control calls of a sandbox, sentence by sentence. */
export const OF_SANDBOX: Readonly<Record<string, Assignment>> = {
  simulatePayin: {
    others: ['payin-moves', 'one-credit'],
    rules: [
      ['If the instrument is inactive', ['inactive-records', 'inflow-limits']],
      ['For a route', ['one-transfer', 'transfer-holds']],
      ['If `detected`', ['transfer-ways']],
      ['The same `providerReference` at the same route', ['one-transfer']],
      ['An instrument or route', ['funded-routes']],
    ],
  },
  advancePayin: { others: ['payin-moves'] },
  simulateDeposit: {
    others: ['deposit-moves', 'one-credit'],
    rules: [
      ['If the instrument is inactive', ['inactive-records', 'inflow-limits']],
      ['For a route', ['one-transfer', 'transfer-holds']],
      ['If `detected`', ['transfer-ways']],
      ['The same `providerReference` or `transactionHash` at the same route', ['one-transfer']],
      ['An instrument or route', ['funded-routes']],
    ],
  },
  advanceDeposit: { others: ['deposit-moves'] },
  advanceOperation: {
    others: ['payout-moves', 'withdrawal-moves', 'conversion-moves'],
    rules: [['From `accepted`', ['payout-moves', 'late-reports']]],
  },
  advanceTransfer: { others: ['transfer-moves'] },
  reportTransferDeposit: { others: ['model-transfers', 'transfer-ways'] },
  decideIdentityEvidence: { others: ['evidence'] },
  draftInvoice: { others: ['invoice-moves', 'billing'] },
  adjustInvoice: { others: ['invoice-moves'] },
  advanceInvoice: { others: ['invoice-moves'] },
  decideCustomerVerification: { others: ['customer-moves', 'customers'] },
  listPinnedRates: { others: ['controls'] },
  pinRate: { others: ['quotes', 'acceptance', 'rates'] },
  listFaults: { others: ['controls'] },
  injectFaults: {
    others: ['controls'],
    rules: [
      ['With `provider: api`', ['call-faults']],
      ['Calls under `/v1/sandbox`', ['call-faults']],
      ['A call takes the first fault', ['call-faults']],
    ],
  },
  configureSandbox: {
    others: ['controls'],
    rules: [['A map that would exceed', ['reserved-names']]],
  },
  certifyWebhook: { others: ['certification'] },
  listCertifications: {
    rules: [['They are kept for 30 days', { unobservable: 'it would take thirty days' }]],
    others: ['certification', 'pagination'],
  },
  getCertification: {
    others: ['certification'],
    rules: [['The report is kept', { unobservable: 'it would take thirty days' }]],
  },
  getClock: { others: ['clock'] },
  setClock: {
    others: ['clock', 'settlement'],
    rules: [['The call does not wait', ['webhook-schedule']]],
  },
  listMail: {
    others: ['invitations', 'recovery'],
    rules: [['Mail is kept for seven days', { unobservable: 'it would take seven days' }]],
  },
  resetSandbox: { others: ['controls'] },
};
