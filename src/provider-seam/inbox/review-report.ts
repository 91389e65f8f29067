import type { Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Actor } from '../../identity/actor.ts';
import { clearAlarm } from '../../outbox/alarm.ts';
import {
  type Review,
  type ReviewAction,
  type ReviewNote,
  isReviewed,
  recordReview,
  reviewNeed,
  reviewer,
} from '../../writes/review.ts';
import type { DecisionContext, Effect, Loaded, TenantlessWrite, Write } from '../../writes/write.ts';
import type { About } from '../port/provider.ts';
import {
  type AddressedReport,
  type ReportOutcome,
  applyUnderReview,
  reportFurtherNeeds,
  reportNeeds,
  takeReport,
} from './decide-report.ts';
import type { ReportInbox } from './receive-report.ts';
import {
  type KeptOutcome,
  type ProviderReport,
  type ReportKey,
  findReport,
  nameOfReport,
  providerReportsTable,
  readReport,
  reportClaimNeed,
} from './report-table.ts';
import {
  type UnmatchedKey,
  type UnmatchedReport,
  closeUnmatched,
  unmatchedReportsTable,
} from './unmatched.ts';

/** @throws ApiError not_found where no such report is kept; invalid_state where its outcome is none of these. */
function reportInReview(loaded: Loaded, key: ReportKey, outcomes: readonly KeptOutcome[]): ProviderReport {
  const kept = findReport(loaded, key);
  if (kept === undefined) throw new ApiError('not_found');
  if (outcomes.includes(kept.outcome)) return kept;
  throw new ApiError('invalid_state', {
    message: `This report is ${kept.outcome}. It cannot be reviewed.`,
  });
}

function clearAlarms(key: ReportKey, context: DecisionContext): Effect[] {
  const name = nameOfReport(key);
  return [clearAlarm(context, 'report_disputed', name), clearAlarm(context, 'report_conflicting', name)];
}

/** Finds a kept report. @throws ApiError not_found */
async function getReport({ reader }: Database, key: ReportKey): Promise<ProviderReport> {
  const { tenantId, provider, adapter, eventId } = key;
  const [kept] = await selectMatching(reader, providerReportsTable, [
    { tenantId, provider, adapter, eventId },
  ]);
  if (kept === undefined) throw new ApiError('not_found');
  return kept;
}

/** What a review looks with. */
type ReviewedDoor = Pick<ReportInbox, 'database' | 'subjects'>;

/** A kept report, addressed to what it was about when it came. @throws ApiError invalid_state where nobody kept that */
async function addressedOf(
  { database, subjects }: ReviewedDoor,
  kept: ProviderReport,
): Promise<AddressedReport> {
  const { tenantId, provider, adapter, report } = kept;
  const subject = report.subject && (await subjects.kept(report.subject, database.reader));
  if (subject === undefined) {
    throw new ApiError('invalid_state', { message: 'This report has nothing left to apply.' });
  }
  return { tenantId, source: { provider, adapter }, subject, report: readReport(report), eventId: null };
}

/**
 * Applies a report that is disputed or conflicting, though it says something else than what was ordered or is known: what
 * is moved is what was ordered or is known. Answers its outcome: one that has come too late by now is `ignored`.
 * @throws ApiError not_found; invalid_state where there is nothing to review, or the subject cannot take what it says
 */
export async function applyDisputed(
  inbox: ReviewedDoor,
  key: ReportKey,
  actor: Actor,
): Promise<Write<ReportOutcome>> {
  const { database } = inbox;
  const kept = await addressedOf(inbox, await getReport(database, key));
  const isTaken = await kept.subject.isIssuedBefore(kept.report.issued, database.reader);
  const addressed = { ...kept, isTaken };
  return {
    tenantId: key.tenantId,
    actor,
    claimed: true,
    needs: (head, serverNow) => [reportClaimNeed(key), ...reportNeeds(addressed, head, serverNow)],
    furtherNeeds: (loaded) => reportFurtherNeeds(addressed, loaded),
    decide: (loaded, context) => {
      const kept = reportInReview(loaded, key, ['disputed', 'conflicting']);
      const { outcome, subjectId, effects } = applyUnderReview(addressed, loaded, context);
      const reviewed = saveRow(providerReportsTable, { ...kept, subjectId, outcome });
      return { reply: outcome, effects: [...effects, reviewed, ...clearAlarms(key, context)] };
    },
  };
}

/**
 * Puts a report aside that is disputed or conflicting; of one that was ignored it says that somebody has looked.
 * @throws ApiError not_found; invalid_state where there is nothing to review
 */
export function dismissDisputed(key: ReportKey, actor: Actor): Write<KeptOutcome> {
  return {
    tenantId: key.tenantId,
    actor,
    claimed: true,
    needs: () => [reportClaimNeed(key)],
    decide: (loaded, context) => {
      const kept = reportInReview(loaded, key, ['disputed', 'conflicting', 'ignored']);
      const outcome = kept.outcome === 'ignored' ? 'ignored' : 'dismissed';
      const reviewed = saveRow<ProviderReport>(providerReportsTable, { ...kept, outcome });
      return { reply: outcome, effects: [reviewed, ...clearAlarms(key, context)] };
    },
  };
}

/** @throws ApiError invalid_state where a report can be matched no longer */
function requireOpen({ status, subjectId, report }: UnmatchedReport): void {
  if (status === 'open' && !('text' in report)) return;
  const why = status === 'matched' ? `it is already matched to ${subjectId ?? ''}` : `it is ${status}`;
  throw new ApiError('invalid_state', {
    message: `This report cannot be matched: ${'text' in report ? 'it does not have the form of a report' : why}.`,
  });
}

/** A report that is addressed by hand, as a write. @throws ApiError not_found where what is named cannot have it */
function takeNamed(addressed: AddressedReport, actor: Actor): Write<ReportOutcome> {
  const taken = takeReport(addressed, actor);
  return {
    ...taken,
    decide: (loaded, context) => {
      const { reply, effects } = taken.decide(loaded, context);
      if (reply.outcome === 'unmatched') throw new ApiError('not_found');
      return { reply: reply.outcome, effects };
    },
  };
}

/**
 * Takes in a report that was about nobody we knew, as one about what an operator names: an operation, a receipt, a transfer,
 * evidence, or the instrument or the route that money came in at. It is compared and applied like any other, so that it may be disputed then.
 * Safe twice: one that was matched to the same before is `repeated`, also where whoever did it ended before it was closed.
 * @param withReview adds to the write what is kept with it, such as the review
 * @throws ApiError not_found; invalid_state where it is open no longer, or was no report
 */
export async function matchReport<Outcome extends string>(
  { database, writeQueue, subjects }: ReportInbox,
  key: UnmatchedKey,
  subjectId: string,
  actor: Actor,
  withReview: (write: Write<ReportOutcome>, tenantId: string) => Write<Outcome>,
): Promise<Outcome | 'repeated'> {
  const { provider, adapter, eventId } = key;
  const [kept] = await selectMatching(database.reader, unmatchedReportsTable, [
    { provider, adapter, eventId },
  ]);
  if (kept === undefined) throw new ApiError('not_found');
  if (kept.status === 'matched' && kept.subjectId === subjectId) return 'repeated';
  requireOpen(kept);
  const { about, ...said } = kept.report as Extract<UnmatchedReport['report'], { readonly about: About }>;
  const located = await subjects.findRecord(database.reader, {
    id: subjectId,
    provider,
    about,
    says: said.says,
  });
  if (located === undefined) throw new ApiError('not_found');
  const report = readReport(said);
  const isTaken = await located.subject.isIssuedBefore(report.issued, database.reader);
  const { terms } = subjects;
  const addressed = { ...located, source: { provider, adapter }, report, eventId, isTaken, terms };
  const outcome = await writeQueue.submit(withReview(takeNamed(addressed, actor), located.tenantId));
  await writeQueue.submit(closeUnmatched(key, { status: 'matched', subjectId }, actor));
  return outcome;
}

/** A decision about a report of a tenant's, with its row beside what it does; what was decided before is not kept again. */
function withReview<Reply extends string>(
  write: Write<Reply>,
  key: ReportKey,
  action: ReviewAction,
  note: ReviewNote,
  facts: Review['facts'] = {},
): Write<Reply | 'reviewed'> {
  const given = { tenantId: key.tenantId, action, subject: nameOfReport(key) };
  return {
    ...write,
    needs: (head, serverNow) => [...write.needs(head, serverNow), reviewNeed(note)],
    decide: (loaded, context) => {
      if (isReviewed(loaded, note)) return { reply: 'reviewed', effects: [] };
      const { reply, effects } = write.decide(loaded, context);
      if (reply === 'repeated') return { reply, effects };
      const review = recordReview(note, { ...given, facts: { ...facts, outcome: reply } }, context);
      return { reply, effects: [...effects, review] };
    },
  };
}

/**
 * Applies a report that is disputed or conflicting: what is moved is what was ordered or is known. Answers its outcome.
 * @throws ApiError not_found; invalid_state where there is nothing to review, or the subject cannot take what it says
 */
export async function applyReportByHand(
  inbox: Pick<ReportInbox, 'database' | 'subjects'>,
  key: ReportKey,
  note: ReviewNote,
): Promise<Write<string>> {
  return withReview(await applyDisputed(inbox, key, reviewer(note)), key, 'apply', note);
}

/**
 * Puts a report aside that is disputed or conflicting.
 * @throws ApiError not_found; invalid_state where there is nothing to review
 */
export function dismissReport(key: ReportKey, note: ReviewNote): Write<string> {
  return withReview(dismissDisputed(key, reviewer(note)), key, 'dismiss', note);
}

/**
 * Puts a report aside that is about nobody we know. Answers whether it was open.
 * @throws ApiError not_found
 */
export function dismissUnmatched(key: UnmatchedKey, note: ReviewNote): TenantlessWrite<boolean> {
  const write = closeUnmatched(key, { status: 'dismissed' }, reviewer(note));
  return {
    ...write,
    needs: (serverNow) => [...write.needs(serverNow), reviewNeed(note)],
    decide: (loaded, context) => {
      if (isReviewed(loaded, note)) return { reply: true, effects: [] };
      const { reply, effects } = write.decide(loaded, context);
      const given = { tenantId: null, action: 'dismiss' as const, subject: nameOfReport(key) };
      return { reply, effects: reply ? [...effects, recordReview(note, given, context)] : effects };
    },
  };
}

/**
 * Takes in a report that was about nobody we knew, as one about what the operator names. Answers its outcome: `repeated`
 * where that was said before.
 * @throws ApiError not_found; invalid_state where it is open no longer
 */
export async function matchReportByHand(
  inbox: ReportInbox,
  key: UnmatchedKey,
  subjectId: string,
  note: ReviewNote,
): Promise<string> {
  return matchReport(inbox, key, subjectId, reviewer(note), (write, tenantId) =>
    withReview(write, { ...key, tenantId }, 'match', note, { subjectId }),
  );
}
