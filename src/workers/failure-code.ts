import { classifyFailure, isPostgresAnswer } from '../db/database-failure.ts';
import { ApiError } from '../errors/api-error.ts';
import { isOfProvider } from './call-in-time.ts';
import type { FailureCode } from './worker-names.ts';

/** An error may be among its own causes. */
const MOST_CAUSES = 16;

/** A constraint, the data themselves or a trigger: the row is at fault, and the next one may be fine. */
const OF_ONE_ROW = /^(?:22|23|P0)/;

function codeOfOne(error: Error): FailureCode | null {
  const kind = classifyFailure(error);
  if (kind !== 'broken') return 'timeout';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (isPostgresAnswer(error)) return OF_ONE_ROW.test(code) ? null : 'statement_failed';
  return code.startsWith('SQLITE_') && code !== 'SQLITE_CONSTRAINT' ? 'statement_failed' : null;
}

/**
 * Why a worker cannot work, as its error tells; null where the error is about one piece of work, or a provider's. One row
 * that fails for ever, or a provider that is down, must take no server out of the balancer.
 */
export function failureCodeOf(error: unknown): FailureCode | null {
  let isRefusedForNow = false;
  let each = error;
  for (let depth = 0; depth < MOST_CAUSES && each instanceof Error; depth += 1) {
    // Below it stands what made the provider fail.
    if (isOfProvider(each)) return null;
    if (each instanceof ApiError) isRefusedForNow ||= each.code === 'service_unavailable';
    else {
      const code = codeOfOne(each);
      if (code !== null) return code;
    }
    each = each.cause;
  }
  return isRefusedForNow ? 'timeout' : null;
}
