import { setTimeout as delay } from 'node:timers/promises';
import type { ReadHandler } from '../contract/handler.ts';
import type { Database } from '../db/connection.ts';
import { isMigrated } from '../db/migrate.ts';
import { ApiError } from '../errors/api-error.ts';

/** Whoever asks waits no longer than this, whatever the database does. */
const LIMIT_MS = 1_000;

const RETRY_AFTER_SECONDS = 1;

async function isReady(database: Database): Promise<boolean> {
  await database.watch.ask();
  return isMigrated(database);
}

/** GET /readyz: the database answers and takes writes, and every migration has run. */
export const getReadiness: ReadHandler<'getReadiness'> = {
  kind: 'read',
  read: async (_request, { database }) => {
    const answered = new AbortController();
    const late = delay(LIMIT_MS, false, answered).catch(() => false);
    // A database that is empty, locked, read-only or gone is one case to whoever asks: send no requests here yet.
    const isReadyInTime = await Promise.race([isReady(database), late])
      .catch((cause: unknown) => {
        throw new ApiError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
      })
      .finally(() => answered.abort());
    if (!isReadyInTime) throw new ApiError('service_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    return { body: { status: 'ready' } };
  },
};
