import { parseAmount } from '../../money/amount.ts';
import type { AudDestination } from '../../money/aud-destination.ts';
import type { Payment, ReturnOrder } from '../../outbox/order-payloads.ts';
import type { AnyOrder } from '../port/provider.ts';

/** A payment as a file carries it. */
export interface FilePayment {
  readonly instructionId: string;
  /** In cents. */
  readonly amountMinor: bigint;
  readonly destination: AudDestination;
  readonly remitterName: string;
  /** For the receiver's statement; null for none. */
  readonly statementReference: string | null;
}

/** Rails as files know them. Both kinds of NPP payment go in one file. */
export const FILE_RAILS = ['direct_entry', 'npp'] as const;

export type FileRail = (typeof FILE_RAILS)[number];

export function isFileRail(rail: string): rail is FileRail {
  return FILE_RAILS.some((each) => each === rail);
}

/** @param rail as the contract names it */
export function fileRailOf(rail: string): FileRail {
  return rail === 'bsb_account' ? 'direct_entry' : 'npp';
}

/** What a file is to carry of a payment, whichever order it is. */
export type Carried = Omit<FilePayment, 'instructionId'>;

export function carriedOf({
  amount,
  destination,
  remitterName,
  statementReference,
}: Omit<Payment, 'asset'>): Carried {
  return {
    amountMinor: parseAmount(amount, 'AUD'),
    // Payloads are made of checked destinations.
    destination: destination as AudDestination,
    remitterName,
    statementReference,
  };
}

/** A payment, and what it was ordered for. */
export interface OrderedPayment extends FilePayment {
  readonly kind: 'pay' | 'return_receipt' | 'return_deposit';
  /** The only one that may carry it; null for any that can. */
  readonly rail: FileRail | null;
}

/** What an order has the house pay; undefined if that is nothing, or its account is unknown. */
export function paymentIn(
  { instructionId, kind, payload }: AnyOrder,
  { name: remitterName }: Pick<HouseAccount, 'name'>,
): OrderedPayment | undefined {
  if (kind === 'pay') {
    const payment = payload as Payment;
    return { instructionId, kind, rail: fileRailOf(payment.rail), ...carriedOf(payment) };
  }
  if (kind !== 'return_receipt' && kind !== 'return_deposit') return undefined;
  // Orders of earlier versions name no sender.
  const { amount, sender } = payload as Partial<ReturnOrder>;
  if (amount === undefined || sender?.type !== 'bank_account') return undefined;
  const carried = { amountMinor: parseAmount(amount, 'AUD'), destination: sender, remitterName };
  return { instructionId, kind, rail: null, ...carried, statementReference: null };
}

/** When and under what number a file leaves. */
export interface FileHead {
  readonly rail: FileRail;
  readonly sequence: number;
  readonly name: string;
  /** On the server's clock. */
  readonly cutOffAt: number;
}

/** The house's own account, which payments are made from. */
export interface HouseAccount {
  readonly bsb: string;
  readonly accountNumber: string;
  readonly name: string;
}

/** As statements and holdings name an account: its digits. */
export function accountIdOf({ bsb, accountNumber }: Pick<HouseAccount, 'bsb' | 'accountNumber'>): string {
  return `${bsb}${accountNumber}`;
}

/** A file of a bank that cannot be taken in. */
export class UnusableFile extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnusableFile';
  }
}
