import { Decimal } from 'decimal.js';
import { ExactDecimal } from '../../money/amount.ts';
import type { Invoice, InvoiceLine } from './table.ts';

/** The amounts that follow from an invoice's lines and its credit. */
type InvoiceTotals = Pick<Invoice, 'lineCount' | 'platformFeesDueMinor' | 'taxMinor' | 'netDueMinor'>;

/**
 * GST on what is due for an invoice as a whole, in cents: 10 %, rounded once, half up away from zero (A New Tax System
 * (Goods and Services Tax) Act 1999, s 9-90(2)(a), the total invoice rule).
 */
function gstOn(dueMinor: bigint): bigint {
  const tax = new ExactDecimal(dueMinor.toString()).dividedBy(10);
  return BigInt(tax.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toFixed(0));
}

/**
 * Adds an invoice up. The developer fees that are credited bear no GST here: they are what the tenant earned of its own
 * customers. All in cents; below zero the platform owes the tenant.
 */
export function totalsOf(
  lines: readonly Pick<InvoiceLine, 'amountMinor'>[],
  developerFeesCreditMinor: bigint,
): InvoiceTotals {
  const platformFeesDueMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const taxMinor = gstOn(platformFeesDueMinor);
  return {
    lineCount: lines.length,
    platformFeesDueMinor,
    taxMinor,
    netDueMinor: platformFeesDueMinor - developerFeesCreditMinor + taxMinor,
  };
}
