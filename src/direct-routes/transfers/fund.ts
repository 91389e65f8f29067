import type { Moment } from '../../calendar/clock.ts';
import { clearAlarm } from '../../outbox/alarm.ts';
import type { ReceiptStatus } from '../../treasury/receipts/table.ts';
import type { DecisionContext, Effect, Loaded } from '../../writes/write.ts';
import { isLegGiven, resumeLeg, takeBackLeg } from './legs.ts';
import { moveTransfer, saveTransfer } from './move.ts';
import { type DepositStatus, type Transfer, type TransferHoldReason, isWithheld } from './table.ts';
import { isHoldReason } from '../../errors/reasons.ts';

/** A provider's report on a known deposit. */
export interface FundingReport {
  readonly says: ReceiptStatus;
  readonly at?: Moment | undefined;
}

export interface FundingDecision {
  readonly transfer: Transfer;
  readonly outcome: 'applied' | 'ignored';
  /**
   * For an operator: money went on without a final deposit; it is final again; or a returned deposit is credited again,
   * as a transfer of its own.
   */
  readonly sign?: 'lost' | 'back' | 'credited_again';
  readonly effects: readonly Effect[];
}

type Word = Exclude<ReceiptStatus, 'held'>;

const STATUSES: Readonly<Record<Word, DepositStatus>> = {
  detected: 'detected',
  confirming: 'confirming',
  credited: 'final',
  returned: 'gone',
};

/** Order of words that one moment is named for. */
const ORDER: Readonly<Record<ReceiptStatus | DepositStatus, number>> = {
  detected: 0,
  confirming: 1,
  credited: 2,
  final: 2,
  held: 2,
  returned: 3,
  gone: 3,
};

/** Whether a report is older than what is known; without a moment the provider's last word counts. */
function isOvertaken(
  { depositStatus, depositReportedAt: known }: Transfer,
  { says }: FundingReport,
  at: Moment | null,
): boolean {
  if (at === null || known === null) return false;
  return at === known ? ORDER[says] < ORDER[depositStatus] : at < known;
}

const unchanged = (transfer: Transfer): FundingDecision => ({ transfer, outcome: 'applied', effects: [] });

/** New facts of the deposit, same status. */
function changed(transfer: Transfer, change: Partial<Transfer>, { now }: DecisionContext): Transfer {
  const updatedAt = Math.max(transfer.updatedAt, now);
  return { ...transfer, ...change, version: transfer.version + 1, updatedAt };
}

/** The wait for a rate is over. */
function stopWaiting({ id, attempts }: Transfer, context: DecisionContext): Effect[] {
  return attempts > 0 ? [clearAlarm(context, 'transfer_stuck', id)] : [];
}

function hold(
  transfer: Transfer,
  holdReason: 'provider_review' | 'deposit_vanished',
  loaded: Loaded,
  context: DecisionContext,
): FundingDecision {
  const waited = stopWaiting(transfer, context);
  const { transfer: held, effects } = moveTransfer(transfer, 'held', { holdReason }, loaded, context);
  return { transfer: { ...held, attempts: 0 }, outcome: 'applied', effects: [...effects, ...waited] };
}

/** No money was used: it converts once its deposit is final. */
function whileDetected(
  transfer: Transfer,
  says: Word,
  loaded: Loaded,
  context: DecisionContext,
): FundingDecision {
  const { dueAt, depositStatus } = transfer;
  const status = STATUSES[says];
  const isWaiting = dueAt !== null;
  switch (status) {
    case 'gone':
      return hold({ ...transfer, depositStatus: status, dueAt: null }, 'deposit_vanished', loaded, context);
    case 'final': {
      if (isWaiting && depositStatus === status) return unchanged(transfer);
      const final = changed(transfer, { depositStatus: status, dueAt: context.now }, context);
      return { transfer: final, outcome: 'applied', effects: [] };
    }
    case 'detected':
    case 'confirming': {
      if (!isWaiting && depositStatus === status) return unchanged(transfer);
      const waits = changed(transfer, { depositStatus: status, dueAt: null, attempts: 0 }, context);
      return { transfer: waits, outcome: 'applied', effects: stopWaiting(transfer, context) };
    }
  }
}

/** Hold reason before the deposit vanished. */
function earlierReason({ statusHistory }: Transfer): TransferHoldReason {
  const reason = statusHistory.at(-1)?.reason;
  return isHoldReason('transfer', reason) && reason !== 'deposit_vanished' ? reason : 'provider_review';
}

function backWhileHeld(transfer: Transfer, loaded: Loaded, context: DecisionContext): FundingDecision {
  const isVanished = transfer.holdReason === 'deposit_vanished';
  const holdReason = isVanished ? earlierReason(transfer) : transfer.holdReason;
  const next = changed(transfer, { depositStatus: 'final', holdReason }, context);
  // Its alarm may be that of an ordered return.
  const isMissed = isVanished && isLegGiven(transfer, loaded);
  const sign = isMissed && holdReason !== 'deposit_credited_again' ? ({ sign: 'back' } as const) : {};
  return { transfer: next, outcome: 'applied', ...sign, effects: [] };
}

/** Waits for an operator: a deposit that is no longer final must not be used. */
function whileHeld(
  transfer: Transfer,
  says: Word,
  loaded: Loaded,
  context: DecisionContext,
): FundingDecision {
  const status = STATUSES[says];
  if (status === transfer.depositStatus) return unchanged(transfer);
  if (status === 'final') return backWhileHeld(transfer, loaded, context);
  const isLost = status === 'gone' || transfer.depositStatus === 'final';
  if (!isLost) {
    const next = changed(transfer, { depositStatus: status }, context);
    return { transfer: next, outcome: 'applied', effects: [] };
  }
  const lost = { depositStatus: status, holdReason: 'deposit_vanished' } as const;
  const sign = isLegGiven(transfer, loaded) ? ({ sign: 'lost' } as const) : {};
  const effects = takeBackLeg(transfer, loaded, context);
  return { transfer: changed(transfer, lost, context), outcome: 'applied', ...sign, effects };
}

/** Money was used: the status stays, and unsent orders wait until the deposit is final. */
function afterConversion(
  transfer: Transfer,
  says: Word,
  loaded: Loaded,
  context: DecisionContext,
): FundingDecision {
  const depositStatus = STATUSES[says];
  if (depositStatus === transfer.depositStatus) return unchanged(transfer);
  if (depositStatus === 'final') {
    const back = changed(transfer, { depositStatus, isDepositWaived: false }, context);
    return { transfer: back, outcome: 'applied', sign: 'back', effects: resumeLeg(back, loaded, context) };
  }
  // An operator's release covered a deposit that is not final, not one that vanished.
  const isDepositWaived = transfer.isDepositWaived && depositStatus !== 'gone';
  const lost = changed(transfer, { depositStatus, isDepositWaived }, context);
  const effects = isWithheld(lost) ? takeBackLeg(lost, loaded, context) : [];
  return { transfer: lost, outcome: 'applied', sign: 'lost', effects };
}

function decide(
  transfer: Transfer,
  says: ReceiptStatus,
  isNewer: boolean,
  loaded: Loaded,
  context: DecisionContext,
): FundingDecision {
  const { status } = transfer;
  if (says === 'held') {
    if (status === 'detected') return hold(transfer, 'provider_review', loaded, context);
    return { transfer, outcome: status === 'held' ? 'applied' : 'ignored', effects: [] };
  }
  switch (status) {
    case 'detected':
      return whileDetected(transfer, says, loaded, context);
    case 'held':
      return whileHeld(transfer, says, loaded, context);
    case 'converting':
    case 'delivering':
    case 'failed':
    case 'completed':
      return afterConversion(transfer, says, loaded, context);
    case 'returned':
      return says === 'credited' && isNewer
        ? { transfer, outcome: 'applied', sign: 'credited_again', effects: [] }
        : { transfer, outcome: 'ignored', effects: [] };
  }
}

/**
 * Applies a report on a known deposit, in any order. Final means credited; a deposit that is no longer final counts as
 * gone. A future moment counts as now, so that a clock that is ahead does not silence later reports.
 */
export function applyFundingReport(
  transfer: Transfer,
  report: FundingReport,
  loaded: Loaded,
  context: DecisionContext,
): FundingDecision {
  const at = report.at === undefined ? null : Math.min(report.at, context.now);
  if (isOvertaken(transfer, report, at)) return { transfer, outcome: 'ignored', effects: [] };
  const known = transfer.depositReportedAt;
  const isNewer = at === null || known === null || at > known;
  const told = at === null || at === known ? transfer : { ...transfer, depositReportedAt: at };
  const decided = decide(told, report.says, isNewer, loaded, context);
  const saved = decided.transfer === transfer ? [] : [saveTransfer(decided.transfer)];
  return { ...decided, effects: [...decided.effects, ...saved] };
}
