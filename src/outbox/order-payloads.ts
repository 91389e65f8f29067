import type { Word } from '../../generated/words.ts';
import type { Network } from '../../generated/assets.ts';
import type { Asset } from '../money/amount.ts';
import type { AudDestination } from '../money/aud-destination.ts';

/** Amounts as on the wire. */
export interface Payment {
  readonly amount: string;
  readonly asset: 'AUD';
  readonly rail: string;
  readonly destination: object;
  readonly remitterName: string;
  readonly statementReference: string | null;
}

/** What a withdrawal asks of the chain. */
export interface Sending {
  readonly amount: string;
  readonly asset: Asset;
  readonly network: Network;
  readonly address: string;
  readonly tag: string | null;
}

/** What a conversion asks of the exchange. */
export interface Exchange {
  readonly amount: string;
  readonly asset: Asset;
  readonly destination: { readonly amount: string; readonly asset: Asset; readonly network: Network | null };
  readonly rate: string;
}

/** An account in the tenant's name, opened ahead. */
export interface AccountOpening {
  readonly accountName: string;
}

/** An address for one stablecoin on one network. */
export interface AddressOpening {
  readonly asset: Asset;
  readonly network: Network;
}

/** Name and PayID of an account opened ahead. */
export interface AccountAssignment {
  readonly providerReference: string;
  readonly bsb: string;
  readonly accountNumber: string;
  readonly accountName: string;
  /** Null for none. */
  readonly payIdType: 'email' | null;
}

/** Identifies a person. */
export interface EvidenceOrder {
  readonly beneficiaryId: string;
  readonly level: string;
}

/** Identifies a customer, or judges an entitlement. */
export interface CustomerOrder {
  readonly customerId: string;
  readonly decides: 'verification' | 'aud_onramp' | 'aud_offramp';
  /** When asked. */
  readonly verificationStatus: string;
  readonly type: Word<'Customer.type'>;
  readonly contact: { readonly email: string; readonly name: string };
  /** By type, as the contract shows them; null if none were given. */
  readonly details: Readonly<Record<string, string>> | null;
}

/** Where money came from: it can be sent back there. */
export type Sender =
  | { readonly type: 'address'; readonly address: string }
  | Extract<AudDestination, { readonly type: 'bank_account' }>;

/** Sends money back where it came from. */
export interface ReturnOrder {
  readonly amount: string;
  readonly asset: Asset;
  /** Null for AUD. */
  readonly network: Network | null;
  /** Null if the provider never said. */
  readonly sender: Sender | null;
  readonly providerReference: string;
  readonly transactionHash: string | null;
  readonly reason: string;
}

/** Cancels an order. */
export interface Cancellation {
  /** With `kind`, the order's row. */
  readonly subject: string;
  readonly kind: 'pay' | 'send' | 'convert';
  /** For people. */
  readonly reason: string;
}

export interface Payloads {
  readonly pay: Payment;
  readonly send: Sending;
  readonly convert: Exchange;
  readonly issue_account: AccountOpening;
  readonly issue_address: AddressOpening;
  readonly assign_account: AccountAssignment;
  readonly hand_over_evidence: EvidenceOrder;
  readonly check_customer: CustomerOrder;
  readonly return_receipt: ReturnOrder;
  readonly return_deposit: ReturnOrder;
  readonly cancel: Cancellation;
}
