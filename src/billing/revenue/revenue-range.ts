import type { Moment } from '../../clock.ts';
import { ApiError } from '../../errors/api-error.ts';
import { parseQueryMoment } from '../../lists/parse-query-moment.ts';

const DAY_MS = 86_400_000;

/** What is shown where nobody says from when. */
const USUAL_DAYS = 30;

/** The longest that one report covers. */
const MOST_DAYS = 366;

/** From when, inclusive, to when, exclusive. */
export interface Range {
  readonly from: Moment;
  readonly to: Moment;
}

function refuse(path: string, message: string): never {
  throw new ApiError('invalid_request', { details: [{ in: 'query', path, message }] });
}

/**
 * The range that a request names: up to now, and the thirty days before its end, where it says nothing.
 * @param now the present of the tenant
 * @throws ApiError invalid_request for a range that is empty or too long, and for a moment that does not exist
 */
export function readRange(
  query: { readonly from: string | undefined; readonly to: string | undefined },
  now: Moment,
): Range {
  // What was completed in this very millisecond counts.
  const to = query.to === undefined ? now + 1 : parseQueryMoment('to', query.to);
  const from = query.from === undefined ? to - USUAL_DAYS * DAY_MS : parseQueryMoment('from', query.from);
  if (from >= to) refuse('from', 'must be before `to`');
  if (to - from > MOST_DAYS * DAY_MS) refuse('from', `must be at most ${MOST_DAYS} days before \`to\``);
  return { from, to };
}
