import { applyDisputed, dismissDisputed, matchReport } from '../providers/review-report.ts';
import { nameOfReport, type ReportKey } from '../providers/provider-report.ts';
import type { Door } from '../providers/receive-report.ts';
import { closeUnmatched, type UnmatchedKey } from '../providers/unmatched-report.ts';
import type { TenantlessWrite, Write } from '../writes/write.ts';
import {
  isReviewed,
  recordReview,
  reviewer,
  reviewNeed,
  type Review,
  type ReviewAction,
  type ReviewNote,
} from './review.ts';

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
  door: Pick<Door, 'database' | 'subjects'>,
  key: ReportKey,
  note: ReviewNote,
): Promise<Write<string>> {
  return withReview(await applyDisputed(door, key, reviewer(note)), key, 'apply', note);
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
  door: Door,
  key: UnmatchedKey,
  subjectId: string,
  note: ReviewNote,
): Promise<string> {
  return matchReport(door, key, subjectId, reviewer(note), (write, tenantId) =>
    withReview(write, { ...key, tenantId }, 'match', note, { subjectId }),
  );
}
