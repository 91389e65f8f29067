import type { Asset } from '../../money/amount.ts';
import type { Incoming } from '../../provider-seam/port/provider.ts';
import { type Loaded, type Need, need } from '../../writes/write.ts';
import { type Transfer, transfersTable } from './table.ts';

/** Money at a payment route: a transfer that is known, or is to be made. */
export interface FundingName {
  readonly kind: 'funding';
  readonly paymentRouteId: string;
  readonly incoming: Incoming;
  /** What is made up for a control call whose caller named none: nothing is known by it. */
  readonly madeUp?: Pick<Incoming, 'providerReference' | 'transactionHash'>;
  /** The sandbox lets it arrive, and has it final a step later. */
  readonly isFinalSoon?: true;
}

/** The deposit of a transfer that is known. */
export interface FundedName {
  readonly kind: 'funded';
  readonly transferId: string;
  /** By which all transfers of the deposit are known: a report is about the latest. */
  readonly paymentRouteId: string;
  readonly providerReference: string;
  readonly sourceAsset: Asset;
}

/** A report's subject that is money at a payment route. */
export type DepositSubject = FundingName | FundedName;

/** By what a fact is known at its route: the provider's reference, and the deposit's place in its transaction. */
function keysOf(subject: DepositSubject) {
  const { paymentRouteId } = subject;
  if (subject.kind === 'funded') return [{ paymentRouteId, providerReference: subject.providerReference }];
  const { providerReference, transactionHash, transferIndex = 0 } = subject.incoming;
  return [
    ...(providerReference === undefined ? [] : [{ paymentRouteId, providerReference }]),
    ...(transactionHash === undefined ? [] : [{ paymentRouteId, transactionHash, transferIndex }]),
  ];
}

/** The rows of all transfers of a fact. */
export function knownTransferNeeds(subject: DepositSubject): Need[] {
  return keysOf(subject).map((key) => need(transfersTable, key));
}

function latestOf(transfers: readonly Transfer[]): Transfer | undefined {
  return transfers.reduce<Transfer | undefined>(
    (latest, each) => (latest === undefined || each.occurrence > latest.occurrence ? each : latest),
    undefined,
  );
}

/**
 * The transfers of a fact that was reported before, each the latest of its deposit: more than one where reference and
 * transaction are of two facts.
 */
export function knownTransfers(subject: DepositSubject, loaded: Loaded): readonly Transfer[] {
  const found = keysOf(subject).map((key) => latestOf(loaded.list(transfersTable, key)));
  return [...new Set(found.filter((transfer) => transfer !== undefined))];
}

/** The identifiers of all transfers of a fact, of the latest ones last. */
export function knownTransferIds(subject: DepositSubject, loaded: Loaded): readonly string[] {
  const all = keysOf(subject).flatMap((key) => loaded.list(transfersTable, key));
  const inOrder = all.toSorted((one, other) => one.occurrence - other.occurrence);
  return [...new Set(inOrder.map(({ id }) => id))];
}
