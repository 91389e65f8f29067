import { computeInThread } from '../../off-loop/thread-entry.ts';
import { type Parties, drawInvoice } from './draw-invoice.ts';
import type { WholeInvoice } from './table.ts';

export interface DrawingOrder {
  readonly whole: WholeInvoice;
  readonly parties: Parties;
}

computeInThread(({ whole, parties }: DrawingOrder): Promise<Uint8Array> => drawInvoice(whole, parties));
