import type { CommonHandlers } from './contract/handler.ts';
import { createApiKey } from './access/api-keys/create-api-key.ts';
import { getApiKey } from './access/api-keys/reads.ts';
import { listApiKeys } from './access/api-keys/reads.ts';
import { revokeApiKey } from './access/api-keys/revoke-api-key.ts';
import { rotateApiKey } from './access/api-keys/rotate-api-key.ts';
import { updateApiKey } from './access/api-keys/update-api-key.ts';
import { createCustomer } from './direct-routes/customers/create-customer.ts';
import { getCustomer } from './direct-routes/customers/reads.ts';
import { listCustomers } from './direct-routes/customers/reads.ts';
import { updateCustomer } from './direct-routes/customers/update-customer.ts';
import { getRate } from './treasury/rates/reads.ts';
import { getInvoicePdf } from './billing/invoices/get-invoice-pdf.ts';
import { getInvoice } from './billing/invoices/reads.ts';
import { listInvoices } from './billing/invoices/reads.ts';
import { getTransfer } from './direct-routes/transfers/reads.ts';
import { listTransfers } from './direct-routes/transfers/reads.ts';
import { createPaymentRoute } from './direct-routes/payment-routes/create-payment-route.ts';
import { deactivatePaymentRoute } from './direct-routes/payment-routes/deactivate-payment-route.ts';
import { getPaymentRouteInstructions } from './direct-routes/payment-routes/reads.ts';
import { getPaymentRoute } from './direct-routes/payment-routes/reads.ts';
import { listPaymentRoutes } from './direct-routes/payment-routes/reads.ts';
import { getContract } from './meta/reads.ts';
import { getDocs } from './meta/docs-site.ts';
import { getHealth } from './meta/reads.ts';
import { getReadiness } from './meta/reads.ts';
import { getCaller, getErrors, getReasons } from './meta/reads.ts';
import { getStateMachines } from './meta/reads.ts';
import { getRequest, listRequests } from './meta/requests/reads.ts';
import { createInvitation } from './access/team/invite.ts';
import { listInvitations } from './access/team/reads.ts';
import { revokeInvitation } from './access/team/revoke-invitation.ts';
import { listMembers } from './access/team/reads.ts';
import { removeMember } from './access/team/change-member.ts';
import { updateMember } from './access/team/change-member.ts';
import { getNotificationSettings } from './access/notifications/settings.ts';
import { replaceNotificationSettings } from './access/notifications/settings.ts';
import { explainBalance, getBalanceHistory, getBalances } from './treasury/overview/reads-balances.ts';
import { getStatement } from './treasury/statement/reads.ts';
import { getWebhookDelivery } from './webhooks/deliveries/reads.ts';
import { listSubscriptionDeliveries, listWebhookDeliveries } from './webhooks/deliveries/reads.ts';
import { redeliverWebhookDelivery } from './webhooks/deliveries/redeliver.ts';
import { replayWebhook } from './webhooks/deliveries/replay.ts';
import { testWebhook } from './webhooks/deliveries/redeliver.ts';
import { getEvent } from './webhooks/events/reads.ts';
import { listEvents } from './webhooks/events/reads.ts';
import { createWebhook } from './webhooks/subscriptions/create-webhook.ts';
import { deleteWebhook } from './webhooks/subscriptions/create-webhook.ts';
import { getWebhook } from './webhooks/subscriptions/reads.ts';
import { listWebhooks } from './webhooks/subscriptions/reads.ts';
import { rotateWebhookSecret } from './webhooks/subscriptions/update-webhook.ts';
import { updateWebhook } from './webhooks/subscriptions/update-webhook.ts';
import { listActivity } from './access/activity/reads.ts';
import { getDeveloperFees } from './billing/developer-fees/reads.ts';
import { replaceDeveloperFees } from './billing/developer-fees/replace-developer-fees.ts';
import { getRevenue } from './billing/revenue/reads.ts';
import { listRevenueReport } from './billing/revenue/reads.ts';
import { createBeneficiary } from './treasury/beneficiaries/create-beneficiary.ts';
import { deactivateBeneficiary } from './treasury/beneficiaries/deactivate-beneficiary.ts';
import { getBeneficiary } from './treasury/beneficiaries/reads.ts';
import { listBeneficiaries } from './treasury/beneficiaries/reads.ts';
import { getEffectiveConfiguration } from './treasury/policy/reads.ts';
import { getConversion } from './treasury/conversions/reads.ts';
import { listConversions } from './treasury/conversions/reads.ts';
import { createDestination } from './treasury/destinations/create-destination.ts';
import { deactivateDestination } from './treasury/destinations/deactivate-destination.ts';
import { getDestination } from './treasury/destinations/reads.ts';
import { listDestinations } from './treasury/destinations/reads.ts';
import { createFundingInstrument } from './treasury/funding-instruments/create-funding-instrument.ts';
import { deactivateFundingInstrument } from './treasury/funding-instruments/deactivate-funding-instrument.ts';
import { getFundingInstrument } from './treasury/funding-instruments/reads.ts';
import { listFundingInstruments } from './treasury/funding-instruments/reads.ts';
import { createIdentityEvidence } from './treasury/beneficiaries/evidence-calls.ts';
import { listIdentityEvidence } from './treasury/beneficiaries/evidence-calls.ts';
import { exportLedger } from './treasury/transactions/export.ts';
import { getLedgerHead } from './treasury/transactions/export.ts';
import { getTreasury } from './treasury/overview/reads.ts';
import { cancelPayout } from './treasury/payouts/cancel-payout.ts';
import { createPayout } from './treasury/payouts/create-payout.ts';
import { getPayout } from './treasury/payouts/reads.ts';
import { listPayouts } from './treasury/payouts/reads.ts';
import { previewPayout } from './treasury/payouts/create-payout.ts';
import { acceptConversionQuote } from './treasury/conversions/accept-quote.ts';
import { createConversionQuote } from './treasury/conversions/create-quote.ts';
import { getConversionQuote } from './treasury/conversions/reads.ts';
import { listConversionQuotes } from './treasury/conversions/reads.ts';
import { getDeposit } from './treasury/receipts/reads.ts';
import { getPayin } from './treasury/receipts/reads.ts';
import { listDeposits } from './treasury/receipts/reads.ts';
import { listPayins } from './treasury/receipts/reads.ts';
import { getTreasurySettings } from './treasury/policy/reads.ts';
import { updateTreasurySettings } from './treasury/policy/update-settings.ts';
import { getTransaction } from './treasury/transactions/reads.ts';
import { listTransactions } from './treasury/transactions/reads.ts';
import { cancelWithdrawal } from './treasury/withdrawals/cancel-withdrawal.ts';
import { createWithdrawal } from './treasury/withdrawals/create-withdrawal.ts';
import { getWithdrawal } from './treasury/withdrawals/reads.ts';
import { listWithdrawals } from './treasury/withdrawals/reads.ts';
import { previewWithdrawal } from './treasury/withdrawals/create-withdrawal.ts';

/**
 * A missing handler, or one of the wrong kind, does not compile. The sandbox's own are in src/sandbox/handlers.ts,
 * which production never loads.
 */
export const handlers = {
  acceptConversionQuote,
  cancelPayout,
  cancelWithdrawal,
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
  getBalanceHistory,
  getStatement,
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
  listRevenueReport,
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
  getErrors,
  getReasons,
  getCaller,
  listEvents,
  listFundingInstruments,
  listIdentityEvidence,
  listInvitations,
  listInvoices,
  listMembers,
  listPayins,
  listPaymentRoutes,
  listPayouts,
  getStateMachines,
  listRequests,
  getRequest,
  listTransactions,
  listTransfers,
  listSubscriptionDeliveries,
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
