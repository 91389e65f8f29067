import type { Logger } from 'pino';
import { classifyFailure } from '../db/database-failure.ts';
import { countRefused } from '../db/database-watch.ts';
import { ApiError, presentError } from '../errors/api-error.ts';
import type { OutgoingReply } from './exchange.ts';

/** How whoever is not let in is to authenticate. */
type Scheme = 'Bearer' | 'Session';

/** Headers that a refusal carries beside its body. */
function headersOf(refusal: ApiError, scheme: Scheme): Record<string, string> {
  const headers: Record<string, string> = {};
  if (refusal.status === 401) headers['WWW-Authenticate'] = scheme;
  if (refusal.retryAfterSeconds !== undefined) headers['Retry-After'] = String(refusal.retryAfterSeconds);
  // The rest of the request may still come, and must not be taken for the next one.
  if (refusal.status === 408) headers['Connection'] = 'close';
  if (refusal.allow !== undefined) headers['Allow'] = refusal.allow.join(', ');
  return headers;
}

function toRefusal(error: unknown, requestId: string, logger: Logger): ApiError {
  if (error instanceof ApiError) return error;
  logger.error({ err: error, requestId }, 'request failed');
  return classifyFailure(error) === 'broken'
    ? new ApiError('internal_error', { cause: error })
    : new ApiError('service_unavailable', { retryAfterSeconds: 1, cause: error });
}

/**
 * The reply to whatever went wrong: a refusal as the catalogue has it, a database out of reach as
 * `service_unavailable`, and all else, which is logged, as `internal_error`.
 */
export function replyToFailure(
  error: unknown,
  requestId: string,
  logger: Logger,
  scheme: Scheme = 'Bearer',
): OutgoingReply & { errorCode: string } {
  const refusal = toRefusal(error, requestId, logger);
  countRefused(error);
  return {
    status: refusal.status,
    contentType: 'application/json',
    headers: headersOf(refusal, scheme),
    bodyText: JSON.stringify(presentError(refusal, requestId)),
    errorCode: refusal.code,
  };
}
