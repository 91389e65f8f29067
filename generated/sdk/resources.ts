// made by npm run generate; do not edit

/**
 * The operation of each method, by resource: its name, method and path, and what it takes: `b` a body, `q` a query, `w` an
 * idempotency key, `s` a step-up.
 */
export const RESOURCES = {
  treasury: {
    /** Get the Treasury overview. */
    get: ['getTreasury', 'GET', '/v1/treasury', ''],
  },
  transactions: {
    /** List wallet movements. */
    list: ['listTransactions', 'GET', '/v1/treasury/transactions', 'q'],
    /** Get a wallet movement. */
    get: ['getTransaction', 'GET', '/v1/treasury/transactions/{id}', ''],
  },
  balances: {
    /** Get the balances. */
    get: ['getBalances', 'GET', '/v1/treasury/balances', 'q'],
    /** Explain a balance. */
    explain: ['explainBalance', 'GET', '/v1/treasury/balances/explain', 'q'],
    /** Get the history of a balance. */
    getHistory: ['getBalanceHistory', 'GET', '/v1/treasury/balances/history', 'q'],
  },
  statement: {
    /** Get a statement. */
    get: ['getStatement', 'GET', '/v1/treasury/statement', 'q'],
  },
  ledger: {
    /** Get the head of the ledger. */
    getHead: ['getLedgerHead', 'GET', '/v1/treasury/ledger/head', ''],
    /** Export the ledger. */
    export: ['exportLedger', 'GET', '/v1/treasury/ledger/export', ''],
  },
  fundingInstruments: {
    /** List funding instruments. */
    list: ['listFundingInstruments', 'GET', '/v1/treasury/funding-instruments', 'q'],
    /** Create a funding instrument. */
    create: ['createFundingInstrument', 'POST', '/v1/treasury/funding-instruments', 'bw'],
    /** Get a funding instrument. */
    get: ['getFundingInstrument', 'GET', '/v1/treasury/funding-instruments/{id}', ''],
    /** Deactivate a funding instrument. */
    deactivate: [
      'deactivateFundingInstrument',
      'POST',
      '/v1/treasury/funding-instruments/{id}/deactivate',
      'w',
    ],
  },
  payins: {
    /** List pay-ins. */
    list: ['listPayins', 'GET', '/v1/treasury/payins', 'q'],
    /** Get a pay-in. */
    get: ['getPayin', 'GET', '/v1/treasury/payins/{id}', ''],
  },
  deposits: {
    /** List deposits. */
    list: ['listDeposits', 'GET', '/v1/treasury/deposits', 'q'],
    /** Get a deposit. */
    get: ['getDeposit', 'GET', '/v1/treasury/deposits/{id}', ''],
  },
  beneficiaries: {
    /** List beneficiaries. */
    list: ['listBeneficiaries', 'GET', '/v1/treasury/beneficiaries', 'q'],
    /** Create a beneficiary. */
    create: ['createBeneficiary', 'POST', '/v1/treasury/beneficiaries', 'bw'],
    /** Get a beneficiary. */
    get: ['getBeneficiary', 'GET', '/v1/treasury/beneficiaries/{id}', ''],
    /** Deactivate a beneficiary. */
    deactivate: ['deactivateBeneficiary', 'POST', '/v1/treasury/beneficiaries/{id}/deactivate', 'w'],
  },
  identityEvidence: {
    /** List identity evidence. */
    list: ['listIdentityEvidence', 'GET', '/v1/treasury/beneficiaries/{id}/identity-evidence', 'q'],
    /** Submit identity evidence. */
    create: ['createIdentityEvidence', 'POST', '/v1/treasury/beneficiaries/{id}/identity-evidence', 'bw'],
  },
  destinations: {
    /** List destinations. */
    list: ['listDestinations', 'GET', '/v1/treasury/destinations', 'q'],
    /** Create a destination. */
    create: ['createDestination', 'POST', '/v1/treasury/destinations', 'bw'],
    /** Get a destination. */
    get: ['getDestination', 'GET', '/v1/treasury/destinations/{id}', ''],
    /** Deactivate a destination. */
    deactivate: ['deactivateDestination', 'POST', '/v1/treasury/destinations/{id}/deactivate', 'w'],
  },
  payouts: {
    /** List payouts. */
    list: ['listPayouts', 'GET', '/v1/treasury/payouts', 'q'],
    /** Create a payout. */
    create: ['createPayout', 'POST', '/v1/treasury/payouts', 'bw'],
    /** Preview a payout. */
    preview: ['previewPayout', 'POST', '/v1/treasury/payouts/preview', 'bw'],
    /** Get a payout. */
    get: ['getPayout', 'GET', '/v1/treasury/payouts/{id}', ''],
    /** Cancel a payout. */
    cancel: ['cancelPayout', 'POST', '/v1/treasury/payouts/{id}/cancel', 'bw'],
  },
  withdrawals: {
    /** List withdrawals. */
    list: ['listWithdrawals', 'GET', '/v1/treasury/withdrawals', 'q'],
    /** Create a withdrawal. */
    create: ['createWithdrawal', 'POST', '/v1/treasury/withdrawals', 'bw'],
    /** Preview a withdrawal. */
    preview: ['previewWithdrawal', 'POST', '/v1/treasury/withdrawals/preview', 'bw'],
    /** Get a withdrawal. */
    get: ['getWithdrawal', 'GET', '/v1/treasury/withdrawals/{id}', ''],
    /** Cancel a withdrawal. */
    cancel: ['cancelWithdrawal', 'POST', '/v1/treasury/withdrawals/{id}/cancel', 'bw'],
  },
  conversionQuotes: {
    /** List conversion quotes. */
    list: ['listConversionQuotes', 'GET', '/v1/treasury/conversion-quotes', 'q'],
    /** Create a conversion quote. */
    create: ['createConversionQuote', 'POST', '/v1/treasury/conversion-quotes', 'bw'],
    /** Get a conversion quote. */
    get: ['getConversionQuote', 'GET', '/v1/treasury/conversion-quotes/{id}', ''],
    /** Accept a conversion quote. */
    accept: ['acceptConversionQuote', 'POST', '/v1/treasury/conversion-quotes/{id}/accept', 'bw'],
  },
  conversions: {
    /** List conversions. */
    list: ['listConversions', 'GET', '/v1/treasury/conversions', 'q'],
    /** Get a conversion. */
    get: ['getConversion', 'GET', '/v1/treasury/conversions/{id}', ''],
  },
  treasurySettings: {
    /** Get the Treasury settings. */
    get: ['getTreasurySettings', 'GET', '/v1/treasury/settings', ''],
    /** Change the Treasury settings. */
    update: ['updateTreasurySettings', 'PUT', '/v1/treasury/settings', 'bw'],
  },
  configuration: {
    /** Get the effective configuration. */
    get: ['getEffectiveConfiguration', 'GET', '/v1/treasury/configurations/effective', ''],
  },
  customers: {
    /** List customers. */
    list: ['listCustomers', 'GET', '/v1/customers', 'q'],
    /** Create a customer. */
    create: ['createCustomer', 'POST', '/v1/customers', 'bw'],
    /** Get a customer. */
    get: ['getCustomer', 'GET', '/v1/customers/{id}', ''],
    /** Change a customer. */
    update: ['updateCustomer', 'PATCH', '/v1/customers/{id}', 'bw'],
  },
  developerFees: {
    /** Get the developer fees. */
    get: ['getDeveloperFees', 'GET', '/v1/developer-fees', ''],
    /** Replace the developer fees. */
    replace: ['replaceDeveloperFees', 'PUT', '/v1/developer-fees', 'bws'],
  },
  revenue: {
    /** Get the revenue. */
    get: ['getRevenue', 'GET', '/v1/revenue', 'q'],
  },
  reports: {
    /** Report the revenue by transfer. */
    listRevenue: ['listRevenueReport', 'GET', '/v1/reports/revenue', 'q'],
  },
  events: {
    /** List events. */
    list: ['listEvents', 'GET', '/v1/events', 'q'],
    /** Get an event. */
    get: ['getEvent', 'GET', '/v1/events/{id}', ''],
  },
  webhooks: {
    /** List subscriptions. */
    list: ['listWebhooks', 'GET', '/v1/webhooks', 'q'],
    /** Subscribe to events. */
    create: ['createWebhook', 'POST', '/v1/webhooks', 'bw'],
    /** Get a subscription. */
    get: ['getWebhook', 'GET', '/v1/webhooks/{id}', ''],
    /** Change a subscription. */
    update: ['updateWebhook', 'PATCH', '/v1/webhooks/{id}', 'bw'],
    /** Delete a subscription. */
    delete: ['deleteWebhook', 'DELETE', '/v1/webhooks/{id}', 'w'],
    /** Rotate a subscription's secret. */
    rotateSecret: ['rotateWebhookSecret', 'POST', '/v1/webhooks/{id}/rotate-secret', 'bw'],
    /** Send a test. */
    test: ['testWebhook', 'POST', '/v1/webhooks/{id}/test', 'w'],
    /** Replay events. */
    replay: ['replayWebhook', 'POST', '/v1/webhooks/{id}/replay', 'bw'],
    /** List a subscription's deliveries. */
    listDeliveries: ['listSubscriptionDeliveries', 'GET', '/v1/webhooks/{id}/deliveries', 'q'],
  },
  webhookDeliveries: {
    /** List deliveries. */
    list: ['listWebhookDeliveries', 'GET', '/v1/webhook-deliveries', 'q'],
    /** Get a delivery. */
    get: ['getWebhookDelivery', 'GET', '/v1/webhook-deliveries/{id}', ''],
    /** Deliver an event again. */
    redeliver: ['redeliverWebhookDelivery', 'POST', '/v1/webhook-deliveries/{id}/redeliver', 'w'],
  },
  requests: {
    /** List requests. */
    list: ['listRequests', 'GET', '/v1/requests', 'q'],
    /** Get a request. */
    get: ['getRequest', 'GET', '/v1/requests/{id}', ''],
  },
  members: {
    /** List members. */
    list: ['listMembers', 'GET', '/v1/team/members', 'q'],
    /** Change a member's role. */
    update: ['updateMember', 'PATCH', '/v1/team/members/{id}', 'bws'],
    /** Remove a member. */
    remove: ['removeMember', 'DELETE', '/v1/team/members/{id}', 'ws'],
  },
  invitations: {
    /** List invitations. */
    list: ['listInvitations', 'GET', '/v1/team/invitations', 'q'],
    /** Invite a member. */
    create: ['createInvitation', 'POST', '/v1/team/invitations', 'bws'],
    /** Revoke an invitation. */
    revoke: ['revokeInvitation', 'POST', '/v1/team/invitations/{id}/revoke', 'ws'],
  },
  notificationSettings: {
    /** Get the notification settings. */
    get: ['getNotificationSettings', 'GET', '/v1/settings/notifications', ''],
    /** Replace the notification settings. */
    replace: ['replaceNotificationSettings', 'PUT', '/v1/settings/notifications', 'bw'],
  },
  apiKeys: {
    /** List the keys. */
    list: ['listApiKeys', 'GET', '/v1/api-keys', 'q'],
    /** Create a key. */
    create: ['createApiKey', 'POST', '/v1/api-keys', 'bws'],
    /** Get a key. */
    get: ['getApiKey', 'GET', '/v1/api-keys/{id}', ''],
    /** Change a key. */
    update: ['updateApiKey', 'PATCH', '/v1/api-keys/{id}', 'bws'],
    /** Rotate a key. */
    rotate: ['rotateApiKey', 'POST', '/v1/api-keys/{id}/rotate', 'bws'],
    /** Revoke a key. */
    revoke: ['revokeApiKey', 'POST', '/v1/api-keys/{id}/revoke', 'ws'],
  },
  activity: {
    /** List activity. */
    list: ['listActivity', 'GET', '/v1/activity', 'q'],
  },
  rates: {
    /** Get the rate of a pair. */
    get: ['getRate', 'GET', '/v1/rates', 'q'],
  },
  invoices: {
    /** List invoices. */
    list: ['listInvoices', 'GET', '/v1/invoices', 'q'],
    /** Get an invoice. */
    get: ['getInvoice', 'GET', '/v1/invoices/{id}', ''],
    /** Download an invoice as a PDF. */
    getPdf: ['getInvoicePdf', 'GET', '/v1/invoices/{id}/pdf', ''],
  },
  transfers: {
    /** List transfers. */
    list: ['listTransfers', 'GET', '/v1/transfers', 'q'],
    /** Get a transfer. */
    get: ['getTransfer', 'GET', '/v1/transfers/{id}', ''],
  },
  paymentRoutes: {
    /** Create a payment route. */
    create: ['createPaymentRoute', 'POST', '/v1/customers/{customerId}/payment-routes', 'bw'],
    /** List payment routes. */
    list: ['listPaymentRoutes', 'GET', '/v1/payment-routes', 'q'],
    /** Get a payment route. */
    get: ['getPaymentRoute', 'GET', '/v1/payment-routes/{id}', ''],
    /** Get a payment route's instructions. */
    getInstructions: ['getPaymentRouteInstructions', 'GET', '/v1/payment-routes/{id}/instructions', ''],
    /** Deactivate a payment route. */
    deactivate: ['deactivatePaymentRoute', 'POST', '/v1/payment-routes/{id}/deactivate', 'w'],
  },
  sandbox: {
    /** Simulate a pay-in. */
    simulatePayin: ['simulatePayin', 'POST', '/v1/sandbox/payins', 'bw'],
    /** Advance a pay-in. */
    advancePayin: ['advancePayin', 'POST', '/v1/sandbox/payins/{id}/advance', 'bw'],
    /** Simulate a deposit. */
    simulateDeposit: ['simulateDeposit', 'POST', '/v1/sandbox/deposits', 'bw'],
    /** Advance a deposit. */
    advanceDeposit: ['advanceDeposit', 'POST', '/v1/sandbox/deposits/{id}/advance', 'bw'],
    /** Advance an operation. */
    advanceOperation: ['advanceOperation', 'POST', '/v1/sandbox/operations/{id}/advance', 'bw'],
    /** Advance a transfer. */
    advanceTransfer: ['advanceTransfer', 'POST', '/v1/sandbox/transfers/{id}/advance', 'bw'],
    /** Report on a transfer's deposit. */
    reportTransferDeposit: ['reportTransferDeposit', 'POST', '/v1/sandbox/transfers/{id}/deposit', 'bw'],
    /** Decide on identity evidence. */
    decideIdentityEvidence: [
      'decideIdentityEvidence',
      'POST',
      '/v1/sandbox/identity-evidence/{id}/decide',
      'bw',
    ],
    /** Draft an invoice again. */
    draftInvoice: ['draftInvoice', 'POST', '/v1/sandbox/invoices', 'bw'],
    /** Adjust a draft invoice. */
    adjustInvoice: ['adjustInvoice', 'POST', '/v1/sandbox/invoices/{id}/adjust', 'bw'],
    /** Advance an invoice. */
    advanceInvoice: ['advanceInvoice', 'POST', '/v1/sandbox/invoices/{id}/advance', 'bw'],
    /** Decide on a customer's verification. */
    decideCustomerVerification: [
      'decideCustomerVerification',
      'POST',
      '/v1/sandbox/customers/{id}/verification',
      'bw',
    ],
    /** List pinned rates. */
    listPinnedRates: ['listPinnedRates', 'GET', '/v1/sandbox/rates', ''],
    /** Pin a rate. */
    pinRate: ['pinRate', 'POST', '/v1/sandbox/rates', 'bw'],
    /** List waiting faults. */
    listFaults: ['listFaults', 'GET', '/v1/sandbox/faults', ''],
    /** Inject faults. */
    injectFaults: ['injectFaults', 'POST', '/v1/sandbox/faults', 'bw'],
    /** Change the configuration. */
    configure: ['configureSandbox', 'POST', '/v1/sandbox/configuration', 'bw'],
    /** Certify a receiver. */
    certifyWebhook: ['certifyWebhook', 'POST', '/v1/sandbox/webhooks/{id}/certify', 'w'],
    /** List certifications. */
    listCertifications: ['listCertifications', 'GET', '/v1/sandbox/certifications', 'q'],
    /** Get a certification. */
    getCertification: ['getCertification', 'GET', '/v1/sandbox/certifications/{id}', ''],
    /** Get the clock. */
    getClock: ['getClock', 'GET', '/v1/sandbox/clock', ''],
    /** Set the clock. */
    setClock: ['setClock', 'POST', '/v1/sandbox/clock', 'bw'],
    /** List mail. */
    listMail: ['listMail', 'GET', '/v1/sandbox/mail', 'q'],
    /** Reset the sandbox. */
    reset: ['resetSandbox', 'POST', '/v1/sandbox/reset', 'w'],
  },
  meta: {
    /** List the state machines. */
    getStateMachines: ['getStateMachines', 'GET', '/v1/meta/state-machines', ''],
    /** List the error codes. */
    getErrors: ['getErrors', 'GET', '/v1/meta/errors', ''],
    /** List the reasons. */
    getReasons: ['getReasons', 'GET', '/v1/meta/reasons', ''],
    /** Get the caller. */
    getCaller: ['getCaller', 'GET', '/v1/meta/caller', ''],
  },
} as const;
