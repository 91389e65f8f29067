import type { JournalLine } from '../../ledger/journal-entry.ts';
import type { ClearingAccount } from '../../ledger/posting.ts';
import { type Transfer, type TransferAsset, type TransferStatus, destinationOf, sourceOf } from './table.ts';

/** The kinds of journal entry that a transfer has, each once at most. */
export type TransferEntryKind =
  | 'transfer_detected'
  | 'transfer_converted'
  | 'transfer_delivered'
  | 'transfer_unconverted'
  | 'transfer_returned';

/** The entry that goes with an edge of a transfer's table of states; null stands before its beginning. */
export function entryOnEdge(from: TransferStatus | null, to: TransferStatus): TransferEntryKind | undefined {
  switch (to) {
    case 'detected':
      return 'transfer_detected';
    case 'delivering':
      return 'transfer_converted';
    case 'completed':
      return 'transfer_delivered';
    case 'failed':
      return from === 'delivering' ? 'transfer_unconverted' : undefined;
    case 'returned':
      return 'transfer_returned';
    case 'held':
    case 'converting':
      return undefined;
  }
}

/** The account where an asset meets the outside. */
function clearingOf({ network }: TransferAsset): ClearingAccount {
  return network === null ? 'bank_clearing' : `chain_clearing:${network}`;
}

/** The gross comes in, and is in flight. */
function detected(transfer: Transfer): JournalLine[] {
  const source = sourceOf(transfer);
  const { asset } = source;
  return [
    { account: clearingOf(source), asset, amountMinor: -transfer.grossMinor },
    { account: 'transfers_in_flight', asset, amountMinor: transfer.grossMinor },
  ];
}

/**
 * The gross is the fees, which are earned, and what is exchanged; in flight is what comes of that.
 * @throws Error where there is no rate yet: a fault of the program
 */
function converted(transfer: Transfer): JournalLine[] {
  const { id, grossMinor, platformFeeMinor, developerFeeMinor, convertedMinor, destinationMinor } = transfer;
  if (developerFeeMinor === null || convertedMinor === null || destinationMinor === null) {
    throw new Error(`The transfer ${id} has no price`);
  }
  const { asset } = sourceOf(transfer);
  const { asset: other } = destinationOf(transfer);
  return [
    { account: 'transfers_in_flight', asset, amountMinor: -grossMinor },
    { account: 'fee_income', asset, amountMinor: platformFeeMinor },
    { account: 'developer_fees_payable', asset, amountMinor: developerFeeMinor },
    { account: 'conversion_clearing', asset, amountMinor: convertedMinor },
    { account: 'conversion_clearing', asset: other, amountMinor: -destinationMinor },
    { account: 'transfers_in_flight', asset: other, amountMinor: destinationMinor },
  ];
}

/** What was in flight leaves. */
function delivered(transfer: Transfer): JournalLine[] {
  const destination = destinationOf(transfer);
  const { asset } = destination;
  const amountMinor = transfer.destinationMinor ?? 0n;
  return [
    { account: 'transfers_in_flight', asset, amountMinor: -amountMinor },
    { account: clearingOf(destination), asset, amountMinor },
  ];
}

function reversed(lines: readonly JournalLine[]): JournalLine[] {
  return lines.map((line) => ({ ...line, amountMinor: -line.amountMinor }));
}

/** The lines of one of a transfer's entries; each asset's sum to zero. */
export function entryLines(transfer: Transfer, kind: TransferEntryKind): JournalLine[] {
  switch (kind) {
    case 'transfer_detected':
      return detected(transfer);
    case 'transfer_converted':
      return converted(transfer);
    case 'transfer_delivered':
      return delivered(transfer);
    case 'transfer_unconverted':
      return reversed(converted(transfer));
    case 'transfer_returned':
      return reversed(detected(transfer));
  }
}
