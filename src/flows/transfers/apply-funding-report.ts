import type { DecisionContext, Effect, Loaded } from '../../writes/write.ts';
import type { ReceiptStatus } from '../receipts/receipt.ts';
import { moveTransfer, saveTransfer } from './move-transfer.ts';
import type { Transfer, TransferChange } from './transfer.ts';

/** What a report on its deposit did to a transfer. */
export interface FundingDecision {
  readonly transfer: Transfer;
  readonly outcome: 'applied' | 'ignored';
  /** The deposit is gone though its money was taken further: somebody should look. */
  readonly isGone?: boolean;
  readonly effects: readonly Effect[];
}

function kept(transfer: Transfer, context: DecisionContext): FundingDecision {
  const next = { ...transfer, version: transfer.version + 1, updatedAt: context.now };
  return { transfer: next, outcome: 'applied', effects: [saveTransfer(next)] };
}

function hold(
  transfer: Transfer,
  holdReason: 'provider_review' | 'deposit_vanished',
  loaded: Loaded,
  context: DecisionContext,
): FundingDecision {
  const { transfer: held, effects } = moveTransfer(transfer, 'held', { holdReason }, loaded, context);
  return { transfer: held, outcome: 'applied', effects: [...effects, saveTransfer(held)] };
}

/** The history's last entry, with another reason. */
function withReason(history: readonly TransferChange[], reason: string): TransferChange[] {
  return history.map((change, index) => (index === history.length - 1 ? { ...change, reason } : change));
}

/** The deposit is gone: it waits for an operator, and is never converted. */
function lose(transfer: Transfer, loaded: Loaded, context: DecisionContext): FundingDecision {
  if (transfer.status === 'detected') return hold(transfer, 'deposit_vanished', loaded, context);
  if (transfer.status !== 'held') {
    return { transfer, outcome: 'ignored', isGone: transfer.status !== 'returned', effects: [] };
  }
  if (transfer.holdReason === 'deposit_vanished') return { transfer, outcome: 'applied', effects: [] };
  const statusHistory = withReason(transfer.statusHistory, 'deposit_vanished');
  return kept({ ...transfer, holdReason: 'deposit_vanished', statusHistory }, context);
}

/**
 * Applies what a provider says of a deposit that is known: final, it is converted as soon as somebody comes to it; one that
 * is to be reviewed is held, and so is one that is gone. Anything else tells what is known.
 */
export function applyFundingReport(
  transfer: Transfer,
  says: ReceiptStatus,
  loaded: Loaded,
  context: DecisionContext,
): FundingDecision {
  const { status, dueAt } = transfer;
  switch (says) {
    case 'credited':
      if (status !== 'detected' || dueAt !== null || transfer.isSteered) break;
      return kept({ ...transfer, dueAt: context.now }, context);
    case 'held':
      if (status !== 'detected') break;
      return hold(transfer, 'provider_review', loaded, context);
    case 'returned':
      return lose(transfer, loaded, context);
    case 'detected':
    case 'confirming':
      break;
  }
  const isLate = says === 'held' && status !== 'held';
  return { transfer, outcome: isLate ? 'ignored' : 'applied', effects: [] };
}
