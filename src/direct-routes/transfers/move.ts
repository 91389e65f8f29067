import { accrueDeveloperFee } from '../../billing/invoices/accruals.ts';
import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { JournalEntryEffect } from '../../ledger/journal-entry.ts';
import { eventTypeOf, publish } from '../../outbox/event.ts';
import type { DecisionContext, Effect, Loaded, Need } from '../../writes/write.ts';
import { entryLines, entryOnEdge } from './entries.ts';
import { endOtherLegs, legNeeds, orderLeg } from './legs.ts';
import type { PricedTransfer } from './price.ts';
import { countTransfer, transferCountNeeds } from './rules.ts';
import {
  type Transfer,
  type TransferHoldReason,
  type TransferStatus,
  isTransferEdge,
  transfersTable,
} from './table.ts';

export interface TransferNote {
  readonly reason?: string;
  /** `provider_review` by default. */
  readonly holdReason?: TransferHoldReason;
  /** A stable code. */
  readonly failureCode?: string;
  readonly deliveryReference?: string;
  readonly transactionHash?: string;
  /** Fixed when it enters `converting`. */
  readonly priced?: PricedTransfer;
}

export interface TransferMove {
  readonly transfer: Transfer;
  readonly effects: readonly Effect[];
}

export function transferMoveNeeds(transfer: Transfer): Need[] {
  return [...legNeeds(transfer), ...transferCountNeeds(transfer)];
}

/** @throws ApiError invalid_state without such an edge */
export function checkTransferEdge({ status }: Transfer, to: TransferStatus): void {
  if (isTransferEdge(status, to)) return;
  throw new ApiError('invalid_state', {
    message: `A transfer that is ${status} cannot become ${to}.`,
  });
}

/**
 * Takes a transfer along one edge, with journal entry, count, orders and event: the only place where its status
 * changes.
 * @throws ApiError invalid_state without such an edge
 */
export function moveTransfer(
  transfer: Transfer,
  to: TransferStatus,
  note: TransferNote,
  loaded: Loaded,
  context: DecisionContext,
): TransferMove {
  checkTransferEdge(transfer, to);
  const moved = afterMove(transfer, to, note, context);
  return { transfer: moved, effects: effectsOf(transfer.status, moved, loaded, context) };
}

/** The effects of a new transfer. */
export function beginTransfer(transfer: Transfer, loaded: Loaded, context: DecisionContext): Effect[] {
  return effectsOf(null, transfer, loaded, context);
}

/** The row after its edge. */
function afterMove(
  transfer: Transfer,
  to: TransferStatus,
  note: TransferNote,
  context: DecisionContext,
): Transfer {
  const { now: at, actor } = context;
  const holdReason = to === 'held' ? (note.holdReason ?? 'provider_review') : null;
  const reason = note.reason ?? holdReason;
  const change = { status: to, at, ...(reason === null ? {} : { reason }), actor };
  return {
    ...transfer,
    ...note.priced,
    ...failureOf(to, note),
    status: to,
    version: transfer.version + 1,
    deliveryReference: note.deliveryReference ?? transfer.deliveryReference,
    transactionHash: note.transactionHash ?? transfer.transactionHash,
    holdReason,
    depositStatus: depositAfter(transfer),
    statusHistory: [...transfer.statusHistory, change],
    dueAt: null,
    updatedAt: at,
    ...(to === 'completed' ? { completedAt: at } : {}),
    ...(to === 'failed' ? { failedAt: at } : {}),
    ...(to === 'returned' ? { returnedAt: at } : {}),
  };
}

/** The deposit of a transfer that is due to convert is final. */
function depositAfter({ status, dueAt, depositStatus }: Transfer): Transfer['depositStatus'] {
  return status === 'detected' && dueAt !== null ? 'final' : depositStatus;
}

/** A stable code, and words. */
function failureOf(
  to: TransferStatus,
  { failureCode = 'provider_refused', reason = 'The provider could not carry it out.' }: TransferNote,
): Partial<Pick<Transfer, 'failureCode' | 'failureMessage'>> {
  return to === 'failed' ? { failureCode, failureMessage: reason } : {};
}

function effectsOf(
  from: TransferStatus | null,
  transfer: Transfer,
  loaded: Loaded,
  context: DecisionContext,
): Effect[] {
  return [
    ...entryOf(from, transfer, context),
    ...countOf(transfer, loaded),
    ...earnedBy(transfer),
    // Nothing is ordered before it is converted.
    ...(from === null || from === 'detected' ? [] : endOtherLegs(transfer, loaded, context)),
    ...ordersOf(transfer, loaded, context),
    transferEvent(transfer, context),
  ];
}

/** The edge's journal entry, if it has one. */
function entryOf(
  from: TransferStatus | null,
  transfer: Transfer,
  { newId }: DecisionContext,
): JournalEntryEffect[] {
  const kind = entryOnEdge(from, transfer.status);
  if (kind === undefined) return [];
  const lines = entryLines(transfer, kind);
  return [{ effect: 'journal_entry', entryId: newId('jnl'), subjectId: transfer.id, kind, lines }];
}

/** The developer fee of a completed transfer; the platform's is counted with its entry. */
function earnedBy({ status, developerFeeAudMinor }: Transfer): Effect[] {
  return status === 'completed' ? [accrueDeveloperFee(developerFeeAudMinor ?? 0n)] : [];
}

function countOf(transfer: Transfer, loaded: Loaded): Effect[] {
  if (transfer.status === 'detected') return countTransfer(transfer, 1n, loaded);
  return transfer.status === 'returned' ? countTransfer(transfer, -1n, loaded) : [];
}

/** The order that a status makes by itself; an operator orders the return of a held transfer. */
function ordersOf(transfer: Transfer, loaded: Loaded, context: DecisionContext): Effect[] {
  const { status, failureMessage } = transfer;
  switch (status) {
    case 'converting':
      return orderLeg('exchange', transfer, '', loaded, context);
    case 'delivering':
      return orderLeg('delivery', transfer, '', loaded, context);
    case 'failed':
      return orderLeg('return', transfer, failureMessage ?? '', loaded, context);
    default:
      return [];
  }
}

/** The event of the present status. */
function transferEvent(transfer: Transfer, context: DecisionContext): Effect {
  return publish(context, eventTypeOf('transfer', transfer.status), transfer);
}

export function saveTransfer(transfer: Transfer): Effect {
  return saveRow(transfersTable, transfer);
}
