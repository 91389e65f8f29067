import type { ReadHandler } from '../contract/handler.ts';
import { findDatabaseFault } from '../db/find-database-fault.ts';

const RETRY_AFTER = { 'Retry-After': '1' };

/**
 * GET /readyz: the process is to go on, the database answers and takes writes, every migration has run, and the workers
 * complete their rounds without which nothing that is accepted is carried out.
 */
export const getReadiness: ReadHandler<'getReadiness'> = {
  kind: 'read',
  read: async (_request, { database, health, isStopping }) => {
    const fault = await findDatabaseFault(database);
    const ofWorkers = health.failingParts.filter(({ part }) => part !== fault?.part);
    const failing = fault === null ? ofWorkers : [fault, ...ofWorkers];
    if (failing.length === 0 && !isStopping()) return { body: { status: 'ready', failing: [] } };
    return { status: 503, headers: RETRY_AFTER, body: { status: 'not_ready', failing } };
  },
};
