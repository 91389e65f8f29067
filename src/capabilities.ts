import { INVOICE_LAWS } from './flows/audit/invoice-laws.ts';
import { OPERATION_LAWS } from './flows/audit/operation-laws.ts';
import type { Law } from './ledger/law.ts';
import { LEDGER_LAWS } from './ledger/laws.ts';
import { TRANSFER_LAWS } from './ledger/transfer-laws.ts';
import { CONVERSION_LAWS } from './treasury/conversions/laws.ts';
import { EVIDENCE_LAWS } from './treasury/evidence/laws.ts';
import { RECEIPT_LAWS } from './treasury/receipts/laws.ts';
import { linesProjection } from './writes/webhook-lines.ts';
import type { Projection } from './writes/projection.ts';
import { fanOutProjection } from './writes/stage-fan-outs.ts';
import { notificationsProjection } from './writes/stage-notifications.ts';

/** What capabilities derive from writes, in the order in which they are asked; with a memory of its own for each write queue. */
export function createProjections(): readonly Projection[] {
  return [fanOutProjection(), notificationsProjection, linesProjection];
}

/** Every law of the books that is stated in SQL. */
export const LAWS: readonly Law[] = [
  ...LEDGER_LAWS,
  ...OPERATION_LAWS,
  ...RECEIPT_LAWS,
  ...CONVERSION_LAWS,
  ...EVIDENCE_LAWS,
  ...TRANSFER_LAWS,
  ...INVOICE_LAWS,
];
