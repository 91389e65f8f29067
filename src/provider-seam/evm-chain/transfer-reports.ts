import type { HoldReason } from '../../errors/reasons.ts';
import type { Entry, Report } from '../port/provider.ts';
import type { BarredAddresses } from './barred-addresses.ts';
import type { ChainTransfer } from './table.ts';

function nameOf({ network, transactionHash, transferIndex }: ChainTransfer): string {
  return `${network}:${transactionHash}:${transferIndex}`;
}

/** Permanent for what is told: another block, another standing and another stage are other news. */
function eventOf(row: ChainTransfer): string {
  return `${nameOf(row)}:${row.standing}:${row.confirmations}:${row.toldAt}`;
}

const SENDER_BARRED = 'sender_barred' satisfies HoldReason<'deposit'>;

/** What a deposit's standing tells; undefined for other transfers. What comes from a barred address is held. */
export function reportOfTransfer(
  row: ChainTransfer,
  barred: Pick<BarredAddresses, 'has'>,
): Report | undefined {
  if (row.target !== 'deposit') return undefined;
  const { asset, network, transactionHash, transferIndex, standing, confirmations, toldAt } = row;
  const isHeld = standing === 'credited' && barred.has(row.sender);
  return {
    eventId: isHeld ? `${eventOf(row)}:barred` : eventOf(row),
    about: {
      incoming: {
        into: { asset, network, address: row.recipient, tag: null },
        transactionHash,
        transferIndex,
        sender: { type: 'address', address: row.sender },
      },
    },
    ...(isHeld ? { says: 'held', reason: SENDER_BARRED } : { says: standing }),
    amount: { minor: row.amountMinor, asset },
    at: toldAt,
    confirmations,
  };
}

/**
 * The chain's own bookings of a final transfer, at the network's account: both for one from us to us, none for what only
 * moves from a deposit address to the hot wallet.
 */
export function entriesOfTransfer(row: ChainTransfer): Entry[] {
  const { network, transactionHash, transferIndex, asset, source, target, amountMinor, blockAt } = row;
  if (row.standing !== 'credited') return [];
  const common = { account: network, bookedAt: blockAt, transactionHash, transferIndex };
  const isSweep = target === 'hot' && source !== 'other';
  const comesIn = target !== 'other' && !isSweep;
  const goesOut = source !== 'other' && !isSweep;
  return [
    ...(comesIn ? [{ ...common, entryId: `${nameOf(row)}:in`, amount: { minor: amountMinor, asset } }] : []),
    ...(goesOut
      ? [{ ...common, entryId: `${nameOf(row)}:out`, amount: { minor: -amountMinor, asset } }]
      : []),
  ];
}
