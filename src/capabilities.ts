import { EVIDENCE_EXPIRIES } from './flows/evidence/expire-evidence.ts';
import { DUE_INVOICES } from './flows/invoices/draft-due-invoice.ts';
import { QUOTE_EXPIRIES } from './flows/quotes/expire-quote.ts';
import { HOLDBACKS } from './flows/receipts/release-holdback.ts';
import { FINAL_DEPOSITS } from './flows/transfers/convert-transfer.ts';
import { ASKED_ORDERS, SENDABLE_ORDERS } from './provider-seam/orders/due.ts';
import {
  SIMULATED_CHECKS,
  SIMULATED_CUSTOMER_CHECKS,
  SIMULATED_REPORTS,
} from './providers/simulated-work.ts';
import { WEBHOOK_FAN_OUTS, WEBHOOK_LEASES, WEBHOOK_LINES } from './webhooks/deliveries/due.ts';
import type { DueKind } from './workers/due-work.ts';

/** Everything that falls due, in the order in which work of the same moment is taken up. */
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
