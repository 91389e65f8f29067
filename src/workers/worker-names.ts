import type { Word } from '../../generated/words.ts';
/** Parts of the service that `/readyz` answers for. */
export type ReadinessPart = Word<'FailingPart.part'>;

/** Every worker, and the part of `/readyz` that fails with it; null where requests are served all the same. */
export const WORKERS = {
  orders: 'orders',
  reports: 'reports',
  webhooks: 'webhooks',
  provider_messages: 'provider_messages',
  batches: 'orders',
  account_pool: null,
  mail: null,
  retention: null,
  user_retention: null,
  share_tokens: null,
  reconciliation: null,
  rates: null,
  certification: null,
  provider_lines: null,
  order_age: null,
  key_uses: null,
  request_log: null,
  restore_watch: null,
  // Of a process whose clock is far off nothing should be asked.
  clock_watch: 'writes',
  processes: null,
  worker_watch: null,
  write_queue: 'writes',
} as const satisfies Readonly<Record<string, ReadinessPart | null>>;

/** A worker: a loop of the service, or what several loops do together. */
export type WorkerName = keyof typeof WORKERS;

/** The names of all workers, in the order in which they are shown. */
export const WORKER_NAMES = Object.keys(WORKERS) as WorkerName[];

/** Why a worker fails. Its error's text is in the log. */
export type FailureCode = 'statement_failed' | 'timeout' | 'no_round' | 'backlog';
