import { LRUCache } from 'lru-cache';
import type { Parties } from './draw-invoice.ts';
import type { Invoice, WholeInvoice } from './table.ts';

/** Memory for kept PDFs; the longest invoice takes some 600 kB. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Invoices of one account wait for each other. */
export type Draw = (tenantId: string, whole: WholeInvoice, parties: Parties) => Promise<Uint8Array>;

interface Asked {
  readonly invoice: Invoice;
  readonly parties: Parties;
  readonly readWhole: () => Promise<WholeInvoice | undefined>;
}

/**
 * PDFs of invoices. An issued invoice changes only with its version: its PDF is kept, and concurrent requests share one
 * drawing.
 */
export class Drawings {
  readonly #draw: Draw;
  readonly #kept: LRUCache<string, Uint8Array>;
  readonly #underWay = new Map<string, Promise<Uint8Array | undefined>>();

  constructor(draw: Draw, mostBytes = MOST_BYTES) {
    this.#draw = draw;
    this.#kept = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ byteLength }) => byteLength });
  }

  /** Undefined if it is gone when its lines are read. */
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
