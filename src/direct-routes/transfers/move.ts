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

/** What comes with a move. */
export interface TransferNote {
  /** Why, in words for people. */
  readonly reason?: string;
  /** Why it is held; `provider_review` where nothing else is said. */
  readonly holdReason?: TransferHoldReason;
  /** Why it failed, as a stable code. */
  readonly failureCode?: string;
  readonly deliveryReference?: string;
  readonly transactionHash?: string;
  /** What is fixed as it enters `converting`. */
  readonly priced?: PricedTransfer;
}

/** A transfer in its new state, and everything that changes with it; its own row is not among the effects. */
export interface TransferMove {
  readonly transfer: Transfer;
  readonly effects: readonly Effect[];
}

/** The rows that moving a transfer needs besides its own. */
export function transferMoveNeeds(transfer: Transfer): Need[] {
  return [...legNeeds(transfer), ...transferCountNeeds(transfer)];
}

/** @throws ApiError invalid_state where a transfer's table of states has no such edge */
export function checkTransferEdge({ status }: Transfer, to: TransferStatus): void {
  if (isTransferEdge(status, to)) return;
  throw new ApiError('invalid_state', {
    message: `A transfer that is ${status} cannot become ${to}.`,
  });
}

/**
 * Takes a transfer along one edge of its table, with the journal entry, the count, the orders and the event that belong to
 * it. It is the one place where a transfer's status changes.
 * @throws ApiError invalid_state where the table has no such edge
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

/** What comes with a transfer that has just come into being. */
export function beginTransfer(transfer: Transfer, loaded: Loaded, context: DecisionContext): Effect[] {
  return effectsOf(null, transfer, loaded, context);
}

/** The transfer as its edge leaves it. */
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

/** The deposit of a transfer that was due to be converted is final. */
function depositAfter({ status, dueAt, depositStatus }: Transfer): Transfer['depositStatus'] {
  return status === 'detected' && dueAt !== null ? 'final' : depositStatus;
}

/** Why a transfer failed, as a stable code and in words; it keeps both. */
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
    // Before it is converted, nothing was ordered.
    ...(from === null || from === 'detected' ? [] : endOtherLegs(transfer, loaded, context)),
    ...ordersOf(transfer, loaded, context),
    transferEvent(transfer, context),
  ];
}

/** The journal entry of an edge, where it has one. */
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

/** What its tenant is credited for a transfer that is completed; the platform's fee is counted with its entry. */
function earnedBy({ status, developerFeeAudMinor }: Transfer): Effect[] {
  return status === 'completed' ? [accrueDeveloperFee(developerFeeAudMinor ?? 0n)] : [];
}

function countOf(transfer: Transfer, loaded: Loaded): Effect[] {
  if (transfer.status === 'detected') return countTransfer(transfer, 1n, loaded);
  return transfer.status === 'returned' ? countTransfer(transfer, -1n, loaded) : [];
}

/** What a status orders by itself; the return of what is held is an operator's to order. */
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

/** The event of a transfer's present status. */
function transferEvent(transfer: Transfer, context: DecisionContext): Effect {
  return publish(context, eventTypeOf('transfer', transfer.status), transfer);
}

/** A transfer's row in its present state. */
export function saveTransfer(transfer: Transfer): Effect {
  return saveRow(transfersTable, transfer);
}
