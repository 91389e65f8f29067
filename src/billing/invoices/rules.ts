import { Decimal } from 'decimal.js';
import { ExactDecimal } from '../../money/amount.ts';
import type { Invoice, InvoiceLine } from './table.ts';

/** Follows from lines and credit. */
type InvoiceTotals = Pick<Invoice, 'lineCount' | 'platformFeesDueMinor' | 'taxMinor' | 'netDueMinor'>;

/**
 * In cents: 10 % of the whole, rounded once, half up away from zero (A New Tax System (Goods and Services Tax) Act
 * 1999, s 9-90(2)(a), the total invoice rule).
 */
function gstOn(dueMinor: bigint): bigint {
  const tax = new ExactDecimal(dueMinor.toString()).dividedBy(10);
  return BigInt(tax.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toFixed(0));
}

/**
 * In cents. Credited developer fees bear no GST here: the tenant earned them of its own customers. Below zero the
 * platform owes the tenant.
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
