import type { Asset } from '../../money/amount.ts';
import type { Incoming } from '../../provider-seam/port/provider.ts';
import { type Loaded, type Need, need } from '../../writes/write.ts';
import { type Transfer, transfersTable } from './table.ts';

export interface FundingName {
  readonly kind: 'funding';
  readonly paymentRouteId: string;
  readonly incoming: Incoming;
  /** Invented names: nothing is found by them. */
  readonly madeUp?: Pick<Incoming, 'providerReference' | 'transactionHash'>;
  /** The sandbox makes it final a step later. */
  readonly isFinalSoon?: true;
}

/** A known transfer's deposit. */
export interface FundedName {
  readonly kind: 'funded';
  readonly transferId: string;
  /** All transfers of the deposit are found by it; a report is about the latest. */
  readonly paymentRouteId: string;
  readonly providerReference: string;
  readonly sourceAsset: Asset;
}

export type DepositSubject = FundingName | FundedName;

/** Provider reference, and position within a transaction. */
function keysOf(subject: DepositSubject) {
  const { paymentRouteId } = subject;
  if (subject.kind === 'funded') return [{ paymentRouteId, providerReference: subject.providerReference }];
  const { providerReference, transactionHash, transferIndex = 0 } = subject.incoming;
  return [
    ...(providerReference === undefined ? [] : [{ paymentRouteId, providerReference }]),
    ...(transactionHash === undefined ? [] : [{ paymentRouteId, transactionHash, transferIndex }]),
  ];
}

export function knownTransferNeeds(subject: DepositSubject): Need[] {
  return keysOf(subject).map((key) => need(transfersTable, key));
}

function latestOf(transfers: readonly Transfer[]): Transfer | undefined {
  return transfers.reduce<Transfer | undefined>(
    (latest, each) => (latest === undefined || each.occurrence > latest.occurrence ? each : latest),
    undefined,
  );
}

/** Each the latest of its deposit; more than one if reference and transaction belong to two facts. */
export function knownTransfers(subject: DepositSubject, loaded: Loaded): readonly Transfer[] {
  const found = keysOf(subject).map((key) => latestOf(loaded.list(transfersTable, key)));
  return [...new Set(found.filter((transfer) => transfer !== undefined))];
}

/** Latest last. */
export function knownTransferIds(subject: DepositSubject, loaded: Loaded): readonly string[] {
  const all = keysOf(subject).flatMap((key) => loaded.list(transfersTable, key));
  const inOrder = all.toSorted((one, other) => one.occurrence - other.occurrence);
  return [...new Set(inOrder.map(({ id }) => id))];
}
