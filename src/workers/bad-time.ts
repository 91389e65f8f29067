import { classifyFailure } from '../db/database-failure.ts';
import { ApiError } from '../errors/api-error.ts';

/** Whether it is of no use to go on just now: the service has too much to do, or its database is away. */
export function isBadTime(error: unknown): boolean {
  if (error instanceof ApiError) return error.code === 'service_unavailable';
  return classifyFailure(error) !== 'broken';
}
