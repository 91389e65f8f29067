import { LRUCache } from 'lru-cache';
import type { Parties } from './draw-invoice.ts';
import type { Invoice, WholeInvoice } from './table.ts';

/** What the PDFs that are kept take in memory. The longest invoice takes some 600 kB. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Draws an invoice; others of its account wait until it is done. */
export type Draw = (tenantId: string, whole: WholeInvoice, parties: Parties) => Promise<Uint8Array>;

/** An invoice that is asked for, and how to read its lines, which a PDF that is kept does not need. */
interface Asked {
  readonly invoice: Invoice;
  readonly parties: Parties;
  readonly readWhole: () => Promise<WholeInvoice | undefined>;
}

/**
 * The PDFs of invoices. One that is no longer a draft changes with its version alone, and its PDF is kept; whoever asks while it
 * is drawn waits for the same drawing.
 */
export class Drawings {
  readonly #draw: Draw;
  readonly #kept: LRUCache<string, Uint8Array>;
  readonly #underWay = new Map<string, Promise<Uint8Array | undefined>>();

  constructor(draw: Draw, mostBytes = MOST_BYTES) {
    this.#draw = draw;
    this.#kept = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ byteLength }) => byteLength });
  }

  /** The PDF of an invoice; undefined if it is gone by the time its lines are read. */
  async of(asked: Asked): Promise<Uint8Array | undefined> {
    const { invoice, parties } = asked;
    const key = JSON.stringify([invoice.id, invoice.version, parties]);
    const kept = this.#kept.get(key) ?? this.#underWay.get(key);
    if (kept !== undefined) return kept;
    const drawing = this.#drawNow(key, asked).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, drawing);
    return drawing;
  }

  async #drawNow(key: string, { invoice, parties, readWhole }: Asked): Promise<Uint8Array | undefined> {
    const whole = await readWhole();
    if (whole === undefined) return undefined;
    const bytes = await this.#draw(invoice.tenantId, whole, parties);
    const isSame = whole.invoice.version === invoice.version;
    if (isSame && invoice.status !== 'draft') this.#kept.set(key, bytes);
    return bytes;
  }
}
