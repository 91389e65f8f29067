import type { Operation } from '../flows/operations/operation.ts';
import type { IdentityEvidence } from '../flows/evidence/identity-evidence.ts';
import type { Receipt } from '../flows/receipts/receipt.ts';
import type { Incoming } from './provider.ts';

/** What a report is about, found among what is ours. */
export type Subject =
  | { readonly kind: 'operation'; readonly operationId: string }
  /** A receipt that is known. */
  | { readonly kind: 'receipt'; readonly receiptId: string }
  /** Money at an instrument: a receipt that is known, or is to be made. */
  | {
      readonly kind: 'incoming';
      readonly fundingInstrumentId: string;
      readonly incoming: Incoming;
      /** What is made up for a control call whose caller named none: nothing is known by it. */
      readonly madeUp?: Pick<Incoming, 'providerReference' | 'transactionHash'>;
    }
  | { readonly kind: 'evidence'; readonly evidenceId: string };

export type SubjectKind = Subject['kind'];

/** A subject of one kind. */
export type SubjectOf<Kind extends SubjectKind> = Extract<Subject, { readonly kind: Kind }>;

/** The record behind a subject of each kind. */
export interface SubjectRecords {
  readonly operation: Operation;
  readonly receipt: Receipt;
  readonly incoming: Receipt;
  readonly evidence: IdentityEvidence;
}
