import type { Customer } from '../flows/customers/customer.ts';
import type { Operation } from '../flows/operations/operation.ts';
import type { IdentityEvidence } from '../flows/evidence/identity-evidence.ts';
import type { AudToStablecoinRoute } from '../flows/payment-routes/payment-route.ts';
import type { StockSlot } from '../flows/stock/stock-slot.ts';
import type { AudAccount } from '../flows/funding-instruments/funding-instrument.ts';
import type { Receipt } from '../flows/receipts/receipt.ts';
import type { LegKind } from '../flows/transfers/transfer-legs.ts';
import type { Transfer } from '../flows/transfers/transfer.ts';
import type { Asset } from '../money/amount.ts';
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
  /** An order of a transfer. */
  | { readonly kind: 'leg'; readonly transferId: string; readonly order: LegKind }
  /** Money at a payment route: a transfer that is known, or is to be made. */
  | {
      readonly kind: 'funding';
      readonly paymentRouteId: string;
      readonly incoming: Incoming;
      /** As of money at an instrument. */
      readonly madeUp?: Pick<Incoming, 'providerReference' | 'transactionHash'>;
      /** The sandbox lets it arrive, and has it final a step later. */
      readonly isFinalSoon?: true;
    }
  /** The deposit of a transfer that is known. */
  | {
      readonly kind: 'funded';
      readonly transferId: string;
      /** By which all transfers of the deposit are known: a report is about the latest. */
      readonly paymentRouteId: string;
      readonly providerReference: string;
      readonly sourceAsset: Asset;
    }
  | { readonly kind: 'evidence'; readonly evidenceId: string }
  /** What the identity provider was asked about a customer, this once. */
  | { readonly kind: 'customer_check'; readonly checkId: string }
  /** An account or an address that is opened ahead. */
  | { readonly kind: 'slot'; readonly slotId: string }
  /** An account that was taken from stock by a funding instrument, and what is asked of the bank for it. */
  | { readonly kind: 'instrument'; readonly fundingInstrumentId: string }
  /** The same of a payment route. */
  | { readonly kind: 'route'; readonly paymentRouteId: string };

export type SubjectKind = Subject['kind'];

/** A subject of one kind. */
export type SubjectOf<Kind extends SubjectKind> = Extract<Subject, { readonly kind: Kind }>;

/** The record behind a subject of each kind. */
export interface SubjectRecords {
  readonly operation: Operation;
  readonly receipt: Receipt;
  readonly incoming: Receipt;
  readonly leg: Transfer;
  readonly funding: Transfer;
  readonly funded: Transfer;
  readonly evidence: IdentityEvidence;
  readonly customer_check: Customer;
  readonly slot: StockSlot;
  readonly instrument: AudAccount;
  readonly route: AudToStablecoinRoute;
}
