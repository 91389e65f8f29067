import type { Moment } from '../../calendar/clock.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Actor, providerActor } from '../../identity/actor.ts';
import { raiseAlarm } from '../../outbox/alarm.ts';
import type { TenantHead } from '../../writes/tenant.ts';
import type { DecisionContext, Effect, Loaded, Need, Write } from '../../writes/write.ts';
import { type Applied, type GivenReport, type Subject, dispute } from './applier.ts';
import type { TermsSource } from './find-subject.ts';
import {
  type KeptOutcome,
  type ReportKey,
  type StoredReport,
  conflictingEventId,
  findReport,
  isSameContent,
  nameOfReport,
  recordReport,
  reportClaimNeed,
  storeReport,
} from './report-table.ts';
import type { Said } from '../port/provider.ts';
import type { ReportSource } from '../port/provider.ts';

export interface AddressedReport<Row = unknown> {
  readonly tenantId: string;
  readonly source: ReportSource;
  readonly subject: Subject<Row>;
  readonly report: Said;
  /** The provider's own name for the report; null for a control call, which repeats no other. */
  readonly eventId: string | null;
  /** From isIssuedBefore. */
  readonly isTaken?: boolean;
  /** Decides whether a report is late; undefined for a control call. */
  readonly terms?: TermsSource | undefined;
}

export type ReportOutcome = Exclude<KeptOutcome, 'dismissed'> | 'repeated' | 'unmatched';

export interface ReportDecision<Row = unknown> {
  readonly outcome: ReportOutcome;
  /** After the report; undefined if there is none, or the report was not looked at. */
  readonly record: Row | undefined;
  /** Under which identifier it is kept. */
  readonly subjectId: string;
  /** Older than the configuration allows. */
  readonly isStale: boolean;
  readonly effects: readonly Effect[];
}

function keyOf(
  { tenantId, source }: Pick<AddressedReport, 'tenantId' | 'source'>,
  eventId: string,
): ReportKey {
  return { tenantId, provider: source.provider, adapter: source.adapter, eventId };
}

function givenOf({
  source,
  report,
  eventId,
  isTaken = false,
}: Pick<AddressedReport, 'source' | 'report' | 'eventId' | 'isTaken'>): GivenReport {
  return { source, report, isReview: eventId === null, isTaken };
}

export function reportNeeds(addressed: AddressedReport, head: TenantHead, serverNow: Moment): Need[] {
  const { subject, eventId, terms } = addressed;
  return [
    ...subject.needs(givenOf(addressed), head, serverNow),
    ...(eventId === null ? [] : [reportClaimNeed(keyOf(addressed, eventId))]),
    ...(terms?.needs(head) ?? []),
  ];
}

export function reportFurtherNeeds(addressed: AddressedReport, loaded: Loaded): Need[] {
  const { subject } = addressed;
  const seen = seenBefore(addressed, loaded);
  return [
    ...subject.furtherNeeds(givenOf(addressed), loaded),
    ...(seen?.conflict === undefined ? [] : [reportClaimNeed(keyOf(addressed, seen.conflict.eventId))]),
  ];
}

/** The report received before under this name, and how this one contradicts it, if it does. */
interface Seen {
  readonly subjectId: string;
  readonly conflict?: { readonly eventId: string; readonly said: StoredReport };
}

function seenBefore({ source, subject, report, eventId }: AddressedReport, loaded: Loaded): Seen | undefined {
  const kept = eventId === null ? undefined : findReport(loaded, { ...source, eventId });
  if (kept === undefined) return undefined;
  const said = storeReport(report);
  const ids = subject.idsOf(loaded);
  const subjectId = ids.at(-1) ?? ids[0];
  if (ids.includes(kept.subjectId) && isSameContent(kept, said)) return { subjectId: kept.subjectId };
  return { subjectId, conflict: { eventId: conflictingEventId(kept.eventId, said, subjectId), said } };
}

const NOTHING = { record: undefined, isStale: false, effects: [] } as const;

/**
 * The one entry for reports from any source: a repeated report does nothing; a new one is compared with what was
 * ordered or is known, applied in any order, and recorded with its outcome.
 * @throws ApiError if a control call does not fit the subject's state; a provider's report is never refused
 */
export function decideReport<Row>(
  addressed: AddressedReport<Row>,
  loaded: Loaded,
  context: DecisionContext,
): ReportDecision<Row> {
  const seen = seenBefore(addressed, loaded);
  if (seen !== undefined) {
    const { subjectId, conflict } = seen;
    return conflict === undefined
      ? { ...NOTHING, outcome: 'repeated', subjectId }
      : keepConflict(addressed, { ...conflict, subjectId }, loaded, context);
  }
  const applied = applyOrDispute(addressed, loaded, context);
  if (applied === undefined) return { ...NOTHING, outcome: 'unmatched', subjectId: '' };
  const isStale = isStaleReport(addressed, loaded, context);
  const { outcome, record, subjectId } = applied;
  const effects = [...applied.effects, ...recordOf(addressed, applied, context)];
  if (isStale) effects.push(raiseAlarm(context, 'report_stale', subjectId, { ...addressed.source }));
  return { outcome, record, subjectId, isStale, effects };
}

function applyOrDispute<Row>(
  addressed: AddressedReport<Row>,
  loaded: Loaded,
  context: DecisionContext,
): Applied<Row> | undefined {
  const { subject, eventId } = addressed;
  try {
    return subject.apply(givenOf(addressed), loaded, context);
  } catch (error) {
    if (!(error instanceof ApiError) || eventId === null) throw error;
    return dispute<Row>(undefined, subject.idsOf(loaded)[0], error.code);
  }
}

/**
 * Older than `returns.staleEventSeconds`: applied all the same, with an alarm. A clock that is ahead makes none stale.
 */
function isStaleReport(
  { report: { at }, terms }: AddressedReport,
  loaded: Loaded,
  { head, now }: DecisionContext,
): boolean {
  if (at === undefined || terms === undefined) return false;
  return now - at > terms.of(loaded, head).staleEventSeconds * 1000;
}

function recordOf(
  addressed: AddressedReport,
  { outcome, subjectId, why, isContradiction }: Applied<unknown>,
  context: DecisionContext,
): Effect[] {
  const { subject, report } = addressed;
  const key = keyOf(addressed, addressed.eventId ?? `sandbox:${context.newId('evt')}`);
  const said = storeReport(report);
  const isDisputed = outcome === 'disputed';
  const kept = isDisputed ? { ...said, subject: subject.name, ...(why === undefined ? {} : { why }) } : said;
  const record = recordReport({ subjectId, report: kept, outcome, ...key }, context);
  if (!isDisputed && isContradiction !== true) return [record];
  const kind = isDisputed ? 'report_disputed' : 'report_conflicting';
  return [record, raiseAlarm(context, kind, nameOfReport(key), factsOf(subjectId, said, why))];
}

function factsOf(subjectId: string, { says }: StoredReport, why: string | undefined) {
  return { subjectId, says, ...(why === undefined ? {} : { why }) };
}

/** A report that contradicts the one under its name is kept beside it, once. */
function keepConflict<Row>(
  addressed: AddressedReport<Row>,
  { eventId, said, subjectId }: NonNullable<Seen['conflict']> & Pick<Seen, 'subjectId'>,
  loaded: Loaded,
  context: DecisionContext,
): ReportDecision<Row> {
  const key = keyOf(addressed, eventId);
  if (findReport(loaded, key) !== undefined) return { ...NOTHING, outcome: 'repeated', subjectId };
  const report = { ...said, subject: addressed.subject.name };
  return {
    ...NOTHING,
    outcome: 'conflicting',
    subjectId,
    effects: [
      recordReport({ ...key, subjectId, report, outcome: 'conflicting' }, context),
      raiseAlarm(context, 'report_conflicting', nameOfReport(key), factsOf(subjectId, said, undefined)),
    ],
  };
}

/**
 * Applies a contradicting report after a review, without comparing or recording: both are the review's.
 * @throws ApiError not_found, invalid_state
 */
export function applyUnderReview<Row>(
  { source, subject, report, isTaken = false }: AddressedReport<Row>,
  loaded: Loaded,
  context: DecisionContext,
): Applied<Row> & { readonly outcome: 'applied' | 'ignored' } {
  const applied = subject.apply({ source, report, isReview: true, isTaken }, loaded, context);
  if (applied === undefined) throw new ApiError('not_found');
  const { outcome, why = 'disputed' } = applied;
  if (outcome !== 'disputed') return { ...applied, outcome };
  throw new ApiError('invalid_state', { message: `This report cannot be applied: ${why}.` });
}

export interface TakenReport {
  readonly outcome: ReportOutcome;
  readonly subjectId: string;
}

export function takeReport(
  addressed: AddressedReport,
  actor: Actor = providerActor(addressed.source.provider),
): Write<TakenReport> {
  return {
    tenantId: addressed.tenantId,
    actor,
    claimed: true,
    needs: (head, serverNow) => reportNeeds(addressed, head, serverNow),
    furtherNeeds: (loaded) => reportFurtherNeeds(addressed, loaded),
    decide: (loaded, context) => {
      const { outcome, subjectId, effects } = decideReport(addressed, loaded, context);
      return { reply: { outcome, subjectId }, effects };
    },
  };
}
