import type { JournalLine } from '../../ledger/journal-entry.ts';
import type { ClearingAccount } from '../../ledger/posting.ts';
import { type Transfer, type TransferAsset, type TransferStatus, destinationOf, sourceOf } from './table.ts';

export type TransferEntryKind =
  | 'transfer_detected'
  | 'transfer_converted'
  | 'transfer_delivered'
  | 'transfer_unconverted'
  | 'transfer_returned';

/** Null stands before the beginning. */
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

function detected(transfer: Transfer): JournalLine[] {
  const source = sourceOf(transfer);
  const { asset } = source;
  return [
    { account: clearingOf(source), asset, amountMinor: -transfer.grossMinor },
    { account: 'transfers_in_flight', asset, amountMinor: transfer.grossMinor },
  ];
}

/**
 * The gross is the earned fees and what is exchanged; its result is in flight.
 * @throws Error without a rate, a fault of the program
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

/** Each asset's lines sum to zero. */
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
