import type { Moment } from '../../calendar/clock.ts';
import { type Interval, intervalEnds } from '../../calendar/sydney.ts';
import { ApiError } from '../../errors/api-error.ts';
import { parseQueryBound } from '../../lists/condition.ts';

/** As the contract bounds the points of an answer. */
const MOST_POINTS = 400;

export interface HistoryPoint {
  readonly at: Moment;
  /** The last moment that counts, itself included. */
  readonly upTo: Moment;
}

export interface HistoryPoints {
  readonly from: Moment;
  readonly to: Moment;
  /** Oldest first. */
  readonly points: readonly HistoryPoint[];
}

function refuse(path: string, message: string): never {
  throw new ApiError('invalid_request', { details: [{ in: 'query', path, message }] });
}

/**
 * Points of what is asked for: what happened at the end of an interval belongs to the next, but for the present, which
 * has none.
 * @param present the tenant's
 * @throws ApiError invalid_request
 */
export function readHistoryPoints(
  range: { readonly from: string; readonly to: string | undefined; readonly interval: Interval },
  present: Moment,
): HistoryPoints {
  const from = parseQueryBound('from', range.from);
  const to = range.to === undefined ? present : parseQueryBound('to', range.to);
  if (to > present) refuse('to', 'must not be in the future');
  if (from >= to) refuse('from', 'must be before `to`');
  const ends = intervalEnds(from, to, range.interval, MOST_POINTS);
  if (ends.length > MOST_POINTS)
    refuse('from', `must leave at most ${MOST_POINTS} points, of a longer interval or a shorter range`);
  const points = ends.map((at) => ({ at, upTo: at - 1 }));
  if (range.to === undefined) points.splice(-1, 1, { at: to, upTo: to });
  return { from, to, points };
}
