import { computeInThread } from '../../../off-loop/thread-entry.ts';
import type { WholeInvoice } from '../../../flows/invoices/invoice.ts';
import { drawInvoice, type Parties } from './draw-invoice.ts';

/** An invoice that is to be drawn, with those who stand on it. */
export interface DrawingOrder {
  readonly whole: WholeInvoice;
  readonly parties: Parties;
}

computeInThread(({ whole, parties }: DrawingOrder): Promise<Uint8Array> => drawInvoice(whole, parties));
