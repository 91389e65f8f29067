import type { ReadHandler } from '../contract/handler.ts';
import { isMigrated } from '../db/migrate.ts';
import { ApiError } from '../errors/api-error.ts';

const RETRY_AFTER_SECONDS = 1;

/** GET /readyz: the database answers, and every migration has run. */
export const getReadiness: ReadHandler<'getReadiness'> = {
  kind: 'read',
  read: async (_request, { database }) => {
    // A database that is empty, locked or gone is one case to whoever asks: send no requests here yet.
    const isReady = await isMigrated(database).catch((cause: unknown) => {
      throw new ApiError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
    });
    if (!isReady) throw new ApiError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    return { body: { status: 'ready' } };
  },
};
