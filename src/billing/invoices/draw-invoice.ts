import PDFDocument from 'pdfkit';
import type { Seller } from '../../config/seller.ts';
import { type Column, Sheet } from './pdf-sheet.ts';
import { type InvoiceWords, wordsOf } from './pdf-words.ts';
import type { Invoice, WholeInvoice } from './table.ts';

const LINE_COLUMNS: readonly Column[] = [
  { heading: 'Description', share: 0.46, align: 'left' },
  { heading: 'Quantity', share: 0.14, align: 'right' },
  { heading: 'Unit price, AUD', share: 0.2, align: 'right' },
  { heading: 'Amount, AUD', share: 0.2, align: 'right' },
];

const INFLOW_COLUMNS: readonly Column[] = [
  { heading: 'Asset', share: 0.3, align: 'left' },
  { heading: 'Times', share: 0.3, align: 'right' },
  { heading: 'Collected', share: 0.4, align: 'right' },
];

export interface Parties {
  readonly seller: Seller;
  readonly buyerName: string;
}

/** The record's own times alone, so that one record gives the same bytes. */
function lastChangeOf({ generatedAt, issuedAt, settledAt, voidedAt }: Invoice): Date {
  return new Date(voidedAt ?? settledAt ?? issuedAt ?? generatedAt);
}

function write(sheet: Sheet, words: InvoiceWords): void {
  sheet.text('H1', words.title, { size: 20, isBold: true });
  sheet.space(8);
  sheet.blocks(words.parties.map(({ heading, name, lines }) => [heading, name, ...lines]));
  sheet.space(8);
  for (const [name, value] of words.facts) sheet.text('P', `${name}: ${value}`);
  sheet.space(10);
  sheet.text('H2', words.heading, { size: 12, isBold: true });
  if (words.lines.length === 0) sheet.text('P', 'There are no charges for this month.');
  else sheet.table(LINE_COLUMNS, words.lines);
  sheet.sums(words.totals);
  sheet.text('P', words.taxNote, { size: 8.5 });
  sheet.space(6);
  sheet.sums(words.net);
  for (const sentence of words.payment) sheet.text('P', sentence, { isBold: true });
  if (words.inflow.length === 0) return;
  sheet.space(14);
  sheet.text('H2', 'For information: fees already collected', { size: 12, isBold: true });
  sheet.text(
    'P',
    'These fees were collected during the month as payments were processed. They are not part of any total above.',
  );
  sheet.table(INFLOW_COLUMNS, words.inflow);
}

/**
 * A4, English, tagged PDF with its fonts; the same record gives the same bytes. Up to 200 ms of CPU: run it in a
 * thread.
 */
export async function drawInvoice(whole: WholeInvoice, { seller, buyerName }: Parties): Promise<Buffer> {
  const words = wordsOf(whole, seller, buyerName);
  const changedAt = lastChangeOf(whole.invoice);
  const document = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    compress: true,
    displayTitle: true,
    lang: 'en-AU',
    pdfVersion: '1.7',
    tagged: true,
    info: {
      Title: `${words.title} ${words.number}`,
      Author: seller.name,
      Producer: 'Corridor',
      Creator: 'Corridor',
      CreationDate: changedAt,
      ModDate: changedAt,
    },
  });
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));
  const sheet = new Sheet(document);
  write(sheet, words);
  sheet.finish({ foot: words.number, mark: words.mark, stamp: words.stamp });
  await ended;
  return Buffer.concat(pieces);
}
