import type { Network } from '../../generated/assets.ts';
import type { Asset } from '../money/amount.ts';

/** What a payout asks of the bank; amounts as the wire writes them. */
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

/** What the bank is asked to open: an account in the tenant's name, which nobody has yet. */
export interface AccountOpening {
  readonly accountName: string;
}

/** What a custodian is asked to open: an address for one stablecoin on one network. */
export interface AddressOpening {
  readonly asset: Asset;
  readonly network: Network;
}

/** What an account that was opened ahead is made into for a funding instrument: its name, and a PayID that leads to it. */
export interface AccountAssignment {
  readonly providerReference: string;
  readonly bsb: string;
  readonly accountNumber: string;
  readonly accountName: string;
  /** The sort of PayID to issue; null for none. */
  readonly payIdType: 'email' | null;
}

/** What evidence asks of the identity provider: to say who somebody is. */
export interface EvidenceOrder {
  readonly beneficiaryId: string;
  readonly level: string;
}

/** What a customer asks of the identity provider: to say who it is, or whether it may have an entitlement. */
export interface CustomerOrder {
  readonly customerId: string;
  readonly decides: 'verification' | 'aud_onramp' | 'aud_offramp';
  /** How the verification stood when it was asked. */
  readonly verificationStatus: string;
  readonly type: 'individual' | 'business';
  readonly contact: { readonly email: string; readonly name: string };
  /** As the contract has them for its type; null where none were given. */
  readonly details: Readonly<Record<string, string>> | null;
}

/** What a held receipt, or a transfer, asks of whoever brought its money: to send it back where it came from. */
export interface ReturnOrder {
  readonly amount: string;
  readonly asset: Asset;
  readonly providerReference: string;
  readonly transactionHash: string | null;
  readonly reason: string;
}

/** What is asked of a provider that has an order: not to carry it out. */
export interface Cancellation {
  /** The order that is taken back; with `kind` it names its row. */
  readonly subject: string;
  readonly kind: 'pay' | 'send' | 'convert';
  /** Why, in words for people. */
  readonly reason: string;
}

/** What each kind of order says. */
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
