import type { CommonHandlers } from './contract/handler.ts';
import { createApiKey } from './access/api-keys/create-api-key.ts';
import { getApiKey } from './access/api-keys/get-api-key.ts';
import { listApiKeys } from './access/api-keys/list-api-keys.ts';
import { revokeApiKey } from './access/api-keys/revoke-api-key.ts';
import { rotateApiKey } from './access/api-keys/rotate-api-key.ts';
import { updateApiKey } from './access/api-keys/update-api-key.ts';
import { createCustomer } from './direct-routes/customers/create-customer.ts';
import { getCustomer } from './direct-routes/customers/get-customer.ts';
import { listCustomers } from './direct-routes/customers/list-customers.ts';
import { updateCustomer } from './direct-routes/customers/update-customer.ts';
import { getRate } from './direct-routes/rates/get-rate.ts';
import { getInvoicePdf } from './billing/invoices/get-invoice-pdf.ts';
import { getInvoice } from './billing/invoices/get-invoice.ts';
import { listInvoices } from './billing/invoices/list-invoices.ts';
import { getTransfer } from './direct-routes/transfers/get-transfer.ts';
import { listTransfers } from './direct-routes/transfers/list-transfers.ts';
import { createPaymentRoute } from './direct-routes/payment-routes/create-payment-route.ts';
import { deactivatePaymentRoute } from './direct-routes/payment-routes/deactivate-payment-route.ts';
import { getPaymentRouteInstructions } from './direct-routes/payment-routes/get-payment-route-instructions.ts';
import { getPaymentRoute } from './direct-routes/payment-routes/get-payment-route.ts';
import { listPaymentRoutes } from './direct-routes/payment-routes/list-payment-routes.ts';
import { getContract } from './meta/get-contract.ts';
import { getDocs } from './meta/get-docs.ts';
import { getHealth } from './meta/get-health.ts';
import { getReadiness } from './meta/get-readiness.ts';
import { listErrors } from './meta/list-errors.ts';
import { listStateMachines } from './meta/list-state-machines.ts';
import { createInvitation } from './access/people/invitations/create-invitation.ts';
import { listInvitations } from './access/people/invitations/list-invitations.ts';
import { revokeInvitation } from './access/people/invitations/revoke-invitation.ts';
import { listMembers } from './access/people/members/list-members.ts';
import { removeMember } from './access/people/members/remove-member.ts';
import { updateMember } from './access/people/members/update-member.ts';
import { getNotificationSettings } from './access/people/notifications/get-notification-settings.ts';
import { replaceNotificationSettings } from './access/people/notifications/replace-notification-settings.ts';
import { explainBalance } from './treasury/balances/explain-balance.ts';
import { getBalances } from './treasury/balances/get-balances.ts';
import { getWebhookDelivery } from './webhooks/deliveries/get-webhook-delivery.ts';
import { listWebhookDeliveries } from './webhooks/deliveries/list-webhook-deliveries.ts';
import { redeliverWebhookDelivery } from './webhooks/deliveries/redeliver-webhook-delivery.ts';
import { replayWebhook } from './webhooks/deliveries/replay-webhook.ts';
import { testWebhook } from './webhooks/deliveries/test-webhook.ts';
import { getEvent } from './webhooks/events/get-event.ts';
import { listEvents } from './webhooks/events/list-events.ts';
import { createWebhook } from './webhooks/subscriptions/create-webhook.ts';
import { deleteWebhook } from './webhooks/subscriptions/delete-webhook.ts';
import { getWebhook } from './webhooks/subscriptions/get-webhook.ts';
import { listWebhooks } from './webhooks/subscriptions/list-webhooks.ts';
import { rotateWebhookSecret } from './webhooks/subscriptions/rotate-webhook-secret.ts';
import { updateWebhook } from './webhooks/subscriptions/update-webhook.ts';
import { listActivity } from './billing/activity/list-activity.ts';
import { getDeveloperFees } from './billing/developer-fees/get-developer-fees.ts';
import { replaceDeveloperFees } from './billing/developer-fees/replace-developer-fees.ts';
import { getRevenue } from './billing/revenue/get-revenue.ts';
import { getRevenueReport } from './billing/revenue/get-revenue-report.ts';
import { createBeneficiary } from './treasury/beneficiaries/create-beneficiary.ts';
import { deactivateBeneficiary } from './treasury/beneficiaries/deactivate-beneficiary.ts';
import { getBeneficiary } from './treasury/beneficiaries/get-beneficiary.ts';
import { listBeneficiaries } from './treasury/beneficiaries/list-beneficiaries.ts';
import { getEffectiveConfiguration } from './treasury/configuration/get-effective-configuration.ts';
import { getConversion } from './treasury/conversions/get-conversion.ts';
import { listConversions } from './treasury/conversions/list-conversions.ts';
import { createDestination } from './treasury/destinations/create-destination.ts';
import { deactivateDestination } from './treasury/destinations/deactivate-destination.ts';
import { getDestination } from './treasury/destinations/get-destination.ts';
import { listDestinations } from './treasury/destinations/list-destinations.ts';
import { createFundingInstrument } from './treasury/funding-instruments/create-funding-instrument.ts';
import { deactivateFundingInstrument } from './treasury/funding-instruments/deactivate-funding-instrument.ts';
import { getFundingInstrument } from './treasury/funding-instruments/get-funding-instrument.ts';
import { listFundingInstruments } from './treasury/funding-instruments/list-funding-instruments.ts';
import { createIdentityEvidence } from './treasury/identity-evidence/create-identity-evidence.ts';
import { listIdentityEvidence } from './treasury/identity-evidence/list-identity-evidence.ts';
import { exportLedger } from './treasury/ledger/export-ledger.ts';
import { getLedgerHead } from './treasury/ledger/get-ledger-head.ts';
import { getTreasury } from './treasury/overview/get-treasury.ts';
import { createPayout } from './treasury/payouts/create-payout.ts';
import { getPayout } from './treasury/payouts/get-payout.ts';
import { listPayouts } from './treasury/payouts/list-payouts.ts';
import { previewPayout } from './treasury/payouts/preview-payout.ts';
import { acceptConversionQuote } from './treasury/quotes/accept-conversion-quote.ts';
import { createConversionQuote } from './treasury/quotes/create-conversion-quote.ts';
import { getConversionQuote } from './treasury/quotes/get-conversion-quote.ts';
import { listConversionQuotes } from './treasury/quotes/list-conversion-quotes.ts';
import { getDeposit } from './treasury/receipts/get-deposit.ts';
import { getPayin } from './treasury/receipts/get-payin.ts';
import { listDeposits } from './treasury/receipts/list-deposits.ts';
import { listPayins } from './treasury/receipts/list-payins.ts';
import { getTreasurySettings } from './treasury/settings/get-treasury-settings.ts';
import { updateTreasurySettings } from './treasury/settings/update-treasury-settings.ts';
import { getTransaction } from './treasury/transactions/get-transaction.ts';
import { listTransactions } from './treasury/transactions/list-transactions.ts';
import { createWithdrawal } from './treasury/withdrawals/create-withdrawal.ts';
import { getWithdrawal } from './treasury/withdrawals/get-withdrawal.ts';
import { listWithdrawals } from './treasury/withdrawals/list-withdrawals.ts';
import { previewWithdrawal } from './treasury/withdrawals/preview-withdrawal.ts';

/**
 * One handler an operation of the contract that every environment serves; one that is missing, or of the wrong kind, does
 * not compile. Those of the sandbox alone are in sandbox-handlers.ts, which production never loads.
 */
export const handlers = {
  acceptConversionQuote,
  createApiKey,
  createBeneficiary,
  createConversionQuote,
  createCustomer,
  createDestination,
  createFundingInstrument,
  createIdentityEvidence,
  createInvitation,
  createPaymentRoute,
  createPayout,
  createWebhook,
  createWithdrawal,
  deactivateBeneficiary,
  deactivateDestination,
  deactivateFundingInstrument,
  deactivatePaymentRoute,
  deleteWebhook,
  explainBalance,
  exportLedger,
  getApiKey,
  getBalances,
  getBeneficiary,
  getContract,
  getConversion,
  getConversionQuote,
  getCustomer,
  getDeposit,
  getDestination,
  getDeveloperFees,
  getDocs,
  getEffectiveConfiguration,
  getEvent,
  getFundingInstrument,
  getHealth,
  getInvoice,
  getInvoicePdf,
  getLedgerHead,
  getNotificationSettings,
  getPayin,
  getPaymentRoute,
  getPaymentRouteInstructions,
  getPayout,
  getRate,
  getReadiness,
  getRevenue,
  getRevenueReport,
  getTransaction,
  getTransfer,
  getTreasury,
  getTreasurySettings,
  getWebhook,
  getWebhookDelivery,
  getWithdrawal,
  listActivity,
  listApiKeys,
  listBeneficiaries,
  listConversionQuotes,
  listConversions,
  listCustomers,
  listDeposits,
  listDestinations,
  listErrors,
  listEvents,
  listFundingInstruments,
  listIdentityEvidence,
  listInvitations,
  listInvoices,
  listMembers,
  listPayins,
  listPaymentRoutes,
  listPayouts,
  listStateMachines,
  listTransactions,
  listTransfers,
  listWebhookDeliveries,
  listWebhooks,
  listWithdrawals,
  previewPayout,
  previewWithdrawal,
  redeliverWebhookDelivery,
  removeMember,
  replaceDeveloperFees,
  replaceNotificationSettings,
  replayWebhook,
  revokeInvitation,
  revokeApiKey,
  rotateApiKey,
  rotateWebhookSecret,
  testWebhook,
  updateApiKey,
  updateCustomer,
  updateMember,
  updateTreasurySettings,
  updateWebhook,
} satisfies CommonHandlers;
