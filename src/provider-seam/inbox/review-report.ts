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

/** @throws ApiError not_found; invalid_state if it has another outcome */
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

async function getReport({ reader }: Database, key: ReportKey): Promise<ProviderReport> {
  const { tenantId, provider, adapter, eventId } = key;
  const [kept] = await selectMatching(reader, providerReportsTable, [
    { tenantId, provider, adapter, eventId },
  ]);
  if (kept === undefined) throw new ApiError('not_found');
  return kept;
}

type ReviewedDoor = Pick<ReportInbox, 'database' | 'subjects'>;

/** @throws ApiError invalid_state if its subject was not kept */
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
 * Applies a disputed or conflicting report: what was ordered or is known is moved. Answers its outcome, `ignored` if it
 * is too late by now.
 * @throws ApiError not_found; invalid_state
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

function requireOpen({ status, subjectId, report }: UnmatchedReport): void {
  if (status === 'open' && !('text' in report)) return;
  const why = status === 'matched' ? `it is already matched to ${subjectId ?? ''}` : `it is ${status}`;
  throw new ApiError('invalid_state', {
    message: `This report cannot be matched: ${'text' in report ? 'it does not have the form of a report' : why}.`,
  });
}

/** @throws ApiError not_found if the named record cannot have it */
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
 * Applies an unmatched report to what an operator names; it may then be disputed. Idempotent: a repeated match is
 * `repeated`, also after a crash before the report was closed.
 * @param withReview adds the review to the write
 * @throws ApiError not_found; invalid_state if it is closed or malformed
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

/** A review of a tenant's report, in the commit of its effect; a repeated decision is not kept again. */
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
 * Applies a disputed or conflicting report and answers its outcome.
 * @throws ApiError not_found; invalid_state
 */
export async function applyReportByHand(
  inbox: Pick<ReportInbox, 'database' | 'subjects'>,
  key: ReportKey,
  note: ReviewNote,
): Promise<Write<string>> {
  return withReview(await applyDisputed(inbox, key, reviewer(note)), key, 'apply', note);
}

export function dismissReport(key: ReportKey, note: ReviewNote): Write<string> {
  return withReview(dismissDisputed(key, reviewer(note)), key, 'dismiss', note);
}

/**
 * Answers whether it was open.
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
 * Answers the outcome, `repeated` if it was matched before.
 * @throws ApiError not_found; invalid_state
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
