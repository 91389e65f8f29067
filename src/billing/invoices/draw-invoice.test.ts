import { describe, expect, it } from 'vitest';
import { SELLER, exampleInvoice, exampleLine } from '../../testing/worlds/example-invoice.ts';
import { type ReadPdf, readPdf } from '../../testing/worlds/read-pdf.ts';
import { drawInvoice } from './draw-invoice.ts';
import { shown } from './pdf-words.ts';
import type { WholeInvoice } from './table.ts';

const BUYER = 'Zażółć & Søn 漢字 Pty Ltd';

const DRAFT = { status: 'draft', issuedAt: null, issuedBy: null } as const;

const VOID = {
  status: 'void',
  voidedAt: Date.UTC(2026, 2, 4),
  voidReason: 'The wrong price was in force',
} as const;

const draw = (whole: WholeInvoice, seller = SELLER): Promise<Buffer> =>
  drawInvoice(whole, { seller, buyerName: BUYER });

const readBack = async (whole: WholeInvoice, seller = SELLER): Promise<ReadPdf> =>
  readPdf(await draw(whole, seller));

const lines = (count: number): WholeInvoice['lines'] =>
  Array.from({ length: count }, (_none, index) =>
    exampleLine(index + 1, index % 7 === 3 ? { description: `${'A long description '.repeat(7)}ends` } : {}),
  );

const adjusted = (amountMinor: bigint) =>
  exampleLine(1, {
    type: 'adjustment',
    description: 'Half of the subscription given back',
    count: 1,
    unitPriceMinor: amountMinor,
    amountMinor,
  });

describe('the PDF of an invoice', () => {
  it('shows every amount of the record, and the facts that the Tax Office asks for', async () => {
    const whole = exampleInvoice([...lines(2), exampleLine(3, { amountMinor: 123_456_789n })]);
    const { invoice } = whole;
    const { text } = await readBack(whole);
    const { platformFeesDueMinor: due, taxMinor: tax, netDueMinor: net } = invoice;
    const amounts = [due, tax, due + tax, -invoice.developerFeesCreditMinor, net];
    for (const line of whole.lines) amounts.push(line.unitPriceMinor, line.amountMinor);
    for (const amount of amounts) expect(text).toContain(shown(amount));
    expect(text).toContain('1,234,567.89');
    for (const fact of [
      'Tax invoice',
      SELLER.name,
      'ABN 51 824 753 556',
      SELLER.address,
      SELLER.email,
      SELLER.bank,
      'Zażółć & Søn \uFFFD\uFFFD Pty Ltd',
      `Account ${invoice.tenantId}`,
      'Number: INV-202602-0001',
      'Date of issue: 3 March 2026',
      'Period: 1 February 2026 to 28 February 2026',
      'Every line is taxable',
      'by 17 March 2026',
      'For information: fees already collected',
      '4,150.50',
      '-3.250000',
      'Page 1 of 1',
    ])
      expect(text).toContain(fact);
    expect(text).not.toMatch(/Sandbox|Void|Draft/);
  });

  it('is the same bytes each time, and other ones for another record', async () => {
    const whole = exampleInvoice(lines(3));
    const first = await draw(whole);
    expect((await draw(whole)).equals(first)).toBe(true);
    const settled = exampleInvoice(lines(3), { status: 'settled', settledAt: Date.UTC(2026, 2, 9) });
    expect((await draw(settled)).equals(first)).toBe(false);
  });

  it('is tagged, in English, and has a title', async () => {
    const { language, isTagged, tags, title } = await readBack(exampleInvoice(lines(2)));
    expect([language, isTagged, title]).toEqual(['en-AU', true, 'Tax invoice INV-202602-0001']);
    for (const tag of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(tags).toContain(tag);
  });

  it('breaks its table between rows, and repeats the head on each page', async () => {
    const { pages } = await readBack(exampleInvoice(lines(90)));
    expect(pages.length).toBeGreaterThan(2);
    const rows = pages.map((page) => page.match(/Customer verifications|ends/g)?.length ?? 0);
    expect(rows.reduce((sum, count) => sum + count, 0)).toBe(90);
    for (const [index, page] of pages.entries()) {
      if (rows[index] !== 0) expect(page).toMatch(/Description\s*Quantity\s*Unit price, AUD\s*Amount, AUD/);
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
  });

  it.each([
    ['Tax invoice', adjusted(1n), {}],
    ['Adjustment note', adjusted(-1n), {}],
    ['Statement', exampleLine(1, { amountMinor: 0n }), {}],
    ['Draft, not a tax invoice', adjusted(500n), DRAFT],
    ['Draft, not a tax invoice', adjusted(500n), { ...DRAFT, ...VOID }],
    ['Tax invoice', adjusted(500n), VOID],
  ])('is a %s by what is due and what became of it', async (title, line, given) => {
    const { text } = await readBack(exampleInvoice([line], given));
    const titles = ['Tax invoice', 'Adjustment note', 'Statement', 'Draft, not a tax invoice'];
    expect(titles.filter((each) => text.includes(each))).toEqual([title]);
  });

  it('calls what it gives back adjusted, and names itself as the reference of what is paid', async () => {
    const { text } = await readBack(exampleInvoice([adjusted(-4_952n)]));
    expect(text).toContain('What is adjusted');
    expect(text).not.toContain('What is billed');
    expect(text).toContain(`${SELLER.name} pays`);
    expect(text).toContain('Reference: INV-202602-0001');
    expect(text).not.toContain('To: BSB');
  });

  it('says on each page that it is void, and why', async () => {
    const { pages, text } = await readBack(exampleInvoice(lines(60), VOID));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page.replaceAll('Void since', '')).toContain('Void');
    expect(text).toContain('The wrong price was in force');
    expect(text).toContain('It must not be paid.');
    expect(text).not.toContain('by 17 March 2026');
  });

  it.each([
    [0n, 0n, 'No payment is due.'],
    [
      1_000n,
      1_234n,
      'Corridor Holdings Pty Ltd pays Zażółć & Søn \uFFFD\uFFFD Pty Ltd AUD 1.34, by 17 March 2026.',
    ],
    [
      2_000n,
      0n,
      'Zażółć & Søn \uFFFD\uFFFD Pty Ltd pays Corridor Holdings Pty Ltd AUD 22.00, by 17 March 2026.',
    ],
  ])('says who pays whom of %s due and %s credited', async (due, credit, sentence) => {
    const given = { developerFeesCreditMinor: credit };
    const { text } = await readBack(exampleInvoice(due === 0n ? [] : [adjusted(due)], given));
    expect(text.replaceAll(/\s+/g, ' ')).toContain(sentence);
  });

  it('says of a fictional seller on each page that it is one', async () => {
    const { pages } = await readBack(exampleInvoice(lines(60)), { ...SELLER, isFictional: true });
    for (const page of pages) expect(page).toContain('Sandbox: the seller is fictional');
  });

  it('shows any text: what the font lacks as a sign, and what has no form as a blank', async () => {
    const description = '\u{1F4B6} \u0007漢 fi \u0301 \u202E & < > ( ) \\';
    const { text } = await readBack(exampleInvoice([exampleLine(1, { description })]));
    expect(text).toContain('\uFFFD');
    expect(text).toContain('& < > ( ) \\');
  });
});
