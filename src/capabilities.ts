import { NEGATIVE_BALANCES } from './treasury/overview/balances.ts';
import { FAILED_OPERATIONS, HELD_OPERATIONS, OPERATION_SEARCH } from './treasury/operations/console.ts';
import { HELD_RECEIPTS, RECEIPT_SEARCHES } from './treasury/receipts/console.ts';
import { HELD_TRANSFERS, TRANSFER_SEARCH } from './direct-routes/transfers/console.ts';
import { INVOICE_SEARCH, ISSUED_INVOICES } from './billing/invoices/console.ts';
import { FAILING_WEBHOOKS, WEBHOOK_SEARCH } from './webhooks/subscriptions/console.ts';
import { DELIVERY_SEARCH, FAILED_DELIVERIES } from './webhooks/deliveries/console.ts';
import { API_KEY_SEARCH, EXPIRING_KEYS } from './access/api-keys/console.ts';
import { DESTINATION_SEARCH } from './treasury/destinations/console.ts';
import { BENEFICIARY_SEARCH } from './treasury/beneficiaries/console.ts';
import { FUNDING_INSTRUMENT_SEARCH } from './treasury/funding-instruments/console.ts';
import { MOVEMENT_SEARCH } from './treasury/transactions/console.ts';
import { CUSTOMER_SEARCH } from './direct-routes/customers/console.ts';
import { PAYMENT_ROUTE_SEARCH } from './direct-routes/payment-routes/console.ts';
import { EVENT_SEARCH } from './webhooks/events/console.ts';
import { MEMBER_SEARCH } from './access/team/console.ts';
import type { AttentionKind } from './lists/attention.ts';
import type { AnySearchKind } from './lists/search.ts';
import { tidyChildOrders, tidyVenueConversions } from './provider-seam/http-exchange/retention.ts';
import { tidyChainTransactions, tidyChainTransfers } from './provider-seam/evm-chain/retention.ts';
import { tidyBankFiles, tidyBankPayments } from './provider-seam/bank-files/retention.ts';
import { tidyPendingSessions, tidySessions } from './access/sessions/past.ts';
import { tidyAddressClaims } from './access/team/past.ts';
import { tidyGuessCounters, tidyRecoveryLinks } from './access/users/past.ts';
import { TRANSFER_FINDER } from './direct-routes/transfers/find-subjects.ts';
import { INVOICE_LAWS } from './billing/invoices/laws.ts';
import { OPERATION_LAWS } from './treasury/operations/laws.ts';
import { EVIDENCE_EXPIRIES } from './treasury/evidence/move.ts';
import { DUE_INVOICES } from './billing/invoices/draft.ts';
import { QUOTE_EXPIRIES } from './treasury/conversions/expire-quote.ts';
import { HOLDBACKS } from './treasury/receipts/move.ts';
import { FINAL_DEPOSITS } from './direct-routes/transfers/convert.ts';
import type { Law } from './ledger/law.ts';
import { LEDGER_LAWS } from './ledger/laws.ts';
import { TRANSFER_LAWS } from './direct-routes/transfers/laws.ts';
import { tidyMails } from './mail/past.ts';
import { PAST_EVENTS } from './webhooks/events/past.ts';
import { pastReports } from './provider-seam/orders/past-reports.ts';
import {
  ASKED_ORDERS,
  SENDABLE_ORDERS,
  SIMULATED_CHECKS,
  SIMULATED_CUSTOMER_CHECKS,
  SIMULATED_REPORTS,
} from './provider-seam/orders/due.ts';
import { pastOrders } from './provider-seam/orders/past.ts';
import { CUSTOMER_FINDER } from './direct-routes/customers/provider-messages.ts';
import { EVIDENCE_FINDER } from './treasury/evidence/provider-messages.ts';
import { INSTRUMENT_FINDER } from './treasury/funding-instruments/provider-messages.ts';
import { OPERATION_FINDER } from './treasury/operations/provider-messages.ts';
import { RECEIPT_FINDER } from './treasury/receipts/provider-messages.ts';
import { ROUTE_FINDER } from './direct-routes/payment-routes/provider-messages.ts';
import { POOL_ENTRY_FINDER } from './treasury/receiving-accounts/provider-messages.ts';
import { Subjects } from './provider-seam/inbox/find-subject.ts';
import { CONVERSION_LAWS } from './treasury/conversions/laws.ts';
import { EVIDENCE_LAWS } from './treasury/evidence/laws.ts';
import { ORDER_TERMS } from './treasury/policy/order-terms.ts';
import { PAST_COUNTERS } from './treasury/policy/past.ts';
import { RECEIPT_LAWS } from './treasury/receipts/laws.ts';
import { PAST_CERTIFICATIONS } from './webhooks/certification/past.ts';
import { WEBHOOK_FAN_OUTS, WEBHOOK_LEASES, WEBHOOK_LINES } from './webhooks/deliveries/due.ts';
import { PAST_DELIVERIES } from './webhooks/deliveries/past.ts';
import type { DueKind } from './workers/due-work.ts';
import type { PastKind } from './workers/purge-rows.ts';
import type { Tidier } from './workers/purge-own-rows.ts';
import { PAST_REPLIES } from './workers/past-replies.ts';
import { REPLY_LAWS } from './writes/laws.ts';
import type { Projection } from './writes/projection.ts';
import { fanOutProjection } from './webhooks/deliveries/projection-fan-out.ts';
import { notificationsProjection } from './access/notifications/projection.ts';
import { linesProjection } from './webhooks/deliveries/projection-lines.ts';

/** In their order; with a memory for each write queue. */
export function createProjections(): readonly Projection[] {
  return [fanOutProjection(), notificationsProjection, linesProjection];
}

export const LAWS: readonly Law[] = [
  ...LEDGER_LAWS,
  ...OPERATION_LAWS,
  ...RECEIPT_LAWS,
  ...CONVERSION_LAWS,
  ...EVIDENCE_LAWS,
  ...TRANSFER_LAWS,
  ...INVOICE_LAWS,
  ...REPLY_LAWS,
];

/** In the order of work due at one moment. */
export const DUE_KINDS: readonly DueKind[] = [
  SENDABLE_ORDERS,
  SIMULATED_REPORTS,
  HOLDBACKS,
  FINAL_DEPOSITS,
  SIMULATED_CHECKS,
  SIMULATED_CUSTOMER_CHECKS,
  EVIDENCE_EXPIRIES,
  QUOTE_EXPIRIES,
  DUE_INVOICES,
  WEBHOOK_LINES,
  ASKED_ORDERS,
  WEBHOOK_FAN_OUTS,
  WEBHOOK_LEASES,
];

export const SUBJECTS = new Subjects(
  [
    OPERATION_FINDER,
    RECEIPT_FINDER,
    TRANSFER_FINDER,
    EVIDENCE_FINDER,
    CUSTOMER_FINDER,
    POOL_ENTRY_FINDER,
    INSTRUMENT_FINDER,
    ROUTE_FINDER,
  ],
  ORDER_TERMS,
);

/** In the order in which they are removed. */
export const PAST_KINDS: readonly PastKind[] = [
  PAST_REPLIES,
  // Before events: what remains of a removed one is found all the same.
  PAST_DELIVERIES,
  PAST_EVENTS,
  pastReports(SUBJECTS.open),
  pastOrders(SUBJECTS.open),
  PAST_COUNTERS,
  PAST_CERTIFICATIONS,
];

/** Rows outside wallets, each under its own lock. */
export const TIDIERS: readonly Tidier[] = [
  tidySessions,
  tidyPendingSessions,
  tidyGuessCounters,
  tidyRecoveryLinks,
  tidyAddressClaims,
  tidyMails,
  tidyBankPayments,
  tidyBankFiles,
  tidyChainTransfers,
  tidyChainTransactions,
  tidyVenueConversions,
  tidyChildOrders,
];

/** Those that people look for most stand first. */
export const SEARCHES: readonly AnySearchKind[] = [
  OPERATION_SEARCH,
  ...RECEIPT_SEARCHES,
  TRANSFER_SEARCH,
  INVOICE_SEARCH,
  CUSTOMER_SEARCH,
  BENEFICIARY_SEARCH,
  DESTINATION_SEARCH,
  FUNDING_INSTRUMENT_SEARCH,
  PAYMENT_ROUTE_SEARCH,
  MOVEMENT_SEARCH,
  EVENT_SEARCH,
  WEBHOOK_SEARCH,
  DELIVERY_SEARCH,
  API_KEY_SEARCH,
  MEMBER_SEARCH,
];

/** The most urgent first. */
export const ATTENTIONS: readonly AttentionKind[] = [
  NEGATIVE_BALANCES,
  HELD_OPERATIONS,
  HELD_RECEIPTS,
  HELD_TRANSFERS,
  FAILED_OPERATIONS,
  FAILING_WEBHOOKS,
  FAILED_DELIVERIES,
  EXPIRING_KEYS,
  ISSUED_INVOICES,
];
