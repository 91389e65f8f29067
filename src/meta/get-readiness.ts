import type { ReadHandler } from '../contract/handler.ts';
import { isReady } from '../db/is-ready.ts';
import { ApiError } from '../errors/api-error.ts';

const RETRY_AFTER_SECONDS = 1;

function notReady(cause?: unknown): ApiError {
  return new ApiError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
}

/** GET /readyz: the process is to go on, the database answers and takes writes, and every migration has run. */
export const getReadiness: ReadHandler<'getReadiness'> = {
  kind: 'read',
  read: async (_request, { database, isStopping }) => {
    if (isStopping()) throw notReady();
    // A database that is empty, locked, read-only or gone is one case to whoever asks: send no requests here yet.
    const isDatabaseReady = await isReady(database).catch((cause: unknown) => {
      throw notReady(cause);
    });
    if (!isDatabaseReady) throw notReady();
    return { body: { status: 'ready' } };
  },
};
