import type { Seller } from '../../config/seller.ts';
import type { Invoice, InvoiceLine, WholeInvoice } from '../../billing/invoices/table.ts';
import { totalsOf } from '../../billing/invoices/rules.ts';
import { monthEnd, monthStart } from '../../calendar/sydney.ts';

/** Somebody who issues invoices. */
export const SELLER: Seller = {
  name: 'Corridor Holdings Pty Ltd',
  abn: '51824753556',
  address: '1 Martin Place, Sydney NSW 2000',
  bank: 'BSB 062-000, account 12345678',
  email: 'billing@corridor.example',
  isFictional: false,
};

const TENANT_ID = 'acct_01kjr91dr0fwnvt1wvc9yhrpxj';

/** A line of an invoice, a verification unless it is told otherwise. */
export function exampleLine(line: number, given: Partial<InvoiceLine> = {}): InvoiceLine {
  const unitPriceMinor = 155n;
  const count = 3 + line;
  return {
    invoiceId: 'bil_01kjr92c00e2tbb6ygsevx1f7q',
    line,
    tenantId: TENANT_ID,
    type: 'kyc',
    description: 'Customer verifications',
    count,
    unitPriceMinor,
    amountMinor: unitPriceMinor * BigInt(count),
    actor: null,
    ...given,
  };
}

/** An invoice of February 2026, issued unless it is told otherwise. */
export function exampleInvoice(lines: readonly InvoiceLine[], given: Partial<Invoice> = {}): WholeInvoice {
  const developerFeesCreditMinor = given.developerFeesCreditMinor ?? 1_234n;
  const invoice: Invoice = {
    id: 'bil_01kjr92c00e2tbb6ygsevx1f7q',
    tenantId: TENANT_ID,
    month: '2026-02',
    number: 'INV-202602-0001',
    periodFrom: monthStart('2026-02'),
    periodTo: monthEnd('2026-02'),
    status: 'issued',
    statusBy: null,
    version: 2,
    ...totalsOf(lines, developerFeesCreditMinor),
    developerFeesCreditMinor,
    inflowCollected: [
      { asset: 'AUD', minor: '415050', count: 17 },
      { asset: 'USDC', minor: '-3250000', count: 5 },
    ],
    generatedAt: monthEnd('2026-02'),
    generatedBy: 'system',
    issuedAt: Date.UTC(2026, 2, 2, 22),
    issuedBy: 'operator',
    settledAt: null,
    settledBy: null,
    voidedAt: null,
    voidedBy: null,
    voidReason: null,
    replaces: null,
    ...given,
  };
  return { invoice, lines };
}
