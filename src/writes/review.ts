import type { Moment } from '../calendar/clock.ts';
import {
  type RowEffect,
  defineTable,
  insertRow,
  json,
  moment,
  text,
  textOrNull,
} from '../db/statements/table.ts';
import type { Actor } from '../identity/actor.ts';
import { ApiError } from '../errors/api-error.ts';
import {
  type CommonContext,
  type DecisionContext,
  type Effect,
  type Loaded,
  type Need,
  type Write,
  need,
} from './write.ts';

/** What an operator can decide by hand. */
export type ReviewAction =
  | 'approve'
  | 'reject'
  | 'cancel'
  | 'release'
  | 'return'
  | 'apply'
  | 'dismiss'
  | 'match'
  | 'house'
  | 'deliver';

/** What is kept with a decision by hand, in a few plain values. */
type ReviewFacts = Readonly<Record<string, string | number | null>>;

/** A decision that an operator took by hand: append-only, and the only place that says who it was. */
export interface Review {
  readonly id: string;
  /** Null where it is about nobody's. */
  readonly tenantId: string | null;
  readonly action: ReviewAction;
  /** The identifier of what was decided on. */
  readonly subject: string;
  /** The name that the operator gave. */
  readonly actor: string;
  /** Why, in words for people; callers see it in the history of what was decided on. */
  readonly reason: string;
  readonly facts: ReviewFacts;
  /** On the server's clock. */
  readonly reviewedAt: Moment;
}

const reviewsTable = defineTable<Review>({
  name: 'reviews',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: textOrNull(),
    action: text<ReviewAction>(),
    subject: text(),
    actor: text(),
    reason: text(),
    facts: json<ReviewFacts>(),
    reviewedAt: moment(),
  },
});

/** What an operator gives with every decision by hand. */
export interface ReviewNote {
  /** The identifier of the decision, by which it is known should its write run again. */
  readonly reviewId: string;
  readonly actor: string;
  readonly reason: string;
}

/** Who acts in a decision by hand. */
export function reviewer({ actor }: ReviewNote): Actor {
  return { kind: 'operator', id: actor };
}

/** The decision itself, as a row that nothing changes any more. */
export function recordReview(
  { reviewId, actor, reason }: ReviewNote,
  decided: Pick<Review, 'tenantId' | 'action' | 'subject'> & { readonly facts?: ReviewFacts },
  { serverNow }: Pick<CommonContext, 'serverNow'>,
): RowEffect {
  return insertRow(reviewsTable, {
    facts: {},
    ...decided,
    id: reviewId,
    actor,
    reason,
    reviewedAt: serverNow,
  });
}

/** The row that tells whether a decision was taken already. */
export function reviewNeed({ reviewId }: ReviewNote): Need {
  return need(reviewsTable, { id: reviewId });
}

/** Whether a decision was taken already, by a commit of which nobody heard. */
export function isReviewed(loaded: Loaded, { reviewId }: ReviewNote): boolean {
  return loaded.find(reviewsTable, { id: reviewId }) !== undefined;
}

/** What a decision by hand did to its record. */
export interface Verdict<Row> {
  readonly record: Row;
  readonly effects: readonly Effect[];
  readonly facts?: ReviewFacts;
}

/** A decision by hand about one of a tenant's records, by what is particular to its kind. */
export interface ReviewedRecord<Row> extends Pick<Write<Row>, 'needs' | 'furtherNeeds'> {
  readonly tenantId: string;
  readonly subject: string;
  readonly action: ReviewAction;
  readonly find: (loaded: Loaded) => Row | undefined;
  /** Kept with the decision, beside the facts of its verdict. */
  readonly factsOf?: (known: Row) => ReviewFacts;
  /** @throws ApiError invalid_state if the record does not allow it */
  readonly decide: (known: Row, loaded: Loaded, context: DecisionContext) => Verdict<Row>;
}

/**
 * Decides once about a record, and keeps who decided: repeated, it answers the record as it stands.
 * @throws ApiError not_found
 */
export function reviewRecord<Row>(reviewed: ReviewedRecord<Row>, note: ReviewNote): Write<Row> {
  const { tenantId, subject, action, find, factsOf, furtherNeeds } = reviewed;
  return {
    tenantId,
    actor: reviewer(note),
    claimed: true,
    needs: (head, serverNow) => [...reviewed.needs(head, serverNow), reviewNeed(note)],
    ...(furtherNeeds === undefined ? {} : { furtherNeeds }),
    decide: (loaded, context) => {
      const known = find(loaded);
      if (known === undefined) throw new ApiError('not_found');
      if (isReviewed(loaded, note)) return { reply: known, effects: [] };
      const { record, effects, facts } = reviewed.decide(known, loaded, context);
      const given = { tenantId, action, subject, facts: { ...factsOf?.(known), ...facts } };
      return { reply: record, effects: [...effects, recordReview(note, given, context)] };
    },
  };
}
