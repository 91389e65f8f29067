import { clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import { endInstruction, isOpen, markTaken } from '../../outbox/instruction.ts';
import { ORDER_EXPIRED } from '../../workers/order-age.ts';
import {
  type Applier,
  type GivenReport,
  type Subject,
  about,
  dispute,
} from '../../provider-seam/inbox/applier.ts';
import type { Sum } from '../../provider-seam/port/provider.ts';
import { isOperationStatus } from '../../treasury/operations/table.ts';
import { type DecisionContext, type Effect, type Loaded, need } from '../../writes/write.ts';
import { type Leg, type LegKind, awaitedLeg, findLeg, legOf, legProviderOf } from './legs.ts';
import { type TransferNote, moveTransfer, saveTransfer, transferMoveNeeds } from './move.ts';
import { type Transfer, type TransferStatus, isAtItsEnd, isWithheld, transfersTable } from './table.ts';

/** The provider has the order, did it, did not do it, or it came back. */
export type LegWord = 'submitted' | 'settled' | 'failed' | 'returned';

function isLegWord(word: string): word is LegWord {
  return word === 'submitted' || word === 'settled' || word === 'failed' || word === 'returned';
}

export interface LegReport extends Pick<TransferNote, 'reason' | 'failureCode'> {
  readonly says: LegWord;
  readonly providerReference?: string;
  readonly transactionHash?: string;
}

export interface LegDecision {
  readonly transfer: Transfer;
  readonly outcome: 'applied' | 'ignored';
  readonly effects: readonly Effect[];
}

/** Where a report takes a waiting transfer; undefined if it names no end. */
function endOf(leg: Leg, says: LegWord): TransferStatus | 'refused' | undefined {
  if (says === 'submitted') return undefined;
  switch (leg) {
    case 'exchange':
      return says === 'settled' ? 'delivering' : 'failed';
    case 'delivery':
      return says === 'settled' ? 'completed' : 'failed';
    // Both words mean that a return is done.
    case 'return':
      return says === 'failed' ? 'refused' : 'returned';
  }
}

/** The delivery's reference; a chain's transaction becomes the transfer's own if it has none. */
function factsOf(
  transfer: Transfer,
  leg: Leg,
  { providerReference, transactionHash }: LegReport,
): TransferNote {
  if (leg !== 'delivery') return {};
  const isOnChain = transfer.direction === 'aud_to_stablecoin';
  return {
    ...(providerReference === undefined ? {} : { deliveryReference: providerReference }),
    ...(transactionHash === undefined || !isOnChain ? {} : { transactionHash }),
  };
}

function failureOf({ says, failureCode, reason }: LegReport): TransferNote {
  if (says === 'settled') return {};
  const code = failureCode ?? (says === 'returned' ? 'returned_by_provider' : 'provider_refused');
  return { failureCode: code, ...(reason === undefined ? {} : { reason }) };
}

/** Whether the history already holds what a repeated or late report says. */
function isKnown({ status, statusHistory }: Transfer, leg: Leg, says: LegWord): boolean {
  const has = (one: TransferStatus): boolean => statusHistory.some((change) => change.status === one);
  if (says === 'submitted') return true;
  switch (leg) {
    case 'exchange':
      return says === 'settled' ? has('delivering') : has('failed') && !has('delivering');
    case 'delivery':
      return says === 'settled' ? status === 'completed' : has('failed');
    case 'return':
      return says !== 'failed' && status === 'returned';
  }
}

/** The provider has the order: it is watched from now on. */
function takeOrder(transfer: Transfer, leg: Leg, loaded: Loaded, context: DecisionContext): Effect[] {
  const order = findLeg(transfer, leg, loaded);
  if (order === undefined || !isOpen(order) || order.status === 'taken') return [];
  const wasAsked = order.status === 'asking' && order.asks > 0;
  const cleared = wasAsked ? [clearAlarm(context, 'order_unknown', transfer.id)] : [];
  return [markTaken(order, context.serverNow), ...cleared];
}

/** References not known before; an ended status keeps what it has. */
function tellFacts(
  transfer: Transfer,
  leg: Leg,
  report: LegReport,
  loaded: Loaded,
  context: DecisionContext,
): LegDecision {
  const taken = report.says === 'submitted' ? takeOrder(transfer, leg, loaded, context) : [];
  const { deliveryReference, transactionHash } = factsOf(transfer, leg, report);
  const told: Transfer = {
    ...transfer,
    deliveryReference: transfer.deliveryReference ?? deliveryReference ?? null,
    transactionHash: transfer.transactionHash ?? transactionHash ?? null,
  };
  const isNewer =
    told.deliveryReference !== transfer.deliveryReference ||
    told.transactionHash !== transfer.transactionHash;
  if (!isNewer) return { transfer, outcome: 'applied', effects: taken };
  const kept = { ...told, version: transfer.version + 1, updatedAt: context.now };
  return { transfer: kept, outcome: 'applied', effects: [...taken, saveTransfer(kept)] };
}

/** A refused return raises an alarm; it may be ordered anew. */
function refuseReturn(
  transfer: Transfer,
  report: LegReport,
  loaded: Loaded,
  context: DecisionContext,
): LegDecision {
  const order = findLeg(transfer, 'return', loaded);
  const ended =
    order !== undefined && isOpen(order) ? [endInstruction(order, 'done', context.serverNow)] : [];
  const facts = { code: report.failureCode ?? 'provider_refused', status: transfer.status };
  const alarm = raiseAlarm(context, 'return_refused', transfer.id, facts);
  return { transfer, outcome: 'applied', effects: [...ended, alarm] };
}

/** A report that is no longer awaited; one that contradicts the transfer's end raises an alarm. */
function ignore(transfer: Transfer, leg: Leg, { says }: LegReport, context: DecisionContext): LegDecision {
  const facts = { leg, says, status: transfer.status };
  const alarms = isAtItsEnd(transfer) ? [raiseAlarm(context, 'report_after_end', transfer.id, facts)] : [];
  return { transfer, outcome: 'ignored', effects: alarms };
}

/**
 * Applies a report on a leg in any order: the awaited leg's end moves the transfer along one edge; a repeat only
 * updates references; every other report is ignored, since completed and returned are final.
 */
function applyLegReport(
  transfer: Transfer,
  leg: Leg,
  report: LegReport,
  loaded: Loaded,
  context: DecisionContext,
): LegDecision {
  const end = endOf(leg, report.says);
  if (end !== undefined && awaitedLeg(transfer.status) === leg && isOrdered(transfer, leg, loaded)) {
    if (end === 'refused') return refuseReturn(transfer, report, loaded, context);
    const note = { ...factsOf(transfer, leg, report), ...failureOf(report) };
    const { transfer: moved, effects } = moveTransfer(transfer, end, note, loaded, context);
    return { transfer: moved, outcome: 'applied', effects: [...effects, saveTransfer(moved)] };
  }
  return isKnown(transfer, leg, report.says)
    ? tellFacts(transfer, leg, report, loaded, context)
    : ignore(transfer, leg, report, context);
}

/** Steered transfers ignore reports, as do legs that were never ordered. */
function isOrdered(transfer: Transfer, leg: Leg, loaded: Loaded): boolean {
  return !transfer.isSteered && findLeg(transfer, leg, loaded) !== undefined;
}

export interface LegName {
  readonly kind: 'leg';
  readonly transferId: string;
  readonly order: LegKind;
}

/** What a leg moves, as its provider reports it; of an exchange, what it sold. */
function movedBy(transfer: Transfer, leg: Leg): Sum {
  const { sourceAsset, destinationAsset, grossMinor, convertedMinor, destinationMinor } = transfer;
  switch (leg) {
    case 'exchange':
      return { minor: convertedMinor ?? 0n, asset: sourceAsset };
    case 'delivery':
      return { minor: destinationMinor ?? 0n, asset: destinationAsset };
    case 'return':
      return { minor: grossMinor, asset: sourceAsset };
  }
}

/** How a report contradicts the order. */
function contradictionIn(
  transfer: Transfer,
  order: LegKind,
  { source, report }: GivenReport,
  loaded: Loaded,
) {
  const leg = legOf(order);
  if (source.provider !== legProviderOf(order, transfer)) return 'other_provider';
  const adapter = findLeg(transfer, leg, loaded)?.adapter ?? source.adapter;
  if (adapter !== source.adapter) return 'other_adapter';
  const { amount, transactionHash, says } = report;
  const { minor, asset } = movedBy(transfer, leg);
  if (amount !== undefined && amount.asset !== asset) return 'asset_differs';
  if (amount !== undefined && amount.minor !== minor) return 'amount_differs';
  const isDelivered = order === 'send' && transfer.status === 'completed' && says === 'settled';
  const isOther = transactionHash !== undefined && transactionHash !== transfer.transactionHash;
  // Money may have left twice.
  return isDelivered && isOther && transfer.transactionHash !== null ? 'transaction_differs' : undefined;
}

function reportOf({ report }: GivenReport, says: LegReport['says']): LegReport {
  const { reason, failureCode, providerReference, transactionHash } = report;
  return {
    says,
    ...(reason === undefined ? {} : { reason }),
    ...(failureCode === undefined ? {} : { failureCode }),
    ...(providerReference === undefined ? {} : { providerReference }),
    ...(transactionHash === undefined ? {} : { transactionHash }),
  };
}

const legApplier: Applier<LegName, Transfer> = {
  idsOf: ({ transferId }) => [transferId],
  needs: ({ transferId }) => [need(transfersTable, { id: transferId })],
  furtherNeeds: ({ transferId }, _given, loaded) => {
    const transfer = loaded.find(transfersTable, { id: transferId });
    return transfer === undefined ? [] : transferMoveNeeds(transfer);
  },
  apply: ({ transferId: subjectId, order }, given, loaded, context) => {
    const transfer = loaded.find(transfersTable, { id: subjectId });
    if (transfer === undefined) return undefined;
    const { says } = given.report;
    if (!isOperationStatus(says)) return dispute(transfer, subjectId, 'says_nothing_of_it');
    // A provider's word does not hold a transfer.
    if (!isLegWord(says)) return { record: transfer, outcome: 'ignored', subjectId, effects: [] };
    const why = given.isReview ? undefined : contradictionIn(transfer, order, given, loaded);
    if (why !== undefined) return dispute(transfer, subjectId, why);
    const {
      transfer: record,
      outcome,
      effects,
    } = applyLegReport(transfer, legOf(order), reportOf(given, says), loaded, context);
    return { record, outcome, effects, subjectId };
  },
  isAtRest: ({ transferId, order }, loaded) => {
    const transfer = loaded.find(transfersTable, { id: transferId });
    return transfer === undefined || awaitedLeg(transfer.status) !== legOf(order);
  },
  isWithheld: ({ transferId }, loaded) => {
    const transfer = loaded.find(transfersTable, { id: transferId });
    return transfer !== undefined && isWithheld(transfer);
  },
  wholeOf: ({ transferId }, loaded) => {
    const transfer = loaded.find(transfersTable, { id: transferId });
    return transfer && { minor: transfer.grossMinor, asset: transfer.sourceAsset };
  },
  // There is no edge back to held: the leg waits with an alarm until an operator releases it.
  expire: ({ transferId }, order, _loaded, context) => {
    const facts = { cause: ORDER_EXPIRED, order: order.kind, provider: order.provider };
    return [
      endInstruction(order, 'withdrawn', context.serverNow),
      raiseAlarm(context, 'transfer_stuck', transferId, facts),
    ];
  },
};

export function aboutLeg(transferId: string, order: LegKind): Subject<Transfer> {
  return about(legApplier, { kind: 'leg', transferId, order });
}
