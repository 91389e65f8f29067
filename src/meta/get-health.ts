import type { ReadHandler } from '../contract/handler.ts';

/** GET /healthz: the process runs, whether or not it reaches its database. */
export const getHealth: ReadHandler<'getHealth'> = {
  kind: 'read',
  read: () => Promise.resolve({ body: { status: 'ok' } }),
};
