import type { Moment } from '../../calendar/clock.ts';
import { ApiError } from '../../errors/api-error.ts';
import { parseQueryBound } from '../../lists/condition.ts';

const DAY_MS = 86_400_000;

/** The longest range in days; a day of Sydney may have an hour more. */
const MOST_DAYS = 366;

const MOST_MS = MOST_DAYS * DAY_MS + 3_600_000;

/** Inclusive start, exclusive end. */
export interface StatementRange {
  readonly from: Moment;
  readonly to: Moment;
}

function refuse(path: string, message: string): never {
  throw new ApiError('invalid_request', { details: [{ in: 'query', path, message }] });
}

/**
 * @param present the tenant's
 * @throws ApiError invalid_request for a range that is empty, too long or not over yet
 */
export function readStatementRange(
  query: { readonly from: string; readonly to: string },
  present: Moment,
): StatementRange {
  const from = parseQueryBound('from', query.from);
  const to = parseQueryBound('to', query.to);
  if (to > present) refuse('to', 'must not be in the future');
  if (from >= to) refuse('from', 'must be before `to`');
  if (to - from > MOST_MS) refuse('from', `must be at most ${MOST_DAYS} days before \`to\``);
  return { from, to };
}
