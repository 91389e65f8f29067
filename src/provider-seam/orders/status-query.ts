import { saveRow } from '../../db/statements/table.ts';
import { providerActor } from '../../identity/actor.ts';
import { clearAlarm, raiseAlarm } from '../../outbox/alarm.ts';
import {
  FREE,
  type Instruction,
  endInstruction,
  instructionsTable,
  isLeased,
  isOfOperation,
  markTaken,
  orderIn,
  sendAgain,
} from '../../outbox/instruction.ts';
import { askAgainMs, watchAgainMs } from '../../calendar/retry.ts';
import { type DecisionContext, type Effect, type Loaded, type Write, need } from '../../writes/write.ts';
import { expire } from './expire-order.ts';
import { AGELESS, type AgeTerms, ORDER_EXPIRED, isExpired } from '../../workers/order-age.ts';
import type { Subjects } from '../inbox/find-subject.ts';
import { receiveReport } from '../inbox/receive-report.ts';
import { callInTime } from '../port/call-in-time.ts';
import { type Provider, type Report, Retry, Unknown } from '../port/provider.ts';
import { beginCall } from './call-span.ts';
import type { CallDependencies, CallEnd } from './carry-out.ts';
import { type DueSubject, LEASE_MARGIN_MS, eventUnder } from './lease.ts';
import { type Told, isAtRest, isWithheld, orderFurtherNeeds, orderNeeds, tellSubject } from './subject.ts';

interface Question {
  readonly instruction: Instruction;
  readonly token: string;
  readonly subjects: Subjects;
}

const isAsked = ({ status }: Pick<Instruction, 'status'>): boolean =>
  status === 'asking' || status === 'taken';

function leaseToAsk(
  subjects: Subjects,
  of: DueSubject,
  { adapter, limits }: Pick<Provider, 'adapter' | 'limits'>,
  token: string,
): Write<Question | undefined> {
  const { tenantId, subject, kind, provider } = of;
  return {
    tenantId,
    actor: providerActor(provider),
    // A lease whose commit was lost expires by itself.
    claimed: false,
    needs: () => [need(instructionsTable, { subject, kind })],
    decide: (loaded, { serverNow }) => {
      const instruction = loaded.find(instructionsTable, { subject, kind });
      const isDue =
        instruction !== undefined &&
        isAsked(instruction) &&
        instruction.askAt !== null &&
        instruction.askAt <= serverNow &&
        !isLeased(instruction, serverNow) &&
        instruction.adapter === adapter;
      if (!isDue) return { reply: undefined, effects: [] };
      const asked: Instruction = {
        ...instruction,
        asks: instruction.asks + 1,
        leaseToken: token,
        leaseUntil: serverNow + limits.timeoutMs + LEASE_MARGIN_MS,
      };
      return { reply: { instruction: asked, token, subjects }, effects: [saveRow(instructionsTable, asked)] };
    },
  };
}

type Decide = (held: Instruction, loaded: Loaded, context: DecisionContext) => readonly Effect[];

function afterAsking(
  { instruction, token, subjects }: Question,
  told: Told | undefined,
  decide: Decide,
): Write<boolean> {
  const { tenantId, subject, kind, provider } = instruction;
  return {
    tenantId,
    actor: providerActor(provider),
    claimed: true,
    needs: (head, serverNow) => orderNeeds(subjects, instruction, told, head, serverNow),
    furtherNeeds: (loaded) => orderFurtherNeeds(subjects, instruction, told, loaded),
    decide: (loaded, context) => {
      const held = loaded.find(instructionsTable, { subject, kind });
      const isHeld = held !== undefined && isAsked(held) && held.leaseToken === token;
      return { reply: isHeld, effects: isHeld ? decide(held, loaded, context) : [] };
    },
  };
}

/** First queries, and a day of hourly ones. */
const WATCHED_LONG = 27;

/** The provider has the order: query it again later. */
function watchOn(held: Instruction, context: DecisionContext): Effect[] {
  const askAt = context.serverNow + watchAgainMs(held.asks);
  const row = saveRow(instructionsTable, { ...held, ...FREE, askAt });
  const isStuck = held.asks >= WATCHED_LONG;
  return isStuck ? [row, raiseAlarm(context, 'order_stuck', held.subject, { asks: held.asks })] : [row];
}

function clearUnknown(held: Instruction, context: DecisionContext): Effect[] {
  return held.status === 'asking' && held.asks > 1
    ? [clearAlarm(context, 'order_unknown', held.subject)]
    : [];
}

/** The query failed: asked again; after the configured number it raises an alarm. */
function askOn(question: Question): Write<boolean> {
  const { subjects } = question;
  const { kind } = question.instruction;
  const isOperation = isOfOperation(question.instruction);
  const told: Told = {
    eventId: eventUnder(question, 'unknown'),
    report: { says: 'held', reason: 'provider_unknown' },
  };
  return afterAsking(question, isOperation ? told : undefined, (held, loaded, context) => {
    if (held.status === 'taken') return watchOn(held, context);
    const askAt = context.serverNow + askAgainMs(held.asks);
    const again = saveRow(instructionsTable, { ...held, ...FREE, askAt });
    const { retryLimit } = subjects.terms.of(loaded, context.head);
    if (held.asks < retryLimit) return [again];
    const alarm = raiseAlarm(context, 'order_unknown', held.subject, { kind, asks: held.asks });
    const isToBeHeld = isOperation && subjects.ofOrder(held)?.statusOf(loaded) === 'accepted';
    return [...(isToBeHeld ? tellSubject(subjects, held, told, loaded, context) : []), again, alarm];
  });
}

const ENDS: ReadonlySet<Report['says']> = new Set([
  'settled',
  'failed',
  'returned',
  'accepted',
  'rejected',
  'issued',
]);

/** The provider has it: its operation is on its way and is watched. */
function noteProgress(question: Question, reports: readonly Report[] = []): Write<boolean> {
  const { subjects } = question;
  const isOperation = isOfOperation(question.instruction);
  const told: Told = { eventId: eventUnder(question, 'found'), report: { says: 'submitted' } };
  const isEnd = reports.some(({ says }) => ENDS.has(says));
  return afterAsking(question, isOperation ? told : undefined, (held, loaded, context) => {
    if (isEnd && isAtRest(subjects, held, loaded))
      return [...clearUnknown(held, context), endInstruction(held, 'done', context.serverNow)];
    if (held.status === 'taken') return watchOn(held, context);
    const status = isOperation ? subjects.ofOrder(held)?.statusOf(loaded) : undefined;
    const isBefore = status === 'accepted' || status === 'held';
    // The operation has its order watched once it is told.
    return isBefore
      ? tellSubject(subjects, held, told, loaded, context)
      : [...clearUnknown(held, context), markTaken(held, context.serverNow)];
  });
}

/** What the subject hears of an order that is unknown to its provider and not sent again. */
function toldOfAbsence(question: Question): Told | undefined {
  const { instruction, subjects } = question;
  if (isOfOperation(instruction)) {
    const report = { says: 'held', reason: 'provider_unreachable' } as const;
    return { eventId: eventUnder(question, 'unreachable'), report };
  }
  const reason = subjects.ofOrder(instruction)?.whyNotAgain;
  if (reason === undefined) return undefined;
  const report = { says: 'rejected', reason } as const;
  return { eventId: eventUnder(question, 'lost'), report };
}

/** Never done, and waited too long: not sent unattended. */
function expireUnsent(
  subjects: Subjects,
  held: Instruction,
  told: Told | undefined,
  loaded: Loaded,
  context: DecisionContext,
): readonly Effect[] {
  if (told === undefined || !isOfOperation(held)) return expire(subjects, held, loaded, context);
  const expired: Told = { ...told, report: { says: 'held', reason: ORDER_EXPIRED } };
  const isAccepted = subjects.ofOrder(held)?.statusOf(loaded) === 'accepted';
  return [
    ...(isAccepted ? tellSubject(subjects, held, expired, loaded, context) : []),
    endInstruction(held, 'withdrawn', context.serverNow),
  ];
}

/** The provider does not have it: it may be sent, if it still is to be. */
function noteAbsence(question: Question, terms: AgeTerms): Write<boolean> {
  const { subjects } = question;
  const { kind } = question.instruction;
  const told = toldOfAbsence(question);
  return afterAsking(question, told, (held, loaded, context) => {
    if (held.status === 'taken') {
      // It was accepted and has vanished: an operator must look before it is sent again.
      const facts = { said: 'absent', asks: held.asks };
      return [...watchOn(held, context), raiseAlarm(context, 'order_stuck', held.subject, facts)];
    }
    const cleared = clearUnknown(held, context);
    if (isExpired(held, context.head.wallet, context.serverNow, terms) && !isAtRest(subjects, held, loaded))
      return [...cleared, ...expireUnsent(subjects, held, told, loaded, context)];
    const withdrawn = endInstruction(held, 'withdrawn', context.serverNow);
    const { now } = context;
    if (told === undefined || !isOfOperation(held)) {
      if (isAtRest(subjects, held, loaded) || isWithheld(subjects, held, loaded))
        return [...cleared, withdrawn];
      return [
        ...cleared,
        ...(told === undefined ? [sendAgain(held, now)] : tellSubject(subjects, held, told, loaded, context)),
      ];
    }
    const status = subjects.ofOrder(held)?.statusOf(loaded);
    if (status !== 'accepted') return [...cleared, withdrawn];
    const { retryLimit } = subjects.terms.of(loaded, context.head);
    if (held.attempts < retryLimit) return [...cleared, sendAgain(held, now)];
    const alarm = raiseAlarm(context, 'order_stuck', held.subject, { kind, attempts: held.attempts });
    // A held operation leaves its order alone.
    return [...cleared, ...tellSubject(subjects, held, told, loaded, context), withdrawn, alarm];
  });
}

/**
 * Queries one order's status: one of unknown outcome, or one accepted without a report. The answer is taken in like any
 * report. Idempotent.
 */
export async function queryStatus(
  dependencies: CallDependencies,
  provider: Provider,
  due: DueSubject,
  terms: AgeTerms = AGELESS,
): Promise<CallEnd> {
  const { writeQueue, newToken, onFault, subjects } = dependencies;
  const question = await writeQueue.submit(leaseToAsk(subjects, due, provider, newToken()));
  if (question === undefined) return 'not_called';
  const { instruction } = question;
  const span = beginCall(dependencies.tracing, provider, instruction, true);
  const { traceparent } = span;
  const options = { timeoutMs: provider.limits.timeoutMs, attempt: instruction.asks, traceparent };
  let found: Awaited<ReturnType<Provider['queryStatus']>>;
  try {
    found = await callInTime(options, (call) => provider.queryStatus(orderIn(instruction), call));
    span.end({ isFailed: false });
  } catch (error) {
    // A query refuses nothing.
    const isRetry = error instanceof Retry;
    span.end({ isFailed: true, facts: { 'error.type': isRetry ? 'retry' : 'unknown' } });
    if (!isRetry && !(error instanceof Unknown)) onFault(error);
    await writeQueue.submit(askOn(question));
    return isRetry ? 'retry' : 'unknown';
  }
  if (found === 'absent') await writeQueue.submit(noteAbsence(question, terms));
  else if (found === 'in_progress' || found.length === 0) await writeQueue.submit(noteProgress(question));
  else {
    const source = { provider: provider.name, adapter: provider.adapter };
    for (const report of found) await receiveReport(dependencies, source, report);
    await writeQueue.submit(noteProgress(question, found));
  }
  return 'answered';
}
