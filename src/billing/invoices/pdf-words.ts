import type { Moment } from '../../calendar/clock.ts';
import { sydneyDate } from '../../calendar/sydney.ts';
import type { Seller } from '../../config/seller.ts';
import { type Asset, presentAmount } from '../../money/amount.ts';
import type { Invoice, InvoiceLine, WholeInvoice } from './table.ts';

/** Days from issue to payment. */
const DAYS_TO_PAY = 14;

export interface Party {
  readonly heading: string;
  readonly name: string;
  readonly lines: readonly string[];
}

export type Fact = readonly [name: string, value: string];

/** All words of an invoice, in reading order. */
export interface InvoiceWords {
  readonly title: string;
  readonly number: string;
  /** Across each page of an invoice that is not valid. */
  readonly stamp: string | null;
  readonly mark: string | null;
  readonly parties: readonly [seller: Party, buyer: Party];
  readonly facts: readonly Fact[];
  readonly heading: string;
  readonly lines: readonly (readonly [string, string, string, string])[];
  readonly totals: readonly Fact[];
  readonly taxNote: string;
  readonly net: readonly Fact[];
  readonly payment: readonly string[];
  readonly inflow: readonly (readonly [string, string, string])[];
}

/** With thousands separators: `-1,234.50`. */
export function shown(minor: bigint, asset: Asset = 'AUD'): string {
  const [whole = '', part = ''] = presentAmount(minor, asset).split('.');
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${part}`;
}

/** An invoice that was never issued is no tax invoice. */
function titleOf({ issuedAt, platformFeesDueMinor }: Invoice): string {
  if (issuedAt === null) return 'Draft, not a tax invoice';
  if (platformFeesDueMinor > 0n) return 'Tax invoice';
  return platformFeesDueMinor === 0n ? 'Statement' : 'Adjustment note';
}

function factsOf(invoice: Invoice): Fact[] {
  const { number, issuedAt, settledAt, voidedAt, periodFrom, periodTo } = invoice;
  const dated = (name: string, moment: Moment | null): Fact[] =>
    moment === null ? [] : [[name, sydneyDate(moment)]];
  return [
    ['Number', number],
    ...(issuedAt === null ? dated('Date of draft', invoice.generatedAt) : dated('Date of issue', issuedAt)),
    ['Period', `${sydneyDate(periodFrom)} to ${sydneyDate(periodTo - 1)}, Australia/Sydney`],
    ...dated('Paid', settledAt),
    ...dated('Void since', voidedAt),
  ];
}

function rowOf(line: InvoiceLine): readonly [string, string, string, string] {
  const { description, count, unitPriceMinor, amountMinor } = line;
  return [description, String(count), shown(unitPriceMinor), shown(amountMinor)];
}

/** Payer, amount, date and account. */
function paymentOf(invoice: Invoice, seller: Seller, buyerName: string): string[] {
  const { status, number, netDueMinor, voidReason, issuedAt } = invoice;
  if (status === 'void') return [`This document is void: ${voidReason ?? ''}`, 'It must not be paid.'];
  if (netDueMinor === 0n) return ['No payment is due.'];
  const [payer, payee] = netDueMinor > 0n ? [buyerName, seller.name] : [seller.name, buyerName];
  const amount = `AUD ${shown(netDueMinor > 0n ? netDueMinor : -netDueMinor)}`;
  if (status === 'settled') return [`${payer} has paid ${payee} ${amount}.`];
  const by =
    issuedAt === null
      ? `${DAYS_TO_PAY} days after the date of issue`
      : `by ${sydneyDate(issuedAt, DAYS_TO_PAY)}`;
  const sentence = `${payer} pays ${payee} ${amount}, ${by}.`;
  const reference = `Reference: ${number}`;
  return netDueMinor > 0n ? [sentence, `To: ${seller.bank}`, reference] : [sentence, reference];
}

/** `51 824 753 556`. */
function spacedAbn(abn: string): string {
  return abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}

/** An invoice in words. */
export function wordsOf({ invoice, lines }: WholeInvoice, seller: Seller, buyerName: string): InvoiceWords {
  const { platformFeesDueMinor, taxMinor, developerFeesCreditMinor, netDueMinor } = invoice;
  const withTax = platformFeesDueMinor + taxMinor;
  return {
    title: titleOf(invoice),
    number: invoice.number,
    stamp: invoice.status === 'void' ? 'Void' : null,
    mark: seller.isFictional ? 'Sandbox: the seller is fictional and no money moves.' : null,
    parties: [
      {
        heading: 'From',
        name: seller.name,
        lines: [`ABN ${spacedAbn(seller.abn)}`, seller.address, seller.email],
      },
      { heading: 'To', name: buyerName, lines: [`Account ${invoice.tenantId}`] },
    ],
    facts: factsOf(invoice),
    heading: platformFeesDueMinor < 0n ? 'What is adjusted' : 'What is billed',
    lines: lines.map(rowOf),
    totals: [
      ['Total without GST', shown(platformFeesDueMinor)],
      ['GST, 10 %', shown(taxMinor)],
      ['Total with GST', shown(withTax)],
    ],
    taxNote: 'Every line is taxable. GST is computed on their total and rounded once.',
    net: [
      ['Developer fees credited', shown(-developerFeesCreditMinor)],
      ['Net amount', shown(netDueMinor)],
    ],
    payment: paymentOf(invoice, seller, buyerName),
    inflow: invoice.inflowCollected.map(({ asset, minor, count }) => [
      asset,
      String(count),
      shown(BigInt(minor), asset),
    ]),
  };
}
