import { clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import { endInstruction, isOpen, markTaken } from '../../outbox/instruction.ts';
import type { DecisionContext, Effect, Loaded } from '../../writes/write.ts';
import { moveTransfer, saveTransfer, type TransferNote } from './move-transfer.ts';
import { awaitedLeg, findLeg, type Leg } from './transfer-legs.ts';
import { isAtItsEnd, type Transfer, type TransferStatus } from './transfer.ts';

/** What a provider says became of an order: it has it, it is done, it was not done, or what was done came back. */
export type LegWord = 'submitted' | 'settled' | 'failed' | 'returned';

/** Whether a word says something of a leg. */
export function isLegWord(word: string): word is LegWord {
  return word === 'submitted' || word === 'settled' || word === 'failed' || word === 'returned';
}

/** A provider's report on a leg. */
export interface LegReport extends Pick<TransferNote, 'reason' | 'failureCode'> {
  readonly says: LegWord;
  readonly providerReference?: string;
  readonly transactionHash?: string;
}

/** What a report on a leg did to its transfer. */
export interface LegDecision {
  readonly transfer: Transfer;
  readonly outcome: 'applied' | 'ignored';
  readonly effects: readonly Effect[];
}

/** Where a report takes a transfer that waits for it; undefined where it tells of no end. */
function endOf(leg: Leg, says: LegWord): TransferStatus | 'refused' | undefined {
  if (says === 'submitted') return undefined;
  switch (leg) {
    case 'exchange':
      return says === 'settled' ? 'delivering' : 'failed';
    case 'delivery':
      return says === 'settled' ? 'completed' : 'failed';
    // Money that goes back is done, whichever way a provider says so.
    case 'return':
      return says === 'failed' ? 'refused' : 'returned';
  }
}

/** Of a delivery, what the provider calls it; a chain's transaction is the transfer's own where it has no other. */
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

/** Whether the history of a transfer says the same of a leg as a report that comes once more, or late. */
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

/** The provider has the order: from now on it is watched. */
function takeOrder(transfer: Transfer, leg: Leg, loaded: Loaded, context: DecisionContext): Effect[] {
  const order = findLeg(transfer, leg, loaded);
  if (order === undefined || !isOpen(order) || order.status === 'taken') return [];
  const wasAsked = order.status === 'asking' && order.asks > 0;
  const cleared = wasAsked ? [clearAlarm(context, 'order_unknown', transfer.id)] : [];
  return [markTaken(order, context.serverNow), ...cleared];
}

/** References that were not known yet; a status that has ended keeps all that it has. */
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
  const isNews =
    told.deliveryReference !== transfer.deliveryReference ||
    told.transactionHash !== transfer.transactionHash;
  if (!isNews) return { transfer, outcome: 'applied', effects: taken };
  const kept = { ...told, version: transfer.version + 1, updatedAt: context.now };
  return { transfer: kept, outcome: 'applied', effects: [...taken, saveTransfer(kept)] };
}

/** The money cannot be sent back as it was ordered: somebody has to know, and may order it anew. */
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

/** A report that nobody waits for any more. What contradicts the end of a transfer, somebody should look at. */
function ignore(transfer: Transfer, leg: Leg, { says }: LegReport, context: DecisionContext): LegDecision {
  const facts = { leg, says, status: transfer.status };
  const alarms = isAtItsEnd(transfer) ? [raiseAlarm(context, 'report_after_end', transfer.id, facts)] : [];
  return { transfer, outcome: 'ignored', effects: alarms };
}

/**
 * Applies a provider's report on a leg of a transfer, in whatever order reports come: the end of a leg that the transfer
 * waits for moves it along one edge; what tells of what is known already brings references up to date and moves nothing;
 * anything else is ignored, since what is completed or returned never changes.
 */
export function applyLegReport(
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

/** What a control call steers moves by nobody's report; nor does what was never ordered. */
function isOrdered(transfer: Transfer, leg: Leg, loaded: Loaded): boolean {
  return !transfer.isSteered && findLeg(transfer, leg, loaded) !== undefined;
}
