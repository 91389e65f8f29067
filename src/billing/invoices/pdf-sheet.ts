import { readFileSync } from 'node:fs';
import type PDFDocument from 'pdfkit';

/** Unicode's replacement character. */
const REPLACEMENT = '\uFFFD';

/** Letters that the font lacks become the replacement character. */
function readable(text: string, hasLetter: (codePoint: number) => boolean): string {
  let shown = '';
  for (const letter of text) {
    const codePoint = letter.codePointAt(0) ?? 0;
    if (codePoint < 0x20 || codePoint === 0x7f) shown += ' ';
    else shown += hasLetter(codePoint) ? letter : REPLACEMENT;
  }
  return shown;
}

/** A4 in points, margins of about two centimetres. */
const MARGIN = 56;
const FOOT_HEIGHT = 40;

const REGULAR = new URL('../../../node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf', import.meta.url);
const BOLD = new URL('../../../node_modules/dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf', import.meta.url);

type Document = InstanceType<typeof PDFDocument>;

type Element = PDFKit.PDFStructureElement;

interface KnownLetters {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

export interface Setting {
  readonly size?: number;
  readonly isBold?: boolean;
  readonly align?: 'left' | 'right' | 'center';
  readonly color?: string;
}

export interface Column {
  readonly heading: string;
  readonly share: number;
  readonly align: 'left' | 'right';
}

interface Placed extends Setting {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const PADDING = 4;

const INK = '#1a1a1a';
const PALE = '#5a5a5a';
const RULE = '#b0b0b0';

/** Repeated on each page, outside the text. */
export interface Surroundings {
  readonly foot: string;
  readonly mark: string | null;
  readonly stamp: string | null;
}

/**
 * Pages with a tree of tags for the reading order. Content flows to the next page; a table never breaks inside a row
 * and repeats its head.
 */
export class Sheet {
  readonly #document: Document;
  readonly #root: Element;
  readonly #letters: Readonly<Record<'regular' | 'bold', KnownLetters>>;
  #y = MARGIN;

  constructor(document: Document) {
    this.#document = document;
    document.registerFont('regular', readFileSync(REGULAR));
    document.registerFont('bold', readFileSync(BOLD));
    this.#letters = { regular: lettersOf(document, 'regular'), bold: lettersOf(document, 'bold') };
    this.#root = document.struct('Document');
    document.addStructure(this.#root);
    document.addPage({ size: 'A4', margin: 0 });
  }

  get #left(): number {
    return MARGIN;
  }

  /** Between the margins. */
  get width(): number {
    return this.#document.page.width - 2 * MARGIN;
  }

  get #bottom(): number {
    return this.#document.page.height - MARGIN - FOOT_HEIGHT;
  }

  #height({ text, width, size = 9.5, isBold = false }: Omit<Placed, 'x' | 'y'>): number {
    this.#document.font(isBold ? 'bold' : 'regular').fontSize(size);
    return this.#document.heightOfString(this.#readable(text, isBold), { width });
  }

  #readable(text: string, isBold: boolean): string {
    const letters = this.#letters[isBold ? 'bold' : 'regular'];
    return readable(text, (codePoint) => letters.hasGlyphForCodePoint(codePoint));
  }

  #draw({ text, x, y, width, size = 9.5, isBold = false, align = 'left', color = INK }: Placed): void {
    const document = this.#document;
    document
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
    document.text(this.#readable(text, isBold), x, y, { width, align });
  }

  #makeRoom(height: number): void {
    if (this.#y + height <= this.#bottom) return;
    this.#document.addPage({ size: 'A4', margin: 0 });
    this.#y = MARGIN;
  }

  /** Content outside the reading order. */
  #decorate(draw: () => void, type = 'Layout'): void {
    this.#document.markContent('Artifact', { type: type as 'Layout' });
    draw();
    this.#document.endMarkedContent();
  }

  /** Leaves room. */
  space(height: number): void {
    this.#y += height;
  }

  /** Full width, tagged. */
  text(tag: 'H1' | 'H2' | 'P', text: string, setting: Setting = {}): void {
    const width = this.width;
    const height = this.#height({ text, width, ...setting });
    this.#makeRoom(height + (tag === 'H2' ? 60 : 0));
    const place = { text, x: this.#left, y: this.#y, width, ...setting };
    this.#root.add(this.#document.struct(tag, {}, () => this.#draw(place)));
    this.#y += height + PADDING;
  }

  /** Side by side, each read top to bottom, its first line as heading. */
  blocks(blocks: readonly (readonly string[])[]): void {
    const gap = 20;
    const width = (this.width - gap * (blocks.length - 1)) / blocks.length;
    const heights = blocks.map((block, index) => {
      let y = this.#y;
      for (const [line, text] of block.entries()) {
        const setting = { isBold: line === 1, ...(line === 0 ? { color: PALE, size: 8.5 } : {}) };
        const place = { text, x: this.#left + index * (width + gap), y, width, ...setting };
        this.#root.add(this.#document.struct('P', {}, () => this.#draw(place)));
        y += this.#height({ text, width, ...setting }) + 2;
      }
      return y - this.#y;
    });
    this.#y += Math.max(0, ...heights) + PADDING;
  }

  /** Rows stay whole; the head is repeated on each page. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
    const document = this.#document;
    const widths = columns.map(({ share }) => share * this.width);
    const headings = columns.map(({ heading }) => heading);
    const headHeight = this.#rowHeight(headings, widths, true);
    const firstHeight = rows[0] === undefined ? 0 : this.#rowHeight(rows[0], widths, false);
    this.#makeRoom(headHeight + firstHeight);
    const table = document.struct('Table');
    this.#root.add(table);
    this.#row(table, 'TH', columns, widths, headings, headHeight);
    for (const cells of rows) {
      const height = this.#rowHeight(cells, widths, false);
      const page = document.page;
      this.#makeRoom(height);
      if (document.page !== page) {
        // The head was read already.
        this.#decorate(() => this.#cells(columns, widths, headings, true));
        this.#ruleBelow(headHeight);
      }
      this.#row(table, 'TD', columns, widths, cells, height);
    }
    table.end();
    this.#y += PADDING;
  }

  #rowHeight(cells: readonly string[], widths: readonly number[], isBold: boolean): number {
    const heights = cells.map((text, index) =>
      this.#height({ text, width: (widths[index] ?? 0) - 2 * PADDING, isBold }),
    );
    return Math.max(...heights) + 2 * PADDING;
  }

  #placeOf(columns: readonly Column[], widths: readonly number[], text: string, index: number): Placed {
    const before = widths.slice(0, index).reduce((sum, width) => sum + width, 0);
    return {
      text,
      x: this.#left + before + PADDING,
      y: this.#y + PADDING,
      width: (widths[index] ?? 0) - 2 * PADDING,
      align: columns[index]?.align ?? 'left',
    };
  }

  #cells(
    columns: readonly Column[],
    widths: readonly number[],
    cells: readonly string[],
    isBold: boolean,
  ): void {
    for (const [index, text] of cells.entries())
      this.#draw({ ...this.#placeOf(columns, widths, text, index), isBold });
  }

  #row(
    table: Element,
    tag: 'TH' | 'TD',
    columns: readonly Column[],
    widths: readonly number[],
    cells: readonly string[],
    height: number,
  ): void {
    const row = this.#document.struct('TR');
    table.add(row);
    for (const [index, text] of cells.entries()) {
      const place = { ...this.#placeOf(columns, widths, text, index), isBold: tag === 'TH' };
      row.add(this.#document.struct(tag, {}, () => this.#draw(place)));
    }
    row.end();
    this.#ruleBelow(height);
  }

  /** A row's height, and a line below. */
  #ruleBelow(height: number): void {
    this.#y += height;
    const y = this.#y;
    this.#decorate(() => {
      const document = this.#document;
      document.moveTo(this.#left, y).lineTo(this.#left + this.width, y);
      document.lineWidth(0.5).strokeColor(RULE).stroke();
    });
  }

  /** Words and amounts at the right; the last row is bold. */
  sums(rows: readonly (readonly [string, string])[]): void {
    const widths = [this.width * 0.27, this.width * 0.23] as const;
    const x = this.#left + this.width - widths[0] - widths[1];
    const table = this.#document.struct('Table');
    this.#makeRoom(rows.length * 18);
    this.#root.add(table);
    for (const [index, [name, amount]] of rows.entries()) {
      const isBold = index === rows.length - 1;
      const row = this.#document.struct('TR');
      table.add(row);
      const y = this.#y + PADDING;
      row.add(
        this.#document.struct('TH', {}, () => this.#draw({ text: name, x, y, width: widths[0], isBold })),
      );
      const place = { text: amount, x: x + widths[0], y, width: widths[1] - PADDING, isBold };
      row.add(this.#document.struct('TD', {}, () => this.#draw({ ...place, align: 'right' })));
      row.end();
      const height = Math.max(this.#height({ text: name, width: widths[0], isBold }), 12);
      this.#y += height + PADDING;
    }
    table.end();
    this.#y += PADDING;
  }

  /** Puts foot, mark and stamp on each page. */
  finish({ foot, mark, stamp }: Surroundings): void {
    this.#root.end();
    const { start, count } = this.#document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.#document.switchToPage(start + index);
      const pageOf = `Page ${index + 1} of ${count}`;
      this.#decorate(() => this.#foot(foot, pageOf, mark), 'Pagination');
      if (stamp !== null) this.#decorate(() => this.#stamp(stamp), 'Pagination');
    }
    this.#document.end();
  }

  #foot(foot: string, pageOf: string, mark: string | null): void {
    const y = this.#document.page.height - MARGIN - FOOT_HEIGHT + 14;
    const common = { x: this.#left, width: this.width, size: 8, color: PALE };
    this.#draw({ ...common, text: foot, y });
    this.#draw({ ...common, text: pageOf, y, align: 'right' });
    if (mark !== null) this.#draw({ ...common, text: mark, y: y + 14, align: 'center', isBold: true });
  }

  #stamp(stamp: string): void {
    const document = this.#document;
    const { width, height } = document.page;
    document.save();
    document.rotate(-45, { origin: [width / 2, height / 2] });
    document.fillOpacity(0.18);
    this.#draw({
      text: stamp,
      x: 0,
      y: height / 2 - 90,
      width,
      size: 150,
      isBold: true,
      align: 'center',
      color: '#c00000',
    });
    document.restore();
  }
}

function lettersOf(document: Document, font: string): KnownLetters {
  document.font(font);
  // The type of a document's font hides its source.
  return (document as unknown as { _font: { font: KnownLetters } })._font.font;
}
