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
import { type CommonContext, type Loaded, type Need, type Write, need } from './write.ts';

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

/** What all decisions by hand about one of a tenant's records have in common. */
export function reviewFrame(
  tenantId: string,
  note: ReviewNote,
): Pick<Write<unknown>, 'actor' | 'claimed'> & { readonly tenantId: string } {
  return { tenantId, actor: reviewer(note), claimed: true };
}
