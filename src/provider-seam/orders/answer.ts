import { saveRow } from '../../db/statements/table.ts';
import { clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import {
  FIRST_ASK_MS,
  FREE,
  type Instruction,
  endInstruction,
  instructionsTable,
  isLeg,
  isOfOperation,
  markAsking,
  markTaken,
} from '../../outbox/instruction.ts';
import type { Cancellation } from '../../outbox/order-payloads.ts';
import { boundedMs, sendAgainMs } from '../../calendar/retry.ts';
import type { DecisionContext, Effect, Write } from '../../writes/write.ts';
import type { Said } from '../port/provider.ts';
import { type Answer, Refused, Retry } from '../port/provider.ts';
import { type Decide, type Lease, eventUnder, tellAnd, underLease } from './lease.ts';
import { type Told, isWithheld } from './subject.ts';

export function takeAnswer(lease: Lease, answer: Answer): Write<boolean> {
  const taken: Decide = (held, _loaded, { serverNow }) => [markTaken(held, serverNow)];
  // Evidence and receipts have no status between sent and decided.
  const { instruction } = lease;
  if (answer.outcome === 'done' || (!isOfOperation(instruction) && !isLeg(instruction)))
    return underLease(lease, undefined, taken);
  const { outcome: _outcome, ...note } = answer;
  const told: Told = { eventId: eventUnder(lease, 'submission'), report: { ...note, says: 'submitted' } };
  return underLease(lease, told, tellAnd(lease, told, taken));
}

const DONE: Decide = (held, _loaded, { serverNow }) => [endInstruction(held, 'done', serverNow)];

/**
 * Never done: payments and legs fail; evidence, accounts and addresses are rejected; a receipt that cannot be sent back
 * raises an alarm.
 */
function refuse(lease: Lease, { code, message }: Refused): Write<boolean> {
  const { instruction } = lease;
  const { kind, id } = instruction;
  if (kind !== 'return_receipt' && kind !== 'cancel') {
    const report: Said =
      isOfOperation(instruction) || isLeg(instruction)
        ? { says: 'failed', reason: message, failureCode: code }
        : { says: 'rejected', reason: message };
    const told: Told = { eventId: eventUnder(lease, 'submission'), report };
    return underLease(lease, told, tellAnd(lease, told, DONE));
  }
  return underLease(lease, undefined, (held, loaded, context) => [
    ...DONE(held, loaded, context),
    ...(kind === 'cancel' ? [] : [raiseAlarm(context, 'order_stuck', id, { kind, code })]),
  ]);
}

/**
 * Not done, may be later. After the configured attempts an operation is held for review; other subjects are tried for
 * ever, with an alarm.
 */
function postpone(lease: Lease, afterMs: number | undefined): Write<boolean> {
  const { subjects } = lease;
  const { kind } = lease.instruction;
  const isOperation = isOfOperation(lease.instruction);
  const told: Told = {
    eventId: eventUnder(lease, 'unreachable'),
    report: { says: 'held', reason: 'provider_unreachable' },
  };
  const again: Decide = (held, _loaded, { now }) => {
    const waitMs = afterMs === undefined ? sendAgainMs(held.attempts) : boundedMs(afterMs);
    return [saveRow(instructionsTable, { ...held, ...FREE, dueAt: now + waitMs })];
  };
  return underLease(
    lease,
    isOperation ? told : undefined,
    (held, loaded, context) => {
      if (isWithheld(subjects, held, loaded)) return takeBack(held, context);
      const { retryLimit } = subjects.terms.of(loaded, context.head);
      if (held.attempts < retryLimit) return again(held, loaded, context);
      const facts = { kind, attempts: held.attempts };
      const alarm = raiseAlarm(context, isLeg(held) ? 'transfer_stuck' : 'order_stuck', held.subject, facts);
      const decide = isOperation ? tellAnd(lease, told, again) : again;
      return [...decide(held, loaded, context), alarm];
    },
    true,
  );
}

/** Its deposit is no longer final: the order is made again when it is. */
function takeBack(held: Instruction, context: DecisionContext): Effect[] {
  const cleared = held.attempts > 1 ? [clearAlarm(context, 'transfer_stuck', held.subject)] : [];
  return [endInstruction(held, 'withdrawn', context.serverNow), ...cleared];
}

/** Unknown outcome. */
function wonder(lease: Lease): Write<boolean> {
  return underLease(lease, undefined, (held, _loaded, { serverNow }) => [
    markAsking(held, serverNow + FIRST_ASK_MS),
  ]);
}

/** What the provider said of a cancellation: the operation fails, or nothing happens. */
export function endCancellation(lease: Lease, outcome: 'cancelled' | 'too_late'): Write<boolean> {
  if (outcome === 'too_late' || lease.cancelled === undefined) return underLease(lease, undefined, DONE);
  const told: Told = {
    eventId: eventUnder(lease, 'cancelled'),
    report: {
      says: 'failed',
      failureCode: 'canceled',
      reason: (lease.instruction.payload as Cancellation).reason,
    },
  };
  return underLease(lease, told, tellAnd(lease, told, DONE));
}

/** What follows from what a call threw. */
export function afterError(lease: Lease, error: unknown): Write<boolean> {
  if (error instanceof Refused) return refuse(lease, error);
  if (error instanceof Retry) return postpone(lease, error.afterMs);
  // Cancelling twice is safe.
  return lease.instruction.kind === 'cancel' ? postpone(lease, undefined) : wonder(lease);
}
